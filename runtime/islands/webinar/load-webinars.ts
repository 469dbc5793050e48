import { jsonHeaders, readSettings } from '../../services/settings.ts';
import { readWebinars, webinarsPath } from './webinars.ts';
import type { Webinars } from './webinars.ts';

type Asked = Map<string, Promise<Webinars | undefined>>;

/** Keyed by the `fetch` of the page: all parts of a page that show webinars share one call. */
const askedBy = new WeakMap<typeof fetch, Asked>();

/**
 * The API's webinars of a region; undefined when they are unavailable (docs/product.md P8). Never
 * rejects.
 */
export function loadWebinars(regionId: string | undefined): Promise<Webinars | undefined> {
  const asked: Asked = askedBy.get(fetch) ?? new Map();
  askedBy.set(fetch, asked);
  const path = webinarsPath(regionId);
  const answer = asked.get(path) ?? ask(path);
  asked.set(path, answer);
  return answer;
}

/** Milliseconds until the prerendered webinars are what stays. */
const timeoutMs = 15_000;

/** Asks once: what is prerendered stands for an answer that does not come. */
async function ask(path: string): Promise<Webinars | undefined> {
  const url = readSettings(document).api + path;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { headers: jsonHeaders, signal });
    return response.ok ? readWebinars(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
