import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** The page of a field once it has its rows. */
async function openField(
  field: string,
  options: BrowserContextOptions = desk,
): Promise<{ page: Page; row: (name: string) => Locator; pageErrors: readonly string[] }> {
  const { main } = await dev();
  const { page, pageErrors } = await openPage(await browser(), options);
  await page.goto(`${main}-/fields/${field}`);
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row('Nevada').waitFor();
  return { page, row, pageErrors };
}

test('a region gets its own text in its cell by the keyboard, which is taken back', async () => {
  const { read } = await dev();
  const before = read('regions.yaml');
  const { page, row, pageErrors } = await openField('contactFormHeader');
  const edit = page.getByRole('button', { name: 'Edit Nevada' });
  await edit.press('Enter');
  await row('Nevada').getByRole('textbox').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ask Nevada');
  await row('Nevada').getByText('10 of at most').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
  expect(read('regions.yaml')).toContain('    contactFormHeader: Ask Nevada\n');
  await row('Nevada').getByRole('cell', { name: /^own/ }).waitFor();
  await expectFocus(edit);
  await page
    .getByRole('button', { name: 'Undo the edit of Nevada, contact form header' })
    .press('Enter');
  await page.getByText('Taken back.').waitFor();
  await row('Nevada')
    .getByRole('cell', { name: /^defaults/ })
    .waitFor();
  expect(read('regions.yaml')).toBe(before);
  expect(pageErrors).toEqual([]);
});

test('an own text is handed back', async () => {
  const { read } = await dev();
  const { page, row } = await openField('featuresTitle');
  await page.getByRole('button', { name: 'Edit Nevada' }).press('Enter');
  await row('Nevada').getByRole('button', { name: 'Take what it inherits' }).press('Enter');
  await row('Nevada')
    .getByRole('cell', { name: /^defaults/ })
    .waitFor();
  expect(read('regions.yaml')).not.toContain('What students of {{regionName}} do');
});

test('a text is taken from another region, and saved for this one', async () => {
  const { read } = await dev();
  const { page, row } = await openField('featuresTitle');
  await page.getByRole('button', { name: 'Edit Nevada' }).press('Enter');
  await row('Nevada').getByLabel('Begin with the text of').selectOption('What students can do');
  await page.getByText('What students can do').first().waitFor();
  await row('Nevada').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  expect(read('regions.yaml')).toContain('name: Nevada\n    featuresTitle: What students can do\n');
});

test('what is wrong is said in the cell, and not saved', async () => {
  const { read } = await dev();
  const before = read('regions.yaml');
  const { page, row } = await openField('featuresTitle');
  await page.getByRole('button', { name: 'Edit Nevada' }).click();
  await row('Nevada').getByRole('textbox').fill('All <b>they</b> do');
  await row('Nevada').getByText('[html-in-text]').waitFor();
  expect(await row('Nevada').getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  expect(read('regions.yaml')).toBe(before);
});

test('what a link brings says whom a change is for', async () => {
  const { row } = await openField('featuresTitle');
  await row('Oklahoma')
    .getByRole('cell', { name: /^falls through to nevada/ })
    .waitFor();
  await row('Oklahoma').getByRole('button', { name: 'Edit Oklahoma' }).press('Enter');
  await row('Oklahoma')
    .getByText(/so it can’t have its own/)
    .waitFor();
});

test('rows are sorted by a column, and those of a kind are shown', async () => {
  const { page, row } = await openField('contactFormHeader');
  const first = page.getByRole('row').nth(1);
  await page.getByRole('button', { name: 'Characters' }).press('Enter');
  const characters = page.getByRole('columnheader', { name: 'Characters' });
  expect(await characters.getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('button', { name: 'Characters' }).press('Enter');
  expect(await first.innerText()).toContain('Oklahoma');
  await page.getByLabel('Show').selectOption('own');
  await row('Nevada').waitFor({ state: 'detached' });
  expect(await row('Oklahoma').count()).toBe(1);
  await page.getByLabel('Show').selectOption('all');
  await page.getByLabel('Find in the table').fill('nevada');
  await row('Oklahoma').waitFor({ state: 'detached' });
});

test('the workbench leads to a field, by a group that it is in', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}-/`);
  await page.getByRole('link', { name: 'Fields' }).click();
  await page.getByLabel('Find a field').fill('plan.title');
  await page.getByRole('link', { name: 'pages.plan.title' }).click();
  await page.getByRole('button', { name: 'Edit Nevada' }).waitFor();
  await page.goto(`${main}-/fields/pages.plan`);
  await page.getByRole('link', { name: 'pages.plan.title' }).waitFor();
  await page.goto(`${main}-/fields/headerTitel`);
  await page.getByText('Regions inherit no field of this name.').waitFor();
});

test('a field is found by its name in words', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}-/fields/`);
  await page.getByLabel('Find a field').fill('plan, title');
  await page.getByRole('link', { name: 'Pages, plan, title pages.plan.title' }).waitFor();
});

test('the card of a text leads to it in all regions', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}nv/`);
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('link', { name: 'In all regions' }).first().click();
  await page.waitForURL(/\/-\/fields\/headerTitle$/);
  await page.getByRole('button', { name: 'Edit Oklahoma' }).waitFor();
});

test('so does the box for words, once the field is found by its name', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}nv/`);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Find', { exact: true }).waitFor();
  await page.keyboard.type('featuresTitle');
  await page.getByRole('link', { name: 'in all regions' }).first().press('Enter');
  await page.waitForURL(/\/-\/fields\/featuresTitle$/);
});

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('axe finds nothing in the table on %s, and nothing is cut off', async (_, size) => {
  const { page, row } = await openField('featuresTitle', size);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Nevada' }).press('Enter');
  await row('Nevada').getByRole('textbox').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(hidden).toBe(0);
});
