import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk, phone, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';
import { kilobyte, weigh } from './weight.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** Regions with a webinar, a logo or a long coast, and one that has only its name. */
const landings = ['nv', 'ca', 'ar', 'pa', 'ak', 'md', 'ok'];

/**
 * What the first paint of a landing page needs: the document, its style sheets, and the pictures in
 * the window that opens. The font is not counted: headlines are drawn without it until it has
 * loaded (runtime/styles/fonts.css).
 */
test.each([phone, desk])('first paints of landing pages need 14 kB at most, %j', async (size) => {
  const weights = await Promise.all(landings.map((state) => weighFirstPaint(`/${state}/`, size)));
  const heavy = landings.filter((_state, index) => (weights[index] ?? 0) > 14 * kilobyte);
  expect(heavy).toEqual([]);
});

test('a page with a form loads 20 kB of script at most, by gzip, until somebody begins to type', async () => {
  const context = await (await browser()).newContext(phone);
  const page = await context.newPage();
  const requests = await visit(page, new URL('/nv/onboarding/setup/', (await site()).main));
  expect(await page.locator('form.crm-form__form').count()).toBe(1);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(gzippedSize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20 * kilobyte);
  await context.close();
});

test('a page with a form asks at once for all scripts that wake the form', async () => {
  const context = await (await browser()).newContext(phone);
  const page = await context.newPage();
  const requests = await visit(page, new URL('/nv/onboarding/setup/', (await site()).main));
  await page.locator('[data-island][data-awake]').waitFor();
  const named = await page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].map(
      (element) => ('href' in element ? element.href : element.src),
    ),
  );
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => request.url());
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => !named.includes(url))).toEqual([]);
  await context.close();
});

async function gzippedSize(request: Request): Promise<number> {
  const response = await request.response();
  return response === null ? 0 : gzipSync(await response.body(), { level: 9 }).byteLength;
}

async function weighFirstPaint(path: string, size: typeof phone): Promise<number> {
  const context = await (await browser()).newContext({ ...size, javaScriptEnabled: false });
  const page = await context.newPage();
  const requests = await visit(page, new URL(path, (await site()).main));
  const seen = await page.evaluate(picturesInWindow);
  const weight = await weigh(
    requests.filter(
      (request) =>
        (['document', 'stylesheet'].includes(request.resourceType()) && !isForPaper(request)) ||
        seen.includes(request.url()),
    ),
  );
  await context.close();
  return weight;
}

/** Browsers load what is for paper alone after all else, and paint without it. */
function isForPaper(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/assets/paper-');
}

function picturesInWindow(): readonly string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

/** Opens a page; the list holds all that it has asked for by now. */
async function visit(page: Page, url: URL): Promise<readonly Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  return requests;
}
