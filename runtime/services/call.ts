export interface CallSettings {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call counts as unanswered. */
  readonly timeout?: number;
}

/** An answer, whatever its status, and the JSON that it holds; `undefined` when it holds none. */
export interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

const defaultTimeout = 15_000;
const busy = [502, 503, 504];

/** A path without `/api/v1` or `/api/v2` gets `/api/v1` prepended. */
export function apiPath(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return /^\/api\/v[12](?:[/?]|$)/.test(rooted) ? rooted : `/api/v1${rooted}`;
}

/** One call of SPEC.md section 7; rejects when it is aborted or brings no whole answer in time. */
export async function call(
  { origin = '', timeout = defaultTimeout, fetch: fetcher = fetch }: CallSettings,
  path: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const response = await fetcher(origin + apiPath(path), {
      ...init,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      signal: controller.signal,
      credentials: 'same-origin',
    });
    return { response, body: parseJson(await response.text()) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A GET, made once more when the server can't be reached or is busy (502, 503, 504). */
export async function read(
  settings: CallSettings,
  path: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const attempt = (): Promise<Answer> => call(settings, path, { method: 'GET' }, signal);
  const first = await attempt().catch(() => undefined);
  return first === undefined || busy.includes(first.response.status) ? attempt() : first;
}

/** JSON if it is any: an empty answer or one of another kind is no error. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
