import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk, openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const site = useSite();

async function open(path: string): Promise<Page> {
  const { page } = await openPage(await browser(), { ...desk, forcedColors: 'active' });
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}

test.each([
  ['menu', '.navbar__link', '/nv/plan/'],
  ['tabs', '.tabs__tab', '/nv/webinar/yes/'],
])(
  'in forced colors the line below the current page of the %s is its alone',
  async (_of, selector, path) => {
    const page = await open(path);
    const lines = await page.locator(selector).evaluateAll((links) =>
      links.map((link) => ({
        isCurrent: link.hasAttribute('aria-current'),
        line: getComputedStyle(link).borderBottomColor,
      })),
    );
    const colorsOf = (isCurrent: boolean): Set<string> =>
      new Set(lines.filter((link) => link.isCurrent === isCurrent).map(({ line }) => line));
    expect(colorsOf(true).size).toBe(1);
    expect(colorsOf(false).size).toBe(1);
    expect(colorsOf(true)).not.toEqual(colorsOf(false));
  },
);

test('in forced colors the borders of the map have the color of text', async () => {
  const page = await open('/');
  const [text, border] = await page.evaluate(() =>
    [document.body, document.querySelector('.map__state')].map((element) => {
      const { color, stroke } = getComputedStyle(element ?? document.documentElement);
      return element?.matches('.map__state') === true ? stroke : color;
    }),
  );
  expect(border).toBe(text);
});

test('in forced colors the active match of the search is set apart', async () => {
  const page = await open('/');
  await wakeIslands(page);
  await page.getByRole('combobox').fill('new');
  await page.getByRole('option').first().waitFor();
  await page.getByRole('combobox').press('ArrowDown');
  const active = page.getByRole('option', { selected: true });
  const other = page.getByRole('option', { selected: false }).first();
  expect(await groundOf(active)).not.toBe(await groundOf(other));
});

test.each([
  ['a landing page', '/nv/'],
  ['the search', '/'],
])('in forced colors the button of the first choice is filled: %s', async (_of, path) => {
  const page = await open(path);
  const primary = page.locator('main .button--primary').first();
  expect(await groundOf(primary)).not.toBe(await groundOf(page.locator('html')));
});

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
}
