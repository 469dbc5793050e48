import { attempt } from '../../../../runtime/services/attempt.ts';
import type { SeenValue } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';

type FieldName = Pick<FieldDetails, 'owner' | 'field'>;

/** What was typed in the place of what. */
interface Draft {
  readonly typed: unknown;
  readonly value: string;
}

/**
 * What was typed into a field and neither saved nor cancelled; undefined where the file says
 * something else by now.
 */
export function readDraft(name: FieldName, { typed }: SeenValue): string | undefined {
  const stored = attempt(() => sessionStorage.getItem(draftKey(name)));
  const draft: Draft | undefined = stored ? JSON.parse(stored) : undefined;
  return draft?.typed === typed ? draft?.value : undefined;
}

/** Keeps what is typed for this tab, also when it loads its page again. */
export function keepDraft(name: FieldName, { typed }: SeenValue, value: string): void {
  const draft: Draft = { typed, value };
  if (value === String(typed)) dropDraft(name);
  else attempt(() => sessionStorage.setItem(draftKey(name), JSON.stringify(draft)));
}

export function dropDraft(name: FieldName): void {
  attempt(() => sessionStorage.removeItem(draftKey(name)));
}

function draftKey({ owner, field }: FieldName): string {
  return `career-site draft of ${owner}.${field}`;
}
