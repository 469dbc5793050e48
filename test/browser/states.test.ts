import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const { selected: words } = data.generic.pages.home;
const { search } = data.site.interface;

const site = useSite();

async function open(): Promise<Page> {
  const { page } = await openPage(await browser());
  await page.goto((await site()).main);
  await wakeIslands(page);
  return page;
}

test('shows the way to a state that is picked on a phone within the window', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.goto((await site()).main);
  await wakeIslands(page);
  await pickFromDropdown(page);
  const button = page.getByRole('link', { name: words.startButton });
  await expect
    .poll(async () => {
      const box = await button.boundingBox();
      return box !== null && box.y + box.height <= phone.viewport.height;
    })
    .toBe(true);
});

test('says what to type where nothing was', async () => {
  const page = await open();
  await page.getByRole('button', { name: search.chooseButton }).click();
  await page.getByText(search.empty).waitFor();
  await expectFocus(page.getByRole('combobox'));
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['the map', (page) => shape(page, 'NV').click()],
  ['the list', (page) => listed(page, 'Nevada').click()],
  ['the dropdown', pickFromDropdown],
])('selects a state by %s, marks it, and clears the selection by Close', async (_way, choose) => {
  const page = await open();
  await choose(page);
  await page.getByRole('heading', { name: 'Nevada', exact: true }).waitFor();
  expect(await hrefOf(page, words.startButton)).toBe('/nv/');
  expect(await hrefOf(page, words.moreButton)).toBe('/nv/plan/');
  expect(await listed(page, 'Nevada').getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('heading', { name: 'Nevada', exact: true }).waitFor({ state: 'detached' });
  expect(await page.locator('[aria-current="true"]').count()).toBe(0);
});

test('draws hovered, selected and other states in three colors', async () => {
  const page = await open();
  await shape(page, 'TX').click();
  await page.getByRole('heading', { name: 'Texas', exact: true }).waitFor();
  await shape(page, 'NV').hover();
  const readColors = (): Promise<readonly string[]> =>
    Promise.all(['TX', 'NV', 'MT'].map((code) => shape(page, code).locator('path').evaluate(fill)));
  await expect.poll(async () => new Set(await readColors()).size).toBe(3);
});

function shape(page: Page, code: string): Locator {
  return page.locator(`.map [data-code="${code}"]`);
}

function listed(page: Page, name: string): Locator {
  return page.locator('.state-grid').getByRole('link', { name, exact: true });
}

async function pickFromDropdown(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('neva');
  await page.getByRole('option', { name: /Nevada/ }).click();
}

function hrefOf(page: Page, name: string): Promise<string | null> {
  return page.getByRole('link', { name }).getAttribute('href');
}

function fill(path: Element): string {
  return getComputedStyle(path).fill;
}
