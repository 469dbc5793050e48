import { RejectedError } from '../services/api-error.ts';
import type { RejectedEntry } from '../services/api-error.ts';
import { fillIn } from '../services/fill-in.ts';
import type { Rejection } from './form-state.ts';

/**
 * The messages of a 402 answer for fields and for the form (docs/product.md F13); undefined for any other failure, and for
 * a list without messages.
 */
export function readRejection(error: unknown): Rejection | undefined {
  if (!(error instanceof RejectedError) || error.entries.length === 0) return undefined;
  return collect(error.entries);
}

/** Sorts messages by where they belong; the first of a field counts. */
export function collect(entries: readonly RejectedEntry[]): Rejection {
  const fields = new Map<string, string>();
  const form: string[] = [];
  for (const entry of entries) {
    if (entry.type !== 'field') form.push(entry.error);
    else if (!fields.has(entry.field)) fields.set(entry.field, entry.error);
  }
  return { fields: Object.fromEntries(fields), form };
}

/**
 * The same, with the messages of fields that are not on the form moved to the form itself, where they are seen: in the words
 * `{field}: {problem}`.
 */
export function placeRejection(
  rejection: Rejection,
  paths: readonly string[],
  words: string,
): Rejection {
  const entries = Object.entries(rejection.fields);
  const strays = entries.filter(([path]) => !paths.includes(path));
  return {
    fields: Object.fromEntries(entries.filter(([path]) => paths.includes(path))),
    form: [
      ...rejection.form,
      ...strays.map(([field, problem]) => fillIn(words, { field, problem })),
    ],
  };
}
