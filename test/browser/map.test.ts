import { expect, test } from 'vitest';
import { desk, openPage, phone, useBrowser } from './browser.ts';
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
  const list = page.locator('.state-list__summary');
  if (target.startsWith('.state-grid')) await list.tap();
  await page.locator(target).tap();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('on a phone the list of states is folded, and on a desk it is whole', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.goto((await site()).main);
  const states = page.locator('.state-grid a:visible');
  expect(await states.count()).toBe(0);
  await page.locator('.state-list__summary').click();
  await expect.poll(() => states.count()).toBe(52);
  await page.reload();
  await page.setViewportSize(desk.viewport);
  expect(await states.count()).toBe(52);
  expect(await page.locator('.state-list__summary').isVisible()).toBe(false);
});

test('a link to the list of states opens it', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.goto(new URL('/#chooser-grid', (await site()).main).href);
  await expect.poll(() => page.locator('.state-grid a:visible').count()).toBe(52);
});

test('a state that is touched has the colour of its sheet', async () => {
  const { page } = await openPage(await browser(), { ...phone, hasTouch: true });
  const { main } = await site();
  await openUntilRun(page, 'wake', () => page.goto(main));
  const texas = page.locator('.map [data-code="TX"]');
  const accent = await texas.evaluate((link) =>
    getComputedStyle(link).getPropertyValue('--accent'),
  );
  await texas.locator('path').tap();
  await page.getByRole('heading', { name: 'Texas', exact: true }).waitFor();
  const panel = page.locator('.selected-state');
  expect(await panel.evaluate((box) => getComputedStyle(box).borderTopColor)).toBe(rgb(accent));
  await expect
    .poll(() => texas.locator('path').evaluate((path) => getComputedStyle(path).fill))
    .toBe(rgb(accent));
});

function rgb(hex: string): string {
  const [, ...parts] = /#(..)(..)(..)/.exec(hex) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
