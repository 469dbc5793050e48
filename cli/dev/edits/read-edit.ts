import type {
  FieldEdit,
  GivenValue,
  Items,
  ListChange,
  Scalar,
  SeenValue,
} from '../../../runtime/dev/inspector/edit-messages.ts';
import { isMap } from '../../resolve/layers.ts';
import { isScalar } from './field-editing.ts';

/** Reads an edit as a page sends it; undefined where it is not a valid edit. */
export function readEdit(sent: unknown): FieldEdit | undefined {
  if (!isMap(sent)) return undefined;
  const { owner, field, action, value, alt } = sent;
  const seen = readSeen(sent['seen']);
  if (typeof owner !== 'string' || typeof field !== 'string' || seen === undefined)
    return undefined;
  if (action === 'hand back') return { owner, field, seen, action };
  if (action !== 'write' && action !== 'own') return undefined;
  if (isOfList(seen)) {
    const change = readChange(sent['change'], seen.typed.length);
    return change && { owner, field, seen, action, change };
  }
  if (!isOfScalar(seen) || !isScalar(value)) return undefined;
  return { owner, field, seen, action, value, ...(typeof alt === 'string' && { alt }) };
}

function readSeen(sent: unknown): SeenValue<Scalar | Items> | undefined {
  if (!isMap(sent)) return undefined;
  const { pointer, typed, version } = sent;
  if (typeof pointer !== 'string' || typeof version !== 'string') return undefined;
  return isScalar(typed) || isList(typed) ? { pointer, typed, version } : undefined;
}

function isOfList(seen: SeenValue<Scalar | Items>): seen is SeenValue<Items> {
  return isList(seen.typed);
}

function isOfScalar(seen: SeenValue<Scalar | Items>): seen is SeenValue {
  return isScalar(seen.typed);
}

function isList(value: unknown): value is Items {
  return Array.isArray(value);
}

/** How many items the indices of a change can name, by how many there are. */
const counts: Readonly<Record<ListChange['kind'], (length: number) => number>> = {
  add: (length) => length + 1,
  remove: (length) => length,
  swap: (length) => length - 1,
};

function readChange(sent: unknown, length: number): ListChange | undefined {
  const { kind, index, given } = isMap(sent) ? sent : {};
  if (!isKind(kind) || typeof index !== 'number' || !Number.isInteger(index)) return undefined;
  if (index < 0 || index >= counts[kind](length)) return undefined;
  if (kind !== 'add') return { kind, index };
  return isList(given) && given.every(isGiven) ? { kind, index, given } : undefined;
}

function isGiven(sent: unknown): sent is GivenValue {
  if (!isMap(sent)) return false;
  const { path, value, alt = '' } = sent;
  return [path, value, alt].every((text) => typeof text === 'string');
}

function isKind(name: unknown): name is ListChange['kind'] {
  return typeof name === 'string' && Object.hasOwn(counts, name);
}
