import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev();

const headline = 'Beyond the Strip, across the Basin, find your work';

/** Opens a page and waits until it hears of edits. */
async function follow(url: string): Promise<Page> {
  const { page } = await openPage(await browser());
  const events = page.waitForResponse((response) => response.url().includes('/-/events'));
  await page.goto(url);
  await events;
  return page;
}

/** Lets a test see whether the page was loaded anew. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

describe('an edit of a text', () => {
  test('is shown in the open page, which stays where it was scrolled to', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/`);
    const isSamePage = await mark(page);
    await page.evaluate(() => scrollTo(0, 700));
    edit('regions.yaml', (text) => text.replace(headline, 'Find your work in Nevada'));
    await page.getByRole('heading', { name: 'Find your work in Nevada' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await isSamePage()).toBe(true);
  });

  test('leaves what was typed into a form', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/demo-access/`);
    await page.getByLabel('First name').fill('Ada');
    edit('regions.yaml', (text) =>
      text.replace(/^( {4}demoAccess:\n {6}title: ).*$/m, '$1Look around'),
    );
    await page.getByRole('heading', { name: 'Look around', level: 1 }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });
});

describe('an edit that is wrong', () => {
  test('is told over the last good page, with its line and what to write, until it is mended', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/`);
    edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
    const told = page.getByRole('alert');
    await told.getByText('accent: sagge').waitFor();
    expect(await told.textContent()).toContain('write: sage');
    await page.getByRole('heading', { name: headline }).waitFor();
    edit('regions.yaml', (text) => text.replace('accent: sagge', 'accent: sage'));
    await told.waitFor({ state: 'detached' });
  });

  test('is told on a page that is opened meanwhile', async () => {
    const { main, edit } = await dev();
    edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
    const page = await follow(`${main}nv/plan/`);
    await page.getByRole('alert').getByText('accent: sagge').waitFor();
  });
});

test('a file that is saved in two halves is not told as wrong in between', async () => {
  const { main, root } = await dev();
  const page = await follow(`${main}nv/`);
  const isUnharmed = await page.evaluateHandle(() => {
    const told: string[] = [];
    new MutationObserver((steps) => {
      for (const { addedNodes } of steps) for (const node of addedNodes) told.push(node.nodeName);
    }).observe(document.documentElement, { childList: true });
    return told;
  });
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8').replace(headline, 'Both halves');
  const file = openSync(path, 'w');
  writeSync(file, text.slice(0, text.length / 2));
  writeSync(file, text.slice(text.length / 2));
  closeSync(file);
  await page.getByRole('heading', { name: 'Both halves' }).waitFor();
  expect(await isUnharmed.jsonValue()).toEqual([]);
});

test.each([
  [
    'an editor that saves by renaming',
    (path: string, text: string) => {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    },
  ],
  [
    'a formatter that removes the file first',
    (path: string, text: string) => {
      rmSync(path);
      writeFileSync(path, text);
    },
  ],
])('edits of %s are shown, one after the other', async (_who, save) => {
  const { main, root } = await dev();
  const page = await follow(`${main}nv/`);
  const path = join(root, 'regions.yaml');
  for (const words of ['Saved once', 'Saved twice']) {
    const text = readFileSync(path, 'utf8');
    save(path, text.replace(/(name: Nevada\n(?:.*\n)*? {4}headerTitle: ).*/, `$1${words}`));
    await page.getByRole('heading', { name: words }).waitFor();
  }
});
