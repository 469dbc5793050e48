import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';
import { openUntilRun } from './wake.ts';

const browser = useBrowser();
const site = useSite();

test.each([320, 360, 768, 1024, 1200, 1920])(
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
