import { settle } from './api.ts';
import type { ApiSettings, CallOptions } from './api.ts';
import { call } from './call.ts';
import type { Answer } from './call.ts';
import { readSettings } from './settings.ts';

export interface PostOptions extends CallOptions {
  /** Stays the same over all tries of a post, so that the server recognises a repeat. */
  readonly idempotencyKey?: string;
}

/** A POST of docs/product.md C1 to C4: sent once, whatever happens. Settles as `get` does. */
export function post(
  settings: ApiSettings,
  path: string,
  payload: object,
  options: PostOptions = {},
): Promise<unknown> {
  const { idempotencyKey, signal = null } = options;
  const answer = call({ timeoutMs, ...settings }, path, {
    method: 'POST',
    body: JSON.stringify(dropNulls(payload)),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    signal,
  });
  return settle(answer.then(refusePage), settings, options);
}

/** Longer than a GET has, because giving a post up leaves open whether it was stored. */
const timeoutMs = 30_000;

/**
 * Refuses what a filter, a portal or a host without the API sends in the place of an answer
 * (docs/product.md C2).
 */
function refusePage(answer: Answer): Answer {
  const isPage = /^\s*<(?:!doctype html|html)/i.test(answer.text);
  if (answer.response.ok && isPage) throw new TypeError('A page was answered.');
  return answer;
}

/** The same value without its nulls, at any depth. */
export function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([key, item]) => [key, dropNulls(item)]));
}

/**
 * Whether calls of the current page may carry the header `Idempotency-Key`: the CORS rules of
 * another host must allow it.
 */
export function takesIdempotencyKey(): boolean {
  const { api, apiAllowsIdempotencyKey } = readSettings(document);
  return api === '' || api === location.origin || apiAllowsIdempotencyKey === true;
}
