import type { Page, Request } from 'playwright-core';
import type { FirstVisit } from './every-kind.ts';

/**
 * Bytes of one thousand, as they go over the wire, compressed by Brotli; headers are not counted.
 */
export const kilobyte = 1000;

export async function weigh(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/**
 * More JavaScript than a page may load, from the first visit until all is awake and was scrolled
 * past.
 */
export async function findHeavyScripts({ page, requests }: FirstVisit): Promise<readonly string[]> {
  await waitForRefresh(page);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const hasIslands = (await page.locator('[data-island]').count()) > 0;
  const weight = await weigh(scripts);
  return weight > (hasIslands ? 25 : 3) * kilobyte ? [`${String(weight)} bytes`] : [];
}

/** More than a page may load on a first visit, all its pictures and letters included. */
export async function findHeavyVisit({ requests }: FirstVisit): Promise<readonly string[]> {
  const weight = await weigh(requests);
  return weight > 100 * kilobyte ? [`${String(weight)} bytes`] : [];
}

/** The bottom block asks for the next webinar once it is in view. */
async function waitForRefresh(page: Page): Promise<void> {
  if ((await page.locator('[data-bottom-webinar]').count()) === 0) return;
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/refresh-bottom-', '/webinars'].every((part) =>
      loaded.some((name) => name.includes(part)),
    );
  });
}
