import type { FieldEdit, SeenValue } from '../../../runtime/dev/inspector/messages.ts';
import { isMap } from '../../resolve/merge.ts';
import { isScalar } from './field-editing.ts';

/** Reads an edit as a page sends it; undefined where it is none. */
export function readEdit(sent: unknown): FieldEdit | undefined {
  if (!isMap(sent)) return undefined;
  const { owner, field, action, value } = sent;
  const seen = readSeen(sent['seen']);
  if (typeof owner !== 'string' || typeof field !== 'string' || seen === undefined)
    return undefined;
  const edited = { owner, field, seen };
  if (action === 'hand back') return { ...edited, action };
  const isChange = action === 'write' || action === 'own';
  return isChange && isScalar(value) ? { ...edited, action, value } : undefined;
}

function readSeen(sent: unknown): SeenValue | undefined {
  if (!isMap(sent)) return undefined;
  const { pointer, typed, version } = sent;
  const isSeen = typeof pointer === 'string' && typeof version === 'string' && isScalar(typed);
  return isSeen ? { pointer, typed, version } : undefined;
}
