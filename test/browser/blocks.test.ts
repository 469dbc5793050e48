import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

function blocksOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Blocks of this page' });
}

const [kept, week, decided] = [
  'What we keep, and what we don’t',
  'A first week',
  'What you decide',
];

/** The headings of the blocks that the page shows. */
async function headings(page: Page): Promise<readonly string[]> {
  const found = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  return found.filter((heading) => [kept, week, decided].includes(heading));
}

async function give(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const field = dialogOf(page, 'Add a page').getByRole('group', { name, exact: true });
    await field.getByRole('textbox').fill(text);
  }
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** Adds the page that was described, and chooses its only block where it opens. */
async function openAdded(page: Page, address: string): Promise<void> {
  await press(page, 'Add');
  await page.waitForURL(address);
  await press(page, /^Inspect/);
  await blocksOf(page).getByRole('button', { name: kept }).click();
}

test.each([
  ['a desk', {}],
  ['a phone', phone],
])('on %s a page is added, made of blocks, and taken back byte for byte', async (_, options) => {
  const { main, read } = await dev();
  const before = read('regions.yaml');
  const page = await openInspected(await browser(), `${main}nv/`, options);
  await press(page, 'Inspect');
  await press(page, 'Add a page');
  await give(page, { Address: '/pricing/' });
  await dialogOf(page, 'Add a page').getByText('/pricing/ would lead to two things').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await give(page, {
    Address: '/families/',
    Title: 'For families',
    Description: 'What your child does here.',
    'Only in': 'Nevada',
  });
  await openAdded(page, `${main}nv/families/`);

  await press(page, 'Add a block below');
  const kinds = dialogOf(page, 'Add a block').getByRole('listitem');
  await expect.poll(() => kinds.count()).toBe(14);
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Steps');
  await expect.poll(() => headings(page)).toEqual([kept, week]);

  await press(page, 'Move down');
  await expect.poll(() => headings(page)).toEqual([week, kept]);
  await expect.poll(() => blocksOf(page).getByText('It is the last.').count()).toBe(1);
  await press(page, 'Hide');
  await expect.poll(() => headings(page)).toEqual([week]);
  await blocksOf(page).getByText('Text, hidden').waitFor();
  await press(page, 'Remove');
  await expect.poll(() => blocksOf(page).getByRole('listitem').count()).toBe(1);
  await blocksOf(page).getByRole('button', { name: week }).click();
  await blocksOf(page).getByText('A page has one block or more').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const undo = page.getByRole('button', { name: 'Undo the edit of the blocks of families' });
  const edits = 4;
  for (let left = edits; left > 0; left--) {
    const now = read('regions.yaml');
    await undo.click();
    await expect.poll(() => read('regions.yaml')).not.toBe(now);
  }
  await press(page, 'Undo the edit of the page /families/');
  await expect.poll(() => read('regions.yaml')).toBe(before);
});

test('in the library edition a page is added, made of blocks, and taken back as well', async () => {
  const { library, read } = await dev();
  const before = [read('regions.yaml'), read('library.yaml')];
  const page = await openInspected(await browser(), `${library}pricing/`);
  await press(page, 'Inspect');
  await press(page, 'Add a page');
  await give(page, { Address: '/quote/' });
  await dialogOf(page, 'Add a page').getByText('/quote/ would lead to two things').waitFor();
  expect(await dialogOf(page, 'Add a page').getByRole('group', { name: 'Only in' }).count()).toBe(
    0,
  );
  await give(page, {
    Address: '/families/',
    Title: 'For families',
    Description: 'What to look at together.',
    'Linked from': 'footer',
  });
  await openAdded(page, `${library}families/`);
  await press(page, 'Add a block below');
  const kinds = dialogOf(page, 'Add a block').getByRole('listitem');
  await expect.poll(() => kinds.count()).toBe(13);
  await press(page, 'Steps');
  await expect.poll(() => headings(page)).toEqual([kept, week]);
  await press(page, 'Move down');
  await expect.poll(() => headings(page)).toEqual([week, kept]);
  await expect.poll(() => blocksOf(page).getByText('It is the last.').count()).toBe(1);
  await press(page, 'Hide');
  await expect.poll(() => headings(page)).toEqual([week]);
  expect(read('library.yaml')).toContain('    linkedFrom: [footer]\n    blocks:\n      steps:\n');
  const undo = page.getByRole('button', { name: 'Undo the edit of the blocks of families' });
  for (const now of [[week, kept], [kept, week], [kept]]) {
    await undo.click();
    await expect.poll(() => headings(page)).toEqual(now);
  }
  await press(page, 'Undo the edit of the page /families/');
  await expect.poll(() => [read('regions.yaml'), read('library.yaml')]).toEqual(before);
});

/** A page that all editions have. */
const page = `
  blockPages:
    families:
      address: /families/
      title: For families
      description: What your child does here.
      linkedFrom: [footer]
      blocks:
        one:
          text:
            title: What you decide
            paragraphs:
              - All of it.
        two:
          quote: { text: We look along., by: A parent }

regions:
`;

test('by keyboard, in the card, a state hides what it inherits, and is told what it cannot', async () => {
  const { main, edit, read } = await dev();
  edit('regions.yaml', (text) => text.replace('\nregions:\n', page));
  const before = read('regions.yaml');
  const opened = await openInspected(await browser(), `${main}nv/families/`);
  await opened
    .locator('main')
    .getByText(decided)
    .click({ modifiers: ['Alt'] });
  const block = cardOf(opened).getByRole('region', { name: 'Blocks of this page' });
  await block.getByRole('button', { name: 'Hide' }).focus();
  await opened.keyboard.press('Enter');
  await block.getByText('Choose one of these first').waitFor();
  await block.getByRole('radio', { name: 'Change it for nevada itself' }).press('Space');
  await block.getByText('A state shows what it inherits in the order of all').waitFor();
  await block.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect.poll(() => read('regions.yaml')).toContain('shown: false');
  await expect.poll(() => headings(opened)).toEqual([]);
  await block.getByRole('button', { name: 'Show' }).press('Enter');
  await expect.poll(() => read('regions.yaml')).toBe(before);
});
