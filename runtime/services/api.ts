import { ApiError, OfflineError } from './api-error.ts';
import type { ErrorMessages } from './api-error.ts';
import { call, read } from './call.ts';
import type { Answer, CallSettings } from './call.ts';

export interface CallOptions extends ErrorMessages {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Stays the same over all tries of a post, so that the server recognises a repeat. */
  readonly idempotencyKey?: string;
}

export interface ApiSettings extends CallSettings {
  /**
   * Whether the device is offline. Calls are made all the same, since some networks are taken for none; one that was begun
   * offline and brings no answer was certainly not sent.
   */
  readonly isOffline?: () => boolean;
}

/** The calls of docs/product.md C1 to C4. They resolve to the answer's JSON, or to `undefined` for an answer without JSON. */
export interface Api {
  /** Tried once more when the server can't be reached or is busy (502, 503, 504). Rejects with an `ApiError`. */
  readonly get: (path: string, options?: CallOptions) => Promise<unknown>;
  /** Sent once, whatever happens. Rejects with an `ApiError`. */
  readonly post: (path: string, payload: object, options?: CallOptions) => Promise<unknown>;
}

export function createApi({ isOffline = () => false, ...settings }: ApiSettings = {}): Api {
  const settleFromHere = (calling: Promise<Answer>, options: CallOptions): Promise<unknown> =>
    settle(calling, isOffline(), options);
  return {
    get: (path, options = {}) => settleFromHere(read(settings, path, options.signal), options),
    post: (path, payload, options = {}) => {
      const body = JSON.stringify(dropNulls(payload));
      return settleFromHere(call(settings, path, { ...options, method: 'POST', body }), options);
    },
  };
}

/** The same value without its nulls, at any depth. */
export function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([key, item]) => [key, dropNulls(item)]));
}

/** The JSON of a successful answer; any other outcome is an `ApiError`. */
async function settle(
  calling: Promise<Answer>,
  wasOffline: boolean,
  options: CallOptions,
): Promise<unknown> {
  const answer = await calling.catch(() => undefined);
  options.signal?.throwIfAborted();
  if (answer === undefined && wasOffline) throw new OfflineError(options);
  if (answer === undefined) throw new ApiError(undefined, undefined, options);
  const { response, body } = answer;
  if (response.ok) return body;
  throw new ApiError(response.status, body, options);
}
