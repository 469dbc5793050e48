import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nevada } from '../nevada.ts';
import { site as siteConfig } from '../../generated/site.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

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

test('a wide table of a page of blocks is printed within the sheet', async () => {
  const page = await print('/nv/plan/');
  const edges = await page.locator('main').evaluate((main) => {
    const table = document.createElement('table');
    table.className = 'table';
    const row = table.insertRow();
    for (let cell = 0; cell < 8; cell += 1) row.insertCell().textContent = 'Responsibilities';
    main.prepend(table);
    return Array.from(row.cells, (cell) => cell.getBoundingClientRect().right);
  });
  expect(Math.max(...edges)).toBeLessThanOrEqual(sheet.width);
});

test('of the price calculator the answer is printed, and not the form', async () => {
  const page = await print('/nv/pricing/?students=1200');
  const form = page.locator('.price-form');
  await form.getByText('$4,200').waitFor();
  expect(await form.locator('input, button, label').locator('visible=true').count()).toBe(0);
});

test('what is only of use on a screen is not printed', async () => {
  const page = await print('/nv/plan/');
  expect(await page.getByRole('navigation').locator('a:visible').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('of the questions no button is printed', async () => {
  const page = await print('/nv/try/');
  expect(await page.locator('.try .button').locator('visible=true').count()).toBe(0);
});

test('a page that says whom to ask says so once on paper', async () => {
  const page = await print('/nv/demo-access/');
  const { title } = siteConfig.interface.contact;
  expect(await page.getByText(title).locator('visible=true').count()).toBe(1);
});

test('what a region pays is printed whole, below its map', async () => {
  const page = await print('/tx/');
  const edges = await page
    .locator('.hero .pay :is(dt, dd)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(edges).toHaveLength(6);
  expect(Math.max(...edges)).toBeLessThanOrEqual(sheet.width);
});

const twoSheets = ['/nv/', '/ca/', '/oh/', '/ok/', '/tx/', '/nv/pricing/'];

test.each(twoSheets)('%s is printed on two sheets, A4 and Letter', async (path) => {
  const page = await print(path);
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format)).toBe(2);
});

test.each([
  ['/', 'main'],
  ['/nv/about/', 'main'],
  ['/nv/webinar/latest/', 'main'],
  ['/', 'library'],
] as const)('%s of the %s site is printed on one sheet, A4 and Letter', async (path, webRoot) => {
  const page = await print(path, webRoot);
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format)).toBe(1);
});

test('what stands beside the sheet of a product page is printed beside it', async () => {
  const page = await print('/nv/about/');
  const [words, sheet] = await Promise.all(
    ['.opening__more', '.opening > .sheet'].map((part) => page.locator(part).boundingBox()),
  );
  expect(words?.y).toBeLessThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
});

async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('each page says on paper whom to ask and where it is', async () => {
  const page = await print('/nv/plan/');
  const note = page.locator('.paper');
  const { contacts, origin } = siteConfig;
  for (const way of [contacts.email, contacts.phone]) expect(await note.innerText()).toContain(way);
  const written = await note.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toBe(`"${new URL(origin).host}/nv/plan/"`);
});

test('what is for paper is not on the screen', async () => {
  const page = await print('/nv/');
  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('.paper').isVisible()).toBe(false);
});

test('buttons have the whole address of their page beside them', async () => {
  const page = await print('/nv/');
  const button = page.getByRole('link', { name: nevada.pages.landing.demoButton });
  const written = await button.evaluate((element) => getComputedStyle(element, '::after').content);
  const host = new URL(siteConfig.origin).host;
  expect(written.replaceAll(/"|\s/g, '')).toBe(`${host}/nv/demo-access/`);
});

test('buttons that open a mail have its address beside them', async () => {
  const page = await print('/nv/about/');
  const button = page.getByRole('link', { name: nevada.pages.about.partners.button });
  const written = await button.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written.replaceAll(/"|\s/g, '')).toBe(`(${siteConfig.contacts.email})`);
});

test('the order of a school is printed with the address that it goes to', async () => {
  const page = await print('/nv/quote/?account=basicUpgrade&students=400');
  const order = page.locator('.section[aria-labelledby=order]');
  await expect.poll(() => order.locator('textarea').inputValue()).toContain('400');
  expect(await order.innerText()).toContain(siteConfig.contacts.email);
  const isWhole = await order
    .locator('textarea')
    .evaluate((field) => field.scrollHeight <= field.clientHeight);
  expect(isWhole).toBe(true);
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

test('the leaf of a calendar has the weekday and the month in ink, for their ground is not printed', async () => {
  const page = await print('/nv/webinar/');
  const colors = await page
    .locator('.leaf__weekday, .leaf__month, .leaf__day')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect(colors).toHaveLength(3);
  for (const color of colors) expect(color).toMatch(/^rgb\((0, 0, 0|51, 51, 51)\)$/);
});
