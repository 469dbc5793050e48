import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';
import { openUntilRun } from './wake.ts';

const browser = useBrowser();
const site = useSite();

test('in a window of any width, each small state has a circle of 24 pixels or more', async () => {
  const { page } = await openPage(await browser());
  await page.goto((await site()).main);
  for (const width of [320, 360, 768, 1024, 1200, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await page
      .locator('.map circle:visible')
      .evaluateAll((circles) => circles.map((circle) => circle.getBoundingClientRect().width));
    expect(sizes, `${width} pixels`).toHaveLength(9);
    expect(Math.min(...sizes), `${width} pixels`).toBeGreaterThanOrEqual(24);
  }
});

test.each([
  ['a circle', '.map [data-code="RI"] circle:visible', 'Rhode Island'],
  ['a shape', '.map [data-code="TX"] path', 'Texas'],
  ['a name', '.state-grid [data-code="TX"]', 'Texas'],
])('the first touch, of %s, selects its state', async (_what, target, name) => {
  const options = { viewport: { width: 360, height: 800 }, hasTouch: true };
  const { page } = await openPage(await browser(), options);
  const { main } = await site();
  await openUntilRun(page, 'wake', () => page.goto(main));
  await page.locator(target).tap();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
