import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens the prices of the library edition, and in them the card of a range, with the controls of their list. */
async function openCard(range: string): Promise<{ page: Page; card: Locator; list: Locator }> {
  const { library } = await dev();
  const page = await openInspected(await browser(), `${library}pricing/`);
  await page
    .getByRole('table')
    .getByText(range, { exact: true })
    .click({ modifiers: ['Alt'] });
  const card = cardOf(page);
  return { page, card, list: card.getByRole('region', { name: 'List tiers' }) };
}

/** The ranges that the table shows. */
function readRanges(page: Page): Promise<readonly string[]> {
  return page.getByRole('table').getByRole('rowheader').allTextContents();
}

const [first, last] = ['Under 25,000', '25,000 and more'];

test('adding a price halves the range above it, and can be undone', async () => {
  const { page, list } = await openCard(first);
  const { read } = await dev();
  const before = read('library.yaml');
  await list.getByRole('heading', { name: 'Item 1 of 2 in tiers' }).waitFor();
  await list.getByRole('button', { name: 'Add one below' }).click();
  await list.getByRole('heading', { name: 'Item 2 of 3 in tiers' }).waitFor();
  await expect.poll(() => readRanges(page)).toEqual(['Under 12,500', '12,500 to 24,999', last]);
  await list.getByRole('button', { name: 'Undo the edit of library.tiers' }).click();
  await expect.poll(() => readRanges(page)).toEqual([first, last]);
  expect(read('library.yaml')).toBe(before);
});

test('removing a price gives its range to the one above', async () => {
  const { page, list } = await openCard(last);
  await list.getByRole('heading', { name: 'Item 2 of 2 in tiers' }).waitFor();
  await list.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => readRanges(page)).toEqual(['0 and more']);
});

test('changing the end of a range changes the start of the next', async () => {
  const { page, card } = await openCard(first);
  const end = card.getByRole('group', { name: 'library.tiers.0.to' });
  await end.getByRole('button', { name: 'Edit' }).click();
  await card.getByText('tiers.1.from says the same, and is changed with it.').waitFor();
  await card.getByRole('textbox').fill('20000');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => readRanges(page)).toEqual(['Under 20,000', '20,000 and more']);
});

test('prices cannot be moved, as their ranges are in order', async () => {
  const { list } = await openCard(first);
  await list.getByText('They stand in the order of their figures.').waitFor();
  expect(await list.getByRole('button', { name: 'Move down' }).isEnabled()).toBe(false);
});
