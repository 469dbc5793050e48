import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { fillIn } from '../../runtime/services/fill-in.ts';
import { openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { answerWith } from './sample-form.ts';
import { useSite } from './served-site.ts';
import type { ServedSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const { selected: words } = data.generic.pages.home;
const { search } = data.site.interface;

async function openHome(site: () => Promise<ServedSite>): Promise<Page> {
  const { page } = await openPage(await browser());
  await page.goto((await site()).main);
  await wakeIslands(page);
  return page;
}

describe('the state chooser', () => {
  const site = useSite();
  const open = (): Promise<Page> => openHome(site);

  test('has no state selected at first', async () => {
    const page = await open();
    expect(await page.getByRole('link', { name: words.startButton }).count()).toBe(0);
    expect(await page.locator('[aria-current="true"]').count()).toBe(0);
  });

  test('clears the field once a state is picked', async () => {
    const page = await open();
    await pickFromDropdown(page);
    await page.getByRole('heading', { name: 'Nevada', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('');
  });

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

  test('offers at most five matches, in the order of their names', async () => {
    const page = await open();
    await page.getByRole('combobox').fill('NEW');
    await page.getByRole('option').first().waitFor();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(
        ['New Hampshire', 'New Jersey', 'New Mexico', 'New York'].map((name) =>
          expect.stringContaining(name),
        ),
      );
    await page.getByRole('combobox').fill('a');
    await expect.poll(() => page.getByRole('option').count()).toBe(5);
  });

  test('finds the District of Columbia by all that it is called', async () => {
    const page = await open();
    const found = page.getByRole('option', { name: /District of Columbia/ });
    for (const text of ['washington dc', 'Washington D.C.', 'dc', 'columbia']) {
      await page.getByRole('combobox').fill(text);
      await found.waitFor();
      await page.getByRole('combobox').fill('atlantis');
      await found.waitFor({ state: 'hidden' });
    }
  });

  test.each([
    ['NJ', 'New Jersey'],
    ['nv', 'Nevada'],
    ['ma', 'Massachusetts'],
  ])('finds by the code "%s" first what it stands for', async (code, name) => {
    const page = await open();
    await page.getByRole('combobox').fill(code);
    await page.getByRole('option').first().filter({ hasText: name }).waitFor();
    await page.getByRole('button', { name: search.chooseButton }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('');
  });

  test('says what to type where nothing was', async () => {
    const page = await open();
    await page.getByRole('button', { name: search.chooseButton }).click();
    await page.getByText(search.empty).waitFor();
    await expectFocus(page.getByRole('combobox'));
  });

  test('says when nothing matches', async () => {
    const page = await open();
    await page.getByRole('combobox').fill('atlantis');
    await page
      .getByRole('status')
      .filter({ hasText: fillIn(search.noMatch, { query: 'atlantis' }) })
      .waitFor();
  });

  test.each([
    ['fails', answerWith({}, 500)],
    ['answers with a page', { kind: 'html' }],
    ['breaks off', { kind: 'cut' }],
  ] as const)('works when the API %s', async (_kind, way) => {
    (await site()).misbehave(() => way);
    const page = await open();
    await listed(page, 'Nevada').click();
    expect(await hrefOf(page, words.startButton)).toBe('/nv/');
  });

  test('leads where the API says that a state has moved', async () => {
    const deployment = { regionId: 'nv', regionName: 'Nevada', defaultURL: '/nevada/' };
    (await site()).misbehave(() => answerWith([deployment]));
    const page = await open();
    await expect.poll(() => listed(page, 'Nevada').getAttribute('href')).toBe('/nevada/');
  });
});

describe.each(['preact', 'react'])('the state chooser with the %s engine', (engine) => {
  const site = useSite('--engine', engine);
  const open = (): Promise<Page> => openHome(site);

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
      Promise.all(
        ['TX', 'NV', 'MT'].map((code) => shape(page, code).locator('path').evaluate(fill)),
      );
    await expect.poll(async () => new Set(await readColors()).size).toBe(3);
  });
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
