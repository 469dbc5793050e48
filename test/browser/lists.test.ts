import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { devPaths } from '../../cli/author/page/messages.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, chooseAll, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens a page, and on it the card of some words. */
async function look(
  words: string,
  path = 'ok/plan/',
  name: string | RegExp = /^List /,
): Promise<{ page: Page; list: Locator }> {
  const { main } = await dev();
  const page = await openInspected(await browser(), main + path);
  await page
    .locator('main')
    .getByText(words)
    .first()
    .click({ modifiers: ['Alt'] });
  return { page, list: cardOf(page).getByRole('region', { name }) };
}

function titles(page: Page): Promise<readonly string[]> {
  return page.locator('main').getByRole('listitem').getByRole('heading').allTextContents();
}

/** Types what a new item is asked for. */
async function give(list: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(given))
    await list.getByRole('group', { name, exact: true }).getByRole('textbox').fill(text);
}

/** Where the sister sites lead that the page shows. */
function sites(page: Page): Promise<readonly string[]> {
  return page
    .locator('main')
    .getByRole('link', { name: 'Atlas of Trades' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function regions(): Promise<string> {
  return (await dev()).read('regions.yaml');
}

const [first, second, third] = ['Know what you like', 'Look around', 'Meet people'];

describe('the list of a text', () => {
  test('takes items, has them moved and removed, and the card follows them', async () => {
    const { page, list } = await look(second);
    const before = await regions();
    const press = (name: string): Promise<void> =>
      list.getByRole('button', { name, exact: true }).click();
    const at = (words: string): Promise<void> =>
      list.getByRole('heading', { name: words }).waitFor();

    await at('Item 2 of 2 in pages.plan.steps.items');
    await chooseAll(list);
    await press('Add one below');
    await give(list, { Title: third, Text: 'Ask what a day is like.' });
    await press('Add');
    await at('Item 3 of 3');
    await expect.poll(() => titles(page)).toEqual([first, second, third]);

    await press('Move up');
    await at('Item 2 of 3');
    await press('Move up');
    await at('Item 1 of 3');
    await expect.poll(() => titles(page)).toEqual([third, first, second]);

    await press('Remove');
    await at('Item 1 of 2');
    await expect.poll(() => titles(page)).toEqual([first, second]);
    expect(await regions()).toBe(before);
  });

  test('takes the next item below a new one that the page has yet to show', async () => {
    const { page, list } = await look(second);
    const held: Route[] = [];
    let isHeld = true;
    await page.route(`**${devPaths.page}?*`, async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    const add = async (title: string): Promise<void> => {
      await list.getByRole('button', { name: 'Add one below' }).click();
      await give(list, { Title: title, Text: 'Ask what a day is like.' });
      await list.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await chooseAll(list);
    await add(third);
    await list.getByRole('heading', { name: 'Item 3 of 3' }).waitFor();
    await add('Try it');
    await list.getByRole('heading', { name: 'Item 4 of 4' }).waitFor();
    expect(await titles(page)).toEqual([first, second]);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect.poll(() => titles(page)).toEqual([first, second, third, 'Try it']);
    await list.getByRole('heading', { name: 'Item 4 of 4' }).waitFor();
  });

  test('has each change undone, also after a reload', async () => {
    const { page, list } = await look(first);
    const before = await regions();
    await chooseAll(list);
    await list.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(() => titles(page)).toEqual([second, first]);
    await page.reload();
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page.getByRole('button', { name: 'Undo the edit of Defaults, pages, plan' }).click();
    await expect.poll(() => titles(page)).toEqual([first, second]);
    expect(await regions()).toBe(before);
  });

  test('says what was removed, and offers to undo it, also once the page was loaded again', async () => {
    const { page, list } = await look(second);
    await chooseAll(list);
    await list.getByRole('button', { name: 'Add one below' }).click();
    await give(list, { Title: third, Text: 'Ask what a day is like.' });
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual([first, second, third]);
    await list.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => titles(page)).toEqual([first, second]);
    await page.reload();
    await page.getByText('Removed item 3.').waitFor();
    await page.getByRole('button', { name: 'Undo the edit of Defaults, pages, plan' }).click();
    await expect.poll(() => titles(page)).toEqual([first, second, third]);
  });

  test('that is inherited is changed for nobody before it is said for whom', async () => {
    const { list } = await look(first);
    const before = await regions();
    await list.getByRole('button', { name: 'Move down' }).click();
    await list.getByRole('alert').filter({ hasText: 'Choose one of these first.' }).waitFor();
    expect(await list.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await regions()).toBe(before);
  });

  test('becomes the region’s own where that is asked for, and is handed back', async () => {
    const { page, list } = await look(first);
    const before = await regions();
    await list.getByRole('radio', { name: 'Give oklahoma its own pages.plan.steps.items' }).check();
    await list.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(() => titles(page)).toEqual([second, first]);
    expect(await regions()).toMatch(/ {2}oklahoma:\n[^]* {10}- title: Look around\n/);
    await list.getByRole('button', { name: 'Take the list of defaults' }).click();
    await expect.poll(() => titles(page)).toEqual([first, second]);
    expect(await regions()).toBe(before);
  });

  test('says why an item cannot be removed', async () => {
    const { list } = await look(first);
    const remove = list.getByRole('button', { name: 'Remove' });
    await list.getByText('It is the first. There must be 2 or more.').waitFor();
    expect(await remove.isEnabled()).toBe(false);
  });

  test('is walked by the keyboard, which stays on a button that has done its work', async () => {
    const { page, list } = await look(first);
    const down = list.getByRole('button', { name: 'Move down' });
    await chooseAll(list);
    await down.focus();
    await page.keyboard.press('Enter');
    await list.getByText('Moved down to item 2.').waitFor();
    await list.getByRole('heading', { name: 'Item 2 of 2' }).waitFor();
    expect(await down.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  test('can be used by everyone, in light and in dark', async () => {
    const { page, list } = await look(first);
    await list.getByRole('radio').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('a list that has no item', () => {
  const heading = 'Find your path in Oklahoma';
  const name = 'List otherSites';
  const address = 'https://trades.example/';

  const addFirst = async (list: Locator): Promise<void> => {
    await list.getByRole('button', { name: 'Add the first item' }).click();
    await give(list, { Name: 'Atlas of Trades', Address: address });
    await list.getByRole('combobox').selectOption('assets/picture.svg');
    await list.getByRole('button', { name: 'Add', exact: true }).click();
  };

  test('takes the first one from a text beside it, and the card follows to that', async () => {
    const { page, list } = await look(heading, 'ok/', name);
    const before = await regions();
    await list.getByRole('heading', { name: 'otherSites has no items' }).waitFor();
    await chooseAll(list);
    await addFirst(list);
    await list.getByRole('heading', { name: 'Item 1 of 1 in otherSites' }).waitFor();
    await expect.poll(() => sites(page)).toEqual([address]);
    await page.getByText('oklahoma.otherSites.0.').first().waitFor();

    await list.getByRole('button', { name: 'Undo the edit of Defaults, other sites' }).click();
    await list.getByText('Taken back.').waitFor();
    await expect.poll(() => sites(page)).toEqual([]);
    await list.getByRole('heading', { name: 'otherSites has no items' }).waitFor();
    expect(await regions()).toBe(before);
  });

  test('takes no item that lacks a field, and says which field that is', async () => {
    const { list } = await look(heading, 'ok/', name);
    const before = await regions();
    await list.getByRole('button', { name: 'Add the first item' }).click();
    expect(await list.getByRole('textbox').allTextContents()).toEqual(['', '']);
    await give(list, { Name: 'Atlas of Trades' });
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    await list
      .getByRole('alert')
      .filter({ hasText: 'Nothing is saved yet. Still to be given: Address, Logo.' })
      .waitFor();
    expect(await regions()).toBe(before);
  });

  test('takes one for the region alone', async () => {
    const { page, list } = await look(heading, 'ok/', name);
    await list.getByRole('radio', { name: 'Give oklahoma its own otherSites' }).check();
    await addFirst(list);
    await expect.poll(() => sites(page)).toEqual([address]);
    expect(await regions()).toMatch(
      / {2}oklahoma:\n[^]* {4}otherSites:\n {6}- name: Atlas of Trades/,
    );
    await list.getByRole('button', { name: 'Take the list of defaults' }).click();
    await expect.poll(() => sites(page)).toEqual([]);
  });
});
