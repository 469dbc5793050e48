import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readPages } from '../../tools/sample-pages.js';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** A phone, and a Chromebook less what its browser takes. */
const windows = [
  { width: 360, height: 740 },
  { width: 1366, height: 633 },
];

/** Of one region, and of the root. */
async function pricingPaths(): Promise<readonly string[]> {
  return readPages((await site()).output)
    .filter(({ kind, region }) => kind === 'pricing' && ['nevada', 'generic'].includes(region))
    .map(({ url }) => url);
}

async function visit(path: string, viewport: (typeof windows)[number]): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport });
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}

/** Where the first words that hold an amount of dollars end, from the top of the window. */
function endOfFirstPrice(page: Page): Promise<number> {
  return page.evaluate(() => {
    const holdsPrice = (element: Element): boolean =>
      /\$\d/.test(element.textContent) && element.checkVisibility();
    const innermost = [...document.querySelectorAll('main *')].find(
      (element) => holdsPrice(element) && ![...element.children].some(holdsPrice),
    );
    const words = [...(innermost?.childNodes ?? [])].find(({ textContent }) =>
      textContent?.includes('$'),
    );
    if (words === undefined) return Infinity;
    const range = document.createRange();
    range.selectNode(words);
    return range.getClientRects()[0]?.bottom ?? Infinity;
  });
}

describe.each(windows)('in a window of %j', (size) => {
  test('a price of every pricing page is seen before anybody scrolls', async () => {
    const paths = await pricingPaths();
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths)
      expect(await endOfFirstPrice(await visit(path, size)), path).toBeLessThan(size.height);
  });

  test('the notice that quotes are closed is one line', async () => {
    const page = await visit('/nv/pricing/', size);
    const lines = await page.locator('main .notice p').evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBe(1);
  });
});

test('the calculator is the first thing for many educators', async () => {
  const page = await visit('/nv/pricing/group/', { width: 360, height: 740 });
  const isFirst = await page.evaluate(() => {
    const [calculator, cards] = ['.price-form', '.plan-cards'].map(
      (name) => document.querySelector(name)?.getBoundingClientRect().top,
    );
    return calculator !== undefined && cards !== undefined && calculator < cards;
  });
  expect(isFirst).toBe(true);
});

test('the conditions of accounts side by side begin on one line', async () => {
  const page = await visit('/nv/pricing/', { width: 1366, height: 633 });
  const tops = await page
    .locator('.plan-cards')
    .first()
    .locator('.plan-card__terms')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});
