import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/**
 * Opens the prices of the library edition, and in them the card of a range, with the controls of
 * their list.
 */
async function openCard(range: string): Promise<{ card: Locator; list: Locator }> {
  const { library } = await dev();
  const page = await openInspected(await browser(), `${library}pricing/`);
  await page
    .getByRole('table')
    .getByText(range, { exact: true })
    .click({ modifiers: ['Alt'] });
  const card = cardOf(page);
  return { card, list: card.getByRole('region', { name: 'List tiers' }) };
}

test('prices are added, removed and moved in the file alone, and the card says so', async () => {
  const { list } = await openCard('25,000 and more');
  await list
    .getByText('Each begins where the one before it ends: change them in the file.')
    .waitFor();
  for (const name of ['Add one below', 'Move up', 'Remove'])
    expect(await list.getByRole('button', { name }).isEnabled()).toBe(false);
});

test('a price is changed in the page, the end of its range in the file', async () => {
  const { card } = await openCard('Under 25,000');
  const end = card.getByRole('group', { name: 'library.tiers.0.to' });
  await end.getByRole('link', { name: 'Open in editor' }).waitFor();
  expect(await end.getByRole('button', { name: 'Edit' }).count()).toBe(0);
});
