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

/** A title of two lines, and the outlines that are the widest. */
test.each(['/hi/accessibility/', '/ma/pricing/group/', '/tn/pricing/individual/'])(
  'the outline of the region stands clear of the headline of %s, inside its bar',
  async (path) => {
    const { page } = await openPage(await browser());
    await page.goto(new URL(path, (await site()).main).href);
    for (const width of [768, 992, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const [headline, outline, bar] = await Promise.all(
        ['.title-bar h1', '.title-bar__region', '.title-bar'].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      if (headline == null || outline == null || bar == null) throw new Error('It is not shown.');
      expect(headline.x + headline.width).toBeLessThan(outline.x);
      expect(outline.y).toBeGreaterThan(bar.y);
      expect(outline.y + outline.height).toBeLessThan(bar.y + bar.height);
    }
  },
);

test('the edition without a state has no outline beside its headlines', async () => {
  const { page } = await openPage(await browser());
  await page.goto(new URL('/plan/', (await site()).main).href);
  expect(await page.locator('.title-bar__region').count()).toBe(0);
});
