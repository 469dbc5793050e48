import { createApi } from './api.ts';
import type { Api } from './api.ts';
import { readSettings } from './settings.ts';

/** The API that the settings of the current page name; to be called in the browser only. */
export function openApi(): Api {
  const { api: origin, environment } = readSettings(document);
  const isOffline = (): boolean => !navigator.onLine;
  return createApi({ origin, isOffline, ...(environment === 'preview' && { fetch: guarded }) });
}

/** Whether calls of the current page may carry the header `Idempotency-Key`: the CORS rules of another host must allow it. */
export function takesIdempotencyKey(): boolean {
  const { api, apiAllowsIdempotencyKey } = readSettings(document);
  return api === '' || api === location.origin || apiAllowsIdempotencyKey === true;
}

/** Loaded by previews alone. */
const guarded: typeof fetch = (...call) =>
  import('./guard.ts').then((chunk) => chunk.guard(...call));
