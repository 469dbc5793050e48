import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

test.each([
  [1399, '15px'],
  [1400, '30px'],
])('in a window %i pixels wide, columns are %s apart', async (width, gap) => {
  const { page } = await openPage(await browser(), { viewport: { width, height: 800 } });
  await page.goto(new URL('/nv/demo-access/', (await site()).main).href);
  const columnGap = await page
    .locator('.grid')
    .first()
    .evaluate((grid) => getComputedStyle(grid).columnGap);
  expect(columnGap).toBe(gap);
});
