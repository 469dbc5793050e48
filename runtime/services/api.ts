import { ApiError } from './api-error.ts';
import type { ErrorMessages } from './api-error.ts';
import { read } from './call.ts';
import type { Answer, CallSettings } from './call.ts';

export interface CallOptions extends ErrorMessages {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface ApiSettings extends CallSettings {
  /**
   * Whether the device is offline. Calls are made all the same, since some networks are taken for
   * none; one that was begun offline and brings no answer was certainly not sent.
   */
  readonly isOffline?: () => boolean;
}

/**
 * A GET of docs/product.md C1 to C4, tried once more when the server can't be reached or is busy
 * (502, 503, 504). Resolves to the answer's JSON, or to `undefined` for an answer without JSON;
 * rejects with an `ApiError`.
 */
export function get(
  settings: ApiSettings,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  return settle(read(settings, path, options.signal), settings, options);
}

/** The JSON of a successful answer; any other outcome is an `ApiError`. */
export async function settle(
  calling: Promise<Answer>,
  { isOffline }: ApiSettings,
  options: CallOptions,
): Promise<unknown> {
  const wasOffline = isOffline?.() === true;
  const answer = await calling.catch(() => undefined);
  options.signal?.throwIfAborted();
  if (answer === undefined) {
    const messages = wasOffline ? { unreachable: options.offline } : options;
    throw new ApiError(undefined, undefined, messages);
  }
  const { response, body } = answer;
  if (response.ok) return body;
  throw new ApiError(response.status, body, options);
}
