/**
 * What a failed call says to visitors; without these words, its message is for developers alone.
 */
export interface ErrorMessages {
  /** The device was offline, so no call was made. */
  readonly offline?: string;
  /** Builds the message from the answer; wins over those below unless it returns undefined. */
  readonly errorFunction?: (status: number | undefined, body: unknown) => string | undefined;
  /** No answer came. */
  readonly unreachable?: string | undefined;
  /** The answer was not OK. */
  readonly message?: string;
}

/** A call that brought no answer, or an answer that is not OK (docs/product.md F13). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; absent when the server could not be reached in time. */
  readonly status: number | undefined;
  /** The answer's JSON; absent when it held no JSON. */
  readonly body: unknown;

  constructor(status: number | undefined, body: unknown, messages: ErrorMessages = {}) {
    super(
      messageOf(status, body, messages) ?? `The call failed: status ${String(status ?? 'none')}.`,
    );
    this.status = status;
    this.body = body;
  }
}

/**
 * An entry of a 402 answer: a message for one field or for the whole form (docs/product.md F13).
 */
export type RejectedEntry =
  | { readonly type: 'field'; readonly field: string; readonly error: string }
  | { readonly type: 'global'; readonly error: string };

function messageOf(
  status: number | undefined,
  body: unknown,
  messages: ErrorMessages,
): string | undefined {
  const built = messages.errorFunction?.(status, body);
  return built ?? (status === undefined ? messages.unreachable : messages.message);
}
