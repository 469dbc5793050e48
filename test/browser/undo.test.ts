import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../dev/sample-project.ts';
import { openPage, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens a page, and edits a text of it. */
async function edit(): Promise<{ page: Page; card: Locator }> {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}ok/`);
  await page.getByRole('button', { name: 'Inspect' }).waitFor();
  await page
    .locator('body')
    .getByText('Questions? Ask away')
    .first()
    .click({ modifiers: ['Alt'] });
  const card = page.getByRole('region', { name: 'Where this text is written' });
  await card.getByRole('button', { name: 'Edit' }).first().click();
  await card.getByRole('textbox').fill('Ask');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Saved.').waitFor();
  return { page, card };
}

/** Takes back the only edit, by the keyboard. */
async function undo(part: Locator): Promise<void> {
  const button = part.getByRole('button', { name: 'Undo the edit of' });
  await button.press('Space');
  await button.waitFor({ state: 'detached' });
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.matches(':focus'));
}

test('the card of a text has the focus once its last edit is taken back there', async () => {
  const { card } = await edit();
  await undo(card);
  await expect.poll(() => hasFocus(card)).toBe(true);
});

test('the inspector has the focus once the last edit is taken back in its panel', async () => {
  const { page } = await edit();
  await page.reload();
  await page.getByRole('button', { name: 'Inspect' }).click();
  const inspector = page.getByRole('complementary', { name: 'Inspector of the page' });
  await undo(inspector);
  await expect.poll(() => hasFocus(inspector)).toBe(true);
});
