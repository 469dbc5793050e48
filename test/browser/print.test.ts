import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { region as nevada } from '../../generated/regions/nevada.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

/** A sheet of Letter paper between its margins, in CSS pixels. */
const sheet = { width: 700, height: 900 };

async function print(path: string, webRoot: 'main' | 'library' = 'main'): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport: sheet });
  await page.goto(new URL(path, (await site())[webRoot]).href);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test('the comparison of accounts is printed whole', async () => {
  const page = await print('/nv/pricing/');
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('.plan-table th, .plan-table td')].map(
      (cell) => cell.getBoundingClientRect().right,
    ),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(sheet.width);
});

test('what is only of use on a screen is not printed', async () => {
  const page = await print('/nv/plan/');
  expect(await page.getByRole('navigation').locator('a:visible').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('addresses of other sites are written out', async () => {
  const page = await print('/nv/');
  const link = page.getByRole('link', { name: nevada.pages.landing.appLink });
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain(await link.getAttribute('href'));
});

test('an e-mail address, which its link shows, is printed once', async () => {
  // No form takes the place of the link there, once it is loaded.
  const page = await print('/nv/privacy/');
  const link = page.locator('main a[href^="mailto:"]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toBe('none');
});

test('the figures on the desk of the library are printed in ink, for its ground is not', async () => {
  const page = await print('/', 'library');
  const colors = await page
    .locator('h1, .desk .claims dd')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect(colors.length).toBeGreaterThan(1);
  expect(new Set(colors).size).toBe(1);
});
