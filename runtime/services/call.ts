import { attempt } from './attempt.ts';
import { jsonHeaders } from './settings.ts';

export interface CallSettings {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /**
   * Milliseconds until a call counts as unanswered; 15,000 for a GET and 30,000 for a POST unless
   * given.
   */
  readonly timeoutMs?: number;
}

/** An answer of any status, and its JSON; `undefined` when it holds no JSON. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
  readonly body: unknown;
}

const busy = [502, 503, 504];

/** A path without `/api/v1` or `/api/v2` gets `/api/v1` prepended. */
export function apiPath(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return /^\/api\/v[12](?:[/?]|$)/.test(rooted) ? rooted : `/api/v1${rooted}`;
}

/**
 * One call of docs/product.md C1 to C4; rejects when it is aborted or brings no whole answer in
 * time.
 */
export async function call(
  { origin = '', timeoutMs = 15_000, fetch: fetcher = fetch }: CallSettings,
  path: string,
  { headers, signal, ...init }: RequestInit,
): Promise<Answer> {
  signal?.throwIfAborted();
  const response = await fetcher(origin + apiPath(path), {
    ...init,
    headers: { ...jsonHeaders, ...headers },
    signal: firstOf(AbortSignal.timeout(timeoutMs), signal),
    credentials: 'same-origin',
  });
  const text = await response.text();
  // An answer without JSON, empty or of another kind, is no error.
  return { response, text, body: attempt((): unknown => JSON.parse(text)) };
}

/**
 * Does what `AbortSignal.any` does, which is newer than some of the browsers that bundles are made
 * for.
 */
function firstOf(limit: AbortSignal, signal?: AbortSignal | null): AbortSignal {
  if (signal == null) return limit;
  const either = new AbortController();
  for (const source of [limit, signal]) {
    source.addEventListener('abort', () => either.abort(), { signal: either.signal });
  }
  return either.signal;
}

/** A GET, made once more when the server can't be reached or is busy (502, 503, 504). */
export async function read(
  settings: CallSettings,
  path: string,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const ask = (): Promise<Answer> => call(settings, path, { method: 'GET', signal });
  const first = await ask().catch(() => undefined);
  return first === undefined || busy.includes(first.response.status) ? ask() : first;
}
