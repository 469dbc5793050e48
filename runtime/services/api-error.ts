import { asRecord } from './narrow.ts';

/** What a failed call says to visitors; without these words, its message is for developers alone. */
export interface ErrorMessages {
  /** Of a call that could not be made, because the device was offline. */
  readonly offline?: string;
  /** Builds the message from the answer; wins over those below unless it returns undefined. */
  readonly errorFunction?: (status: number | undefined, body: unknown) => string | undefined;
  /** Of a call without an answer. */
  readonly unreachable?: string;
  /** Of an answer that is not OK. */
  readonly message?: string;
}

/** A call that brought no answer, or an answer that is not OK (docs/product.md F13). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
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

/** A call that could not be made, because the device was offline. */
export class OfflineError extends ApiError {
  override readonly name = 'OfflineError';

  constructor({ offline }: ErrorMessages) {
    super(undefined, undefined, offline === undefined ? {} : { unreachable: offline });
  }
}

/** An entry of a 402 answer: a message for one field or for the whole form (docs/product.md F13). */
export type RejectedEntry =
  | { readonly type: 'field'; readonly field: string; readonly error: string }
  | { readonly type: 'global'; readonly error: string };

/** A 402 answer with a list of entries, kept apart from the other errors: the form shows each entry in its place. */
export class RejectedError extends ApiError {
  override readonly name = 'RejectedError';
  /** Those with a message; may be empty. */
  readonly entries: readonly RejectedEntry[];

  constructor(body: readonly unknown[], messages: ErrorMessages = {}) {
    super(402, body, messages);
    this.entries = body.flatMap((entry) => readEntry(entry));
  }
}

function messageOf(
  status: number | undefined,
  body: unknown,
  messages: ErrorMessages,
): string | undefined {
  const built = messages.errorFunction?.(status, body);
  return built ?? (status === undefined ? messages.unreachable : messages.message);
}

function readEntry(entry: unknown): RejectedEntry[] {
  const { type, field, error } = asRecord(entry);
  if (typeof error !== 'string' || error.trim() === '') return [];
  if (type === 'field' && typeof field === 'string') return [{ type, field, error }];
  return [{ type: 'global', error }];
}
