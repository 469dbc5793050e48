import { createApi } from './api.ts';
import type { Api } from './api.ts';
import { readSettings } from './settings.ts';

/** The API that the settings of the current page name; to be called in the browser only. */
export function openApi(): Api {
  const { api: origin, environment } = readSettings(document);
  return createApi(environment === 'production' ? { origin } : { origin, fetch: guarded });
}

/** Loaded by previews alone. */
const guarded: typeof fetch = (...call) =>
  import('./guard.ts').then((chunk) => chunk.guard(...call));
