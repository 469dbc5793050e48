import type { ApiSettings } from './api.ts';
import { readSettings } from './settings.ts';

/**
 * How the API is called that the settings of the current page name; to be called in the browser
 * only.
 */
export function pageApi(): ApiSettings {
  const { api: origin, environment } = readSettings(document);
  const isOffline = (): boolean => !navigator.onLine;
  return { origin, isOffline, ...(environment === 'preview' && { fetch: guarded }) };
}

/** Loaded by previews alone. */
const guarded: typeof fetch = (...call) =>
  import('./guard.ts').then((chunk) => chunk.guard(...call));
