import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { wakeIslands } from './wake.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

test.each([360, 768, 1280])(
  'in a window of %i pixels each small state has a circle of 24 pixels or more',
  async (width) => {
    const { page } = await openPage(await browser(), { viewport: { width, height: 800 } });
    await page.goto((await site()).main);
    const sizes = await page
      .locator('.map circle:visible')
      .evaluateAll((circles) => circles.map((circle) => circle.getBoundingClientRect().width));
    expect(sizes).toHaveLength(9);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  },
);

test('a touch of a circle selects its state', async () => {
  const { page } = await openPage(await browser(), {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  await page.goto((await site()).main);
  await wakeIslands(page);
  await page.locator('.map [data-code="RI"] circle:visible').tap();
  await page.getByRole('heading', { name: 'Rhode Island', exact: true }).waitFor();
});
