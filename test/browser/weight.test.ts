import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/sample-pages.js';
import { useBrowser } from './browser.ts';
import { scrollThrough, wakeAll } from './every-kind.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 900 } };
const patience = { timeout: 180_000 };

/** Bytes of one thousand, as they go over the wire, compressed by Brotli; headers are not counted. */
const kilobyte = 1000;

/** Regions with a webinar, a logo or a long coast of their own, and one that has nothing but its name. */
const landings = ['nv', 'ca', 'ar', 'pa', 'ak', 'md', 'ok'];

/**
 * What the first paint of a landing page needs: the document, its style sheets, and the pictures in the window that
 * opens. The font is none of that: headlines are drawn without it where it has not arrived (runtime/styles/fonts.css).
 */
test.each([phone, desk])(
  'first paints of landing pages need 14 kB at most, %j',
  patience,
  async (size) => {
    const weights: Record<string, number> = {};
    for (const state of landings) weights[state] = await weighFirstPaint(`/${state}/`, size);
    const heavy = Object.entries(weights).filter(([, weight]) => weight > 14 * kilobyte);
    expect(heavy).toEqual([]);
  },
);

async function weighFirstPaint(path: string, size: typeof phone): Promise<number> {
  const context = await (await browser()).newContext({ ...size, javaScriptEnabled: false });
  const page = await context.newPage();
  const requests = await visit(page, new URL(path, (await site()).main));
  const seen = await page.evaluate(picturesInWindow);
  const weight = await weigh(
    requests.filter(
      (request) =>
        ['document', 'stylesheet'].includes(request.resourceType()) || seen.includes(request.url()),
    ),
  );
  await context.close();
  return weight;
}

function picturesInWindow(): readonly string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

test('pages load 3 kB of JavaScript at most, and 25 kB with islands', patience, async () => {
  const weights = await weighScripts();
  const heavy = weights.filter(
    ({ weight, hasIslands }) => weight > (hasIslands ? 25 : 3) * kilobyte,
  );
  expect(heavy).toEqual([]);
});

interface ScriptWeight {
  readonly name: string;
  readonly hasIslands: boolean;
  readonly weight: number;
}

/** Of every kind of page, all JavaScript that a first visit loads until everything is awake and was scrolled past. */
async function weighScripts(): Promise<readonly ScriptWeight[]> {
  const weights: ScriptWeight[] = [];
  for (const { name, url, edition } of samplePages((await site()).output)) {
    const context = await (await browser()).newContext(desk);
    const page = await context.newPage();
    const requests = await visit(page, new URL(url, (await site())[edition]));
    await wakeAll(page);
    await scrollThrough(page);
    await waitForRefresh(page, requests);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const hasIslands = (await page.locator('[data-island]').count()) > 0;
    weights.push({ name, hasIslands, weight: await weigh(scripts) });
    await context.close();
  }
  return weights;
}

/** The bottom block asks for the next webinar once it is in view. */
async function waitForRefresh(page: Page, requests: readonly Request[]): Promise<void> {
  if ((await page.locator('[data-bottom-webinar]').count()) === 0) return;
  const isRefreshed = (): boolean =>
    requests.some((made) => made.url().includes('/refresh-bottom-'));
  await expect.poll(isRefreshed, { timeout: 10_000 }).toBe(true);
  const isAnswered = (): boolean => requests.some((made) => made.url().includes('/webinars'));
  await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
}

/** Opens a page; the list holds all that it has asked for by now. */
async function visit(page: Page, url: URL): Promise<readonly Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  return requests;
}

async function weigh(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
