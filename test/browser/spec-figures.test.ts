import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, phone, useBrowser } from './browser.ts';
import { visit } from './library-page.ts';
import { useSite } from './served-site.ts';

/** The figures of section 9 of the specification that are measured, not written. */
const browser = useBrowser();
const site = useSite();

async function open(path: string, width: number, height = 800): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport: { width, height } });
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}

function sizeOf(
  page: Page,
  part: string,
): Promise<{ readonly width: number; readonly height: number }> {
  return page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
}

function styleOf(page: Page, part: string, property: string): Promise<string> {
  return page
    .locator(part)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test('containers are 750, 970 and 1170 pixels wide from 768, 992 and 1200 pixels on', async () => {
  const page = await open('/nv/demo-access/', 767);
  const widths: Record<number, number> = {};
  for (const width of [767, 768, 991, 992, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    widths[width] = Math.round((await sizeOf(page, 'main .container')).width);
  }
  expect(widths).toEqual({ 767: 767, 768: 750, 991: 750, 992: 970, 1199: 970, 1200: 1170 });
});

test('from 576 pixels on the facts of a listing stand beside what they are about', async () => {
  const page = await open('/nv/localopportunities/', 575);
  const facts = '.listing__facts > div';
  expect(await styleOf(page, facts, 'display')).toBe('block');
  await page.setViewportSize({ width: 576, height: 800 });
  expect(await styleOf(page, facts, 'display')).toBe('grid');
});

test('the grid of a page has 12 columns, 15 pixels apart', async () => {
  const page = await open('/nv/demo-access/', 1280);
  const columns = await styleOf(page, '.grid', 'grid-template-columns');
  expect(columns.split(' ')).toHaveLength(12);
  expect(await styleOf(page, '.grid', 'column-gap')).toBe('15px');
});

test.each([360, 768, 1280])(
  'in a window %i pixels wide the title bar is 68 pixels high',
  async (width) => {
    const page = await open('/nv/demo-access/', width);
    expect(Math.round((await sizeOf(page, '.navbar__inner')).height)).toBe(68);
  },
);

test('a section is marked as viewed once its top is within 70 % of the window, and not before', async () => {
  const page = await open('/nv/', 1280, 1000);
  await page.locator('.navbar.is-foldable').waitFor();
  const scrollTo = (top: number): Promise<boolean> =>
    page.evaluate(async (place) => {
      const section = [...document.querySelectorAll('[data-reveal]')].at(-1);
      const from = section?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: from - place, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return section?.classList.contains('has-been-viewed') === true;
    }, top);
  expect(await scrollTo(710)).toBe(false);
  await expect.poll(() => scrollTo(690)).toBe(true);
});

test('a modal takes 300 milliseconds to open and its backdrop 150', async () => {
  const { page } = await visit(site, { reducedMotion: 'no-preference' });
  await page.locator('.navbar a[href="/pricing/"]').click();
  await page.locator('dialog[open]').waitFor();
  const durations = await page
    .locator('dialog[open]')
    .evaluate((dialog) => [
      getComputedStyle(dialog).animationDuration,
      getComputedStyle(dialog, '::backdrop').animationDuration,
    ]);
  expect(durations).toEqual(['0.3s', '0.15s']);
});

test('the menu takes 300 milliseconds to fold', async () => {
  const { page } = await openPage(await browser(), { ...phone, reducedMotion: 'no-preference' });
  await page.goto(new URL('/nv/', (await site()).main).href);
  await page.locator('.navbar.is-foldable').waitFor();
  expect(await styleOf(page, '.navbar__menu', 'transition-duration')).toBe('0.3s');
});

test('a state that is pointed at, one that is chosen and the others have three colours', async () => {
  const page = await open('/', 1280);
  const fillOf = (code: string): Promise<string> =>
    styleOf(page, `.map [data-code=${code}] .map__state`, 'fill');
  await page.locator('.map [data-code=NV]').click();
  await page.locator('.selected-state').waitFor();
  await page.locator('.map [data-code=UT]').hover();
  await expect
    .poll(async () => new Set([await fillOf('NV'), await fillOf('UT'), await fillOf('OR')]).size)
    .toBe(3);
});
