import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** The picture is drawn 480 pixels wide, and most of its words are 16 pixels high: at these widths 8 or more. */
test.each([
  [320, 240],
  [360, 280],
  [768, 300],
  [1024, 300],
])(
  'in a window %i pixels wide, the picture of the product is at least %i wide, so that it can be read',
  async (windowWidth, minWidth) => {
    const { page } = await openPage(await browser(), {
      viewport: { width: windowWidth, height: 800 },
    });
    await page.goto(new URL('/nv/', (await site()).main).href);
    const { width } = await page
      .locator('.hero__screen')
      .evaluate((picture) => picture.getBoundingClientRect());
    expect(width).toBeGreaterThanOrEqual(minWidth);
  },
);

test.each(['ok', 'ca'])(
  'on a phone, the map of /%s/ is seen above what stands on it',
  async (state) => {
    const { page } = await openPage(await browser(), { viewport: { width: 360, height: 740 } });
    await page.goto(new URL(`/${state}/`, (await site()).main).href);
    const [map = 0, screen = 0] = await page
      .locator('.hero__map, .hero__screen')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(screen - map).toBeGreaterThan(100);
  },
);

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
