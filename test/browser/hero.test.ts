import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** Windows of a phone, a tablet, a desk and a small laptop. */
const widths = [360, 768, 1280, 1366];

/** Where something was found, by the region and the width of the window. */
type Spoilt = Record<string, readonly string[]>;

test('the outline of every region is free, with the whole of its stroke, in windows of all widths', async () => {
  const { page } = await openPage(await browser(), { bypassCSP: true });
  await page.goto(new URL('/nv/', (await site()).main).href);
  const spoilt: Spoilt = {};
  for (const { code, pathPrefix } of data.regions) {
    await page.evaluate(showContentOf, `${pathPrefix}/`);
    for (const width of widths) {
      const found = await lookAtOutline(page, width);
      if (found.length > 0) spoilt[`${code} at ${String(width)}`] = found;
    }
  }
  expect(data.regions).toHaveLength(52);
  expect(spoilt).toEqual({});
});

/** Puts the content of another page into this one, whose style sheets are the same: a sixth of the time of a visit. */
async function showContentOf(path: string): Promise<void> {
  const other = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  const content = other.querySelector('main');
  if (content === null) throw new Error(`${path} has no content.`);
  document.querySelector('main')?.replaceWith(content);
}

/** The window is as high as the page there, for only what is in it can be met at a point. */
async function lookAtOutline(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 2000 });
  return page.locator('.region-sheet__outline').evaluate((outline: SVGPathElement) => {
    const steps = 10;
    const { x, y, width, height } = outline.getBBox();
    const toWindow = outline.getScreenCTM();
    const grid = Array.from({ length: steps ** 2 }, (_, index) => {
      const across = ((index % steps) + 0.5) / steps;
      const down = (Math.floor(index / steps) + 0.5) / steps;
      return new DOMPoint(x + across * width, y + down * height);
    });
    const inside = grid.filter((point) => outline.isPointInFill(point));
    const hidden = inside.filter((point) => {
      const place = point.matrixTransform(toWindow ?? undefined);
      const met = document.elementFromPoint(place.x, place.y);
      return met === null || !outline.parentElement?.contains(met);
    });
    const isCut =
      outline.parentElement === null ||
      getComputedStyle(outline.parentElement).overflow !== 'visible';
    return [
      ...(inside.length === 0 ? ['no point of it was met'] : []),
      ...(hidden.length > 0 ? [`${String(hidden.length)} of ${String(inside.length)}`] : []),
      ...(isCut ? ['its stroke is cut off'] : []),
    ];
  });
}

/** Flat, of the usual shape, and tall. */
test.each(['tn', 'ok', 'nv', 'de'])('no part of the map of /%s/ is left empty', async (state) => {
  const { page } = await openPage(await browser());
  await page.goto(new URL(`/${state}/`, (await site()).main).href);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const shares = await page.locator('.hero__map').evaluate((map) => {
      const outer = map.getBoundingClientRect();
      const inner = map.querySelector('.region-sheet__outline')?.getBoundingClientRect();
      return [(inner?.width ?? 0) / outer.width, (inner?.height ?? 0) / outer.height];
    });
    expect(Math.max(...shares)).toBeGreaterThan(0.6);
  }
});

/** Of the states whose webinar is planned, these have the longest names. */
test.each(['pa', 'sd'])('on a phone, the line of /%s/ is one line', async (state) => {
  const { page } = await openPage(await browser(), { viewport: { width: 360, height: 740 } });
  await page.goto(new URL(`/${state}/`, (await site()).main).href);
  const tops = await page
    .locator('.state-line > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

/** Their headlines are among the longest. */
test.each([
  ['ga', 1366, 633],
  ['nc', 1366, 633],
  ['ar', 360, 640],
  ['md', 768, 1024],
])(
  'the first view of /%s/ in a window of %i by %i holds the headline and the way to a free account',
  async (state, width, height) => {
    const { page } = await openPage(await browser(), { viewport: { width, height } });
    await page.goto(new URL(`/${state}/`, (await site()).main).href);
    const [first] = await page.locator('.hero__actions a').all();
    expect(await first?.getAttribute('href')).toMatch(/sign-up$/);
    const { bottom } = (await first?.evaluate((link) => link.getBoundingClientRect())) ?? {};
    expect(bottom).toBeLessThanOrEqual(height);
  },
);
