import { attempt } from '../../services/attempt.ts';
import { asRecord } from '../../services/narrow.ts';
import { hasPrivacySignal, readSettings } from '../../services/settings.ts';
import type { FieldValue, Values } from '../field-model.ts';

/** What the visitor has entered into a form and not sent yet (docs/product.md F14). */
export interface Draft {
  /** What was entered before the page was reloaded, where it fits the fields as they start now. */
  readonly read: (start: Values) => Values;
  readonly keep: (path: string, value: FieldValue) => void;
  readonly forget: () => void;
}

/**
 * The draft of this form at this address, which names it: another address may fill in other values.
 * Nothing is kept on pages for children, nor where the browser sends a privacy signal.
 */
export function openDraft(formId: string): Draft {
  const name = `${location.pathname}${location.search}#${formId}`;
  const forget = (): void => void attempt(() => sessionStorage.removeItem(name));
  const stored = (): Readonly<Record<string, unknown>> =>
    asRecord(attempt((): unknown => JSON.parse(sessionStorage.getItem(name) ?? '{}')));
  if (readSettings(document).isForChildren === true || hasPrivacySignal(navigator)) {
    return { read: () => ({}), keep: () => undefined, forget };
  }
  return {
    read: (start) =>
      Object.fromEntries(
        Object.entries(stored()).flatMap(([path, value]) =>
          isLike(value, start[path] ?? false) ? [[path, value]] : [],
        ),
      ),
    keep: (path, value) => {
      if (value instanceof File) return;
      attempt(() => sessionStorage.setItem(name, JSON.stringify({ ...stored(), [path]: value })));
    },
    forget,
  };
}

/**
 * Whether a value is of the kind that its field starts with; consent starts with nothing and is a
 * toggle.
 */
function isLike(value: unknown, start: FieldValue): value is FieldValue {
  return typeof value === typeof start && Array.isArray(value) === Array.isArray(start);
}
