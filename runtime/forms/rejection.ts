import type { ApiError, RejectedEntry } from '../services/api-error.ts';
import { asList, asRecord } from '../services/narrow.ts';
import type { Rejection } from './form-state.ts';

/**
 * The messages of a 402 answer for fields and for the form (docs/product.md F13); undefined for any
 * other failure, and for a list without messages.
 */
export function readRejection({ status, body }: ApiError): Rejection | undefined {
  const entries = status === 402 ? asList(body).flatMap(readEntry) : [];
  return entries.length === 0 ? undefined : collect(entries);
}

function readEntry(entry: unknown): RejectedEntry[] {
  const { type, field, error } = asRecord(entry);
  if (typeof error !== 'string' || error.trim() === '') return [];
  if (type === 'field' && typeof field === 'string') return [{ type, field, error }];
  return [{ type: 'global', error }];
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
 * The same, with the messages of fields that are not on the form moved to the form itself, where
 * they are seen.
 */
export function placeRejection(rejection: Rejection, paths: readonly string[]): Rejection {
  const entries = Object.entries(rejection.fields);
  const strays = entries.filter(([path]) => !paths.includes(path));
  return {
    fields: Object.fromEntries(entries.filter(([path]) => paths.includes(path))),
    form: [...rejection.form, ...strays.map(([, problem]) => problem)],
  };
}
