import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { scrollThrough } from './layout-shifts.ts';
import type { ServedSite } from './served-site.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

async function open(
  webRoot: keyof Pick<ServedSite, 'main' | 'library'>,
  path: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport });
  await page.goto(new URL(path, (await site())[webRoot]).href);
  return page;
}

/** How the hidden sections begin, of the whole page or of those in the window. */
function findHidden(page: Page, where: 'page' | 'window'): Promise<readonly string[]> {
  return page.evaluate((part) => {
    const end = part === 'window' ? innerHeight : Infinity;
    return [...document.querySelectorAll('[data-reveal]')]
      .filter((section) => section.getBoundingClientRect().top < end)
      .filter((section) => !section.checkVisibility({ opacityProperty: true }))
      .map((section) => (section.textContent ?? '').slice(0, 40));
  }, where);
}

test.each([
  ['library', '/', { width: 1080, height: 1920 }],
  ['library', '/', { width: 2560, height: 1440 }],
  ['main', '/', { width: 1080, height: 1920 }],
  ['main', '/nv/', { width: 3840, height: 2160 }],
] as const)(
  'at the end of a page all of it has become visible, %s %s in %j',
  async (webRoot, path, viewport) => {
    const page = await open(webRoot, path, viewport);
    await scrollThrough(page);
    await expect.poll(() => findHidden(page, 'page')).toEqual([]);
  },
);

test.each(['/nv/plan/', '/nv/about/'])('%s hides nothing above the fold', async (path) => {
  const page = await open('main', path, { width: 1280, height: 800 });
  await scrollOnHeldClock(page);
  expect(await findHidden(page, 'window')).toEqual([]);
});

test('a page that is not scrolled hides nothing', async () => {
  const page = await open('main', '/nv/', { width: 1280, height: 800 });
  await page.locator('.navbar.is-foldable').waitFor();
  expect(await findHidden(page, 'page')).toEqual([]);
});

/** How many pictures of a page are not there, of all that it has. */
function countMissingPictures(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
  );
}

test('a page that is not scrolled has all its pictures', async () => {
  const page = await open('main', '/nv/', { width: 360, height: 740 });
  await expect.poll(() => countMissingPictures(page)).toBe(0);
});

test('who saves data gets no pictures far below the window', async () => {
  const { page } = await openPage(await browser(), { viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(new URL('/nv/', (await site()).main).href, { waitUntil: 'networkidle' });
  expect(await countMissingPictures(page)).toBeGreaterThan(5);
  await scrollThrough(page);
  await expect.poll(() => countMissingPictures(page)).toBe(0);
});

test('what waits to be revealed is shown after a second', async () => {
  const page = await open('main', '/nv/', { width: 1280, height: 800 });
  await scrollOnHeldClock(page);
  expect(await findHidden(page, 'page')).not.toEqual([]);
  await page.clock.runFor(1000);
  expect(await findHidden(page, 'page')).toEqual([]);
});

test('a section becomes visible with the focus', async () => {
  const page = await open('main', '/nv/', { width: 1280, height: 800 });
  await scrollOnHeldClock(page);
  const link = page.locator('.will-reveal .sister-sites__link').first();
  await link.evaluate((element) => {
    element.focus({ preventScroll: true });
  });
  const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
  await expect.poll(() => link.evaluate(isShown)).toBe(true);
});

/** Scrolls a page for the first time, and holds the second after which all of it is shown. */
async function scrollOnHeldClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
  await page.locator('.will-reveal').first().waitFor({ state: 'attached' });
}
