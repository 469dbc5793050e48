import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

function boxOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Find and replace' });
}

/** Opens the box over a page by its keys, and types words. */
async function look(
  path: string,
  words: string,
  options: BrowserContextOptions = desk,
): Promise<{ page: Page; box: Locator }> {
  const { main } = await dev();
  const page = await openInspected(await browser(), main + path, options);
  await page.keyboard.press('Control+k');
  const box = boxOf(page);
  await box.getByLabel('Find', { exact: true }).waitFor();
  await page.keyboard.type(words);
  return { page, box };
}

/** Shows by the keyboard what would be replaced. */
async function replace(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.type(words);
}

test('what is typed right after its keys goes to the box', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`, desk);
  await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
  const label = await page.evaluate(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    // The next key that is pressed is the next task.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(undefined);
    });
    const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return focused instanceof HTMLInputElement && focused.labels?.[0]?.textContent;
  });
  expect(label).toBe('Find');
});

test('a text of the open page is looked at where it stands', async () => {
  const { page, box } = await look('ok/', 'questions? ask');
  // What is found of the first letters has that text too, and stands in another order.
  await box
    .getByRole('link', { name: /Questions\? Ask away/ })
    .filter({ has: page.locator('mark', { hasText: /^Questions\? Ask$/ }) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
  await cardOf(page).getByText('oklahoma.contactFormHeader').waitFor();
});

test('a text of another page is looked at there, and its address says nothing of that', async () => {
  const { page } = await look('ok/', 'path in nevada');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/nv\/$/);
  await cardOf(page).getByText('nevada.headerTitle', { exact: true }).waitFor();
});

test('from the workbench a text is looked at on its page', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser(), desk);
  await page.goto(`${main}-/`);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.keyboard.type('path in nevada');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/nv\/$/);
  await cardOf(page).getByText('nevada.headerTitle', { exact: true }).waitFor();
});

test('a text of the library edition is looked at there', async () => {
  const { library } = await dev();
  const { page } = await look('ok/', 'database of careers');
  await page.keyboard.press('Enter');
  await page.waitForURL(library);
  await cardOf(page).getByText('library.careerDatabase.title', { exact: true }).waitFor();
});

test('words that nothing has lead to those that are meant', async () => {
  const { box } = await look('ok/', 'headerTitel');
  await box.getByRole('button', { name: 'headerTitle' }).click();
  await box.getByText('defaults.headerTitle', { exact: true }).waitFor();
});

test('the box is left by Escape, and the button has the focus that opened it', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const button = page.getByRole('button', { name: 'Find', exact: true });
  await button.press('Enter');
  await boxOf(page).waitFor();
  await page.keyboard.press('Escape');
  await boxOf(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((node) => node.matches(':focus'))).toBe(true);
});

describe('texts are replaced', () => {
  test('but those that are left, by the keyboard, and taken back in one step', async () => {
    const { read } = await dev();
    const before = { regions: read('regions.yaml'), library: read('library.yaml') };
    const { page, box } = await look('ok/', 'careers');
    await replace(page, 'jobs');
    await box.getByRole('checkbox', { name: /^careerDatabase\.title/ }).press('Space');
    await box.getByRole('button', { name: /^Replace in / }).press('Enter');
    await box.getByText('Replaced.').waitFor();
    expect(read('regions.yaml')).toContain('title: Over {{claims.careers}} jobs to explore\n');
    expect(read('library.yaml')).toContain('title: A database of careers\n');
    await box.getByRole('button', { name: /^Undo the edit of / }).press('Enter');
    await box.getByText('Taken back.').waitFor();
    await box.getByRole('button', { name: /^Replace in / }).waitFor();
    expect([read('regions.yaml'), read('library.yaml')]).toEqual(Object.values(before));
  });

  test('in one region where the others are left together', async () => {
    const { read } = await dev();
    const { page, box } = await look('ok/', 'what');
    await replace(page, 'all that');
    for (const owner of ['site', 'defaults', 'library'])
      await box.getByRole('checkbox', { name: owner, exact: true }).uncheck();
    await box.getByRole('button', { name: 'Replace in 1 text' }).click();
    await box.getByText('Replaced.').waitFor();
    expect(read('regions.yaml')).toContain(
      'featuresTitle: All that students of {{regionName}} do\n',
    );
  });

  test('not where they would not validate, which is said', async () => {
    const { read } = await dev();
    const before = read('regions.yaml');
    const { page, box } = await look('ok/', 'ask away');
    await replace(page, '<b>Ask</b>');
    await box.getByRole('button', { name: /^Replace in / }).click();
    await box.getByText('[html-in-text]').first().waitFor();
    expect(read('regions.yaml')).toBe(before);
  });

  test('and what stays is named', async () => {
    const { page, box } = await look('ok/', 'picture');
    await replace(page, 'photo');
    await box.getByRole('heading', { name: 'What stays as it is' }).waitFor();
    await box.getByText(/words of a drawing: A picture$/).waitFor();
  });
});

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('axe finds nothing in the box on %s, and nothing of it is cut off', async (_, size) => {
  const { page, box } = await look('ok/', 'what', size);
  await box.getByRole('link', { name: 'What students' }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await replace(page, 'all that');
  await box.getByRole('button', { name: /^Replace in / }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const width = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
});
