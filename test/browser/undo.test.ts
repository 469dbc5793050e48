import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { holdFirstAnswer } from './hold.ts';
import { isInView } from './in-view.ts';
import { useDev } from './running-dev.ts';
import { cardOf, chooseAll, openEditor, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens a page, and edits a text of it. */
async function edit(): Promise<Page> {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const field = await openEditor(page, 'Questions? Ask away');
  await field.fill('Ask');
  await save(page);
  return page;
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

test('an edit is undone, also after a reload', async () => {
  const { read } = await dev();
  const before = read('regions.yaml');
  const page = await edit();
  await page.reload();
  await page.getByRole('button', { name: 'Inspect' }).click();
  await page
    .getByRole('button', { name: 'Undo the edit of Oklahoma, contact form header' })
    .click();
  await page.getByRole('heading', { name: 'Questions? Ask away' }).waitFor();
  expect(read('regions.yaml')).toBe(before);
});

test('an edit that is taken back is no longer called saved', async () => {
  const page = await edit();
  await cardOf(page).getByRole('button', { name: 'Undo the edit of' }).click();
  await cardOf(page).getByText('Taken back.').waitFor();
  expect(await cardOf(page).getByText('Saved.').count()).toBe(0);
});

test('an edit that is taken back is made again, by the keyboard', async () => {
  const page = await edit();
  const card = cardOf(page);
  await undo(card);
  await page.getByRole('heading', { name: 'Questions? Ask away' }).waitFor();
  await card.getByRole('button', { name: 'Redo the edit of Oklahoma' }).press('Space');
  await card.getByText('Made again.').waitFor();
  await page.getByRole('heading', { name: 'Ask', exact: true }).waitFor();
  await card.getByRole('button', { name: 'Undo the edit of Oklahoma' }).waitFor();
  expect(await card.getByRole('button', { name: 'Redo the edit of' }).count()).toBe(0);
});

test('the card of a text has the focus once its last edit is taken back there', async () => {
  const card = cardOf(await edit());
  await undo(card);
  await expect.poll(() => hasFocus(card)).toBe(true);
});

test('the inspector has the focus once the last edit is taken back in its panel', async () => {
  const page = await edit();
  await page.reload();
  await page.getByRole('button', { name: 'Inspect' }).click();
  const inspector = page.getByRole('complementary', { name: 'Inspector of the page' });
  await undo(inspector);
  await expect.poll(() => hasFocus(inspector)).toBe(true);
});

test('an edit can be taken back also where an earlier answer, that there was none, comes last', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const answer = await holdFirstAnswer(page, '**/-/edits/last*');
  await page.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('complementary', { name: 'Inspector of the page' });
  const field = await openEditor(page, 'Over 900 careers to explore');
  await field.fill('Many careers');
  await chooseAll(cardOf(page));
  await save(page);
  const button = panel.getByRole('button', { name: 'Undo the edit of' });
  await button.waitFor();
  await answer();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await button.count()).toBe(1);
});

test('an edit that another program overwrites is no longer offered to be taken back', async () => {
  const { edit: saveElsewhere } = await dev();
  const page = await edit();
  const card = cardOf(page);
  saveElsewhere('regions.yaml', (text) => text.replace("'Ask'", "'Ask us'"));
  await card.getByText('regions.yaml was changed since').waitFor();
  expect(await card.getByRole('button', { name: 'Undo the edit of' }).count()).toBe(0);
});

test('an edit that another program overwrote before a reload is not offered either', async () => {
  const { edit: saveElsewhere } = await dev();
  const page = await edit();
  saveElsewhere('regions.yaml', (text) => `${text}# A new line.\n`);
  await page.reload();
  await page.getByRole('button', { name: 'Inspect' }).click();
  const inspector = page.getByRole('complementary', { name: 'Inspector of the page' });
  await inspector.getByText('regions.yaml was changed since').waitFor();
  expect(await inspector.getByRole('button', { name: 'Undo the edit of' }).count()).toBe(0);
});

test('an edit that is overwritten as it is taken back says so where it is seen, once', async () => {
  const { edit: saveElsewhere } = await dev();
  const page = await edit();
  await page.route('**/-/edits/last*', (route) =>
    route.fulfill({ json: { field: 'Oklahoma, contact form header' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Inspect' }).click();
  saveElsewhere('regions.yaml', (text) => `${text}# A new line.\n`);
  await page
    .getByRole('button', { name: 'Undo the edit of Oklahoma, contact form header' })
    .click();
  const answer = page.getByText('Nothing was written.');
  await answer.waitFor();
  expect((await answer.textContent())?.match(/Nothing was written\./g)).toHaveLength(1);
  await expect.poll(() => isInView(answer)).toBe(true);
});

test('a region that takes from another one gets its own texts by one press, and one undo', async () => {
  const { main, read } = await dev();
  const before = read('regions.yaml');
  const page = await openInspected(await browser(), `${main}ok/`);
  await page
    .getByText('What students of Oklahoma do')
    .first()
    .click({ modifiers: ['Alt'] });
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Give oklahoma its own texts' }).click();
  await card.getByText('Saved.').waitFor();
  const entry = read('regions.yaml').split('\n  oklahoma:\n')[1];
  expect(entry).toContain('    featuresTitle: What students of {{regionName}} do\n');
  expect(entry).not.toContain('fallthrough');
  await undo(card);
  expect(read('regions.yaml')).toBe(before);
});
