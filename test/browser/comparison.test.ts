import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

const accountCount = data.site.plans.length;

async function openComparison(width: number): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport: { width, height: 740 } });
  await page.goto(new URL('/nv/pricing/', (await site()).main).href);
  return page;
}

test('in a window of any width the comparison fits without scrolling sideways', async () => {
  const page = await openComparison(360);
  for (const width of [320, 360, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const edges = await page
      .locator('.plan-table :is(th, td)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...edges), `${width} pixels`).toBeLessThanOrEqual(width);
  }
});

test('on a phone the names of the accounts stay visible above the last row', async () => {
  const page = await openComparison(360);
  const last = page.locator('.plan-table tbody tr').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const tops = await page
    .locator('.plan-table thead th[scope=col]:not(:first-child)')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops).toHaveLength(accountCount);
  expect(tops.every((top) => top >= 0 && top < 40)).toBe(true);
});

test('on a phone the comparison is still a table for a screen reader', async () => {
  const page = await openComparison(360);
  const features = await page.locator('.plan-table tbody tr').count();
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const count = (role: string): number => nodes.filter((node) => node.role?.value === role).length;
  expect(['table', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([
    1,
    accountCount + 1,
    features,
    accountCount * features,
  ]);
});
