import { createApi } from './api.ts';
import type { Api } from './api.ts';
import { readSettings } from './settings.ts';

/** The API that the settings of the current page name; to be called in the browser only. */
export function openApi(): Api {
  return createApi({ origin: readSettings(document).api });
}
