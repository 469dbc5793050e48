/** A call as the fake server saw it. */
export interface SeenCall {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Answers of a fake server, in turn; the last one repeats. A text is sent unchanged, `unreachable`
 * fails.
 */
export type FakeAnswer = { readonly status?: number; readonly body?: unknown } | 'unreachable';

export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly calls: SeenCall[];
}

export function createFakeServer(...answers: readonly FakeAnswer[]): FakeServer {
  const calls: SeenCall[] = [];
  const fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {};
    calls.push({ url: String(input), init });
    if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  };
  return { fetch, calls };
}

/** The JSON that a call carried. */
export function bodyOf(call: SeenCall | undefined): unknown {
  return JSON.parse(String(call?.init.body));
}
