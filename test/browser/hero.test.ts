import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { findSpoiltByLetters } from './large-letters.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** Windows of a phone, a tablet, a desk and a small laptop. */
const widths = [360, 768, 1280, 1366];

test('the outline of every region is free, with the whole of its stroke, in windows of all widths', async () => {
  const { page } = await openPage(await browser(), { bypassCSP: true });
  await page.goto(new URL('/nv/', (await site()).main).href);
  const contents = await page.evaluateHandle(
    readContents,
    data.regions.map(({ pathPrefix }) => `${pathPrefix}/`),
  );
  expect(data.regions).toHaveLength(52);
  for (const width of widths) {
    // The window is as high as the page there, for only what is in it can be met at a point.
    await page.setViewportSize({ width, height: 2000 });
    const found = await page.evaluate(lookAtOutlines, contents);
    expect(found, `in ${String(width)}`).toEqual([]);
  }
});

type Contents = readonly (readonly [path: string, content: Element])[];

/**
 * The beginning of what pages say, with the part behind the outline; their style sheets are the
 * same.
 */
function readContents(paths: readonly string[]): Promise<Contents> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await (await fetch(path)).text();
      const content = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      if (content === null) throw new Error(`${path} has no content.`);
      const parts = [...content.children];
      const last = parts.findIndex((part) => part.querySelector('.region-sheet__outline')) + 1;
      parts.slice(last + 1).forEach((part) => part.remove());
      return [path, content] as const;
    }),
  );
}

/**
 * Puts the content of each page into this one, in a tenth of the time of a visit, and says what is
 * wrong with its outline.
 */
function lookAtOutlines(contents: Contents): readonly string[] {
  return contents.flatMap(([path, content]) => {
    document.querySelector('main')?.replaceWith(content);
    const [outline] = content.querySelectorAll<SVGPathElement>('.region-sheet__outline');
    const problems = outline === undefined ? ['it is not there'] : look(outline);
    return problems.map((problem) => `${path}: ${problem}`);
  });

  function look(outline: SVGPathElement): readonly string[] {
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
  }
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

test('in letters of up to 200 %, no word of the landing page of a region is broken', async () => {
  const { main } = await site();
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const spoilt: Record<string, readonly string[]> = {};
  for (const { pathPrefix } of data.regions) {
    await page.goto(new URL(`${pathPrefix}/`, main).href);
    const found = await findSpoiltByLetters({ page });
    if (found.length > 0) spoilt[pathPrefix] = found;
  }
  expect(spoilt).toEqual({});
});
