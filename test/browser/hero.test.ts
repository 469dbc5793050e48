import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

/** It is drawn 480 pixels wide, with most of its words 16 high. */
test.each([
  [320, 240],
  [360, 280],
  [768, 300],
  [1024, 300],
])(
  'in a window of %i pixels the picture of the product can be read: it is %i wide',
  async (window, least) => {
    const { page } = await openPage(await browser(), { viewport: { width: window, height: 800 } });
    await page.goto(new URL('/nv/', (await site()).main).href);
    const { width } = await page
      .locator('.hero__screen')
      .evaluate((picture) => picture.getBoundingClientRect());
    expect(width).toBeGreaterThanOrEqual(least);
  },
);
