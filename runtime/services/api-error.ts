import { asRecord } from './narrow.ts';

/** What a failed call can say of itself; either may be absent. */
export interface ErrorWords {
  /** Builds the message from the answer; what it returns, unless nothing, wins over everything else. */
  readonly errorFunction?: (status: number | undefined, body: unknown) => string | undefined;
  /** Replaces 'An error occurred'. */
  readonly message?: string;
}

/** A call that brought no answer, or an answer that is not OK. Its message is made for visitors (SPEC.md section 8). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status; absent when the server could not be reached in time. */
  readonly status: number | undefined;
  /** The answer's JSON; absent when it held none. */
  readonly body: unknown;

  constructor(status: number | undefined, body: unknown, words: ErrorWords = {}) {
    super(messageOf(status, body, words));
    this.status = status;
    this.body = body;
  }
}

/** An entry of a 402 answer: a message for one field or for the whole form (SPEC.md section 7). */
export type RejectedEntry =
  | { readonly type: 'field'; readonly field: string; readonly error: string }
  | { readonly type: 'global'; readonly error: string };

/** A 402 answer with a list of entries, kept apart from the other errors: the form shows each entry in its place. */
export class RejectedError extends ApiError {
  override readonly name = 'RejectedError';
  /** Those with a message; a list may hold none. */
  readonly entries: readonly RejectedEntry[];

  constructor(body: readonly unknown[], words: ErrorWords = {}) {
    super(402, body, words);
    this.entries = body.flatMap((entry) => readEntry(entry));
  }
}

function messageOf(status: number | undefined, body: unknown, words: ErrorWords): string {
  const built = words.errorFunction?.(status, body);
  if (built !== undefined) return built;
  if (status === undefined) return 'Could not contact server';
  return words.message ?? 'An error occurred';
}

function readEntry(entry: unknown): RejectedEntry[] {
  const { type, field, error } = asRecord(entry);
  if (typeof error !== 'string' || error.trim() === '') return [];
  if (type === 'field' && typeof field === 'string') return [{ type, field, error }];
  return [{ type: 'global', error }];
}
