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
import { execa } from 'execa';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { initRepository } from '../git-repository.ts';
import { openPage, useBrowser } from './browser.ts';
import { copyRecipeProject } from '../recipe-start.ts';
import { modal, visit } from './library-page.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev(copyRecipeProject);

/** Of Nevada. */
const headline = 'Beyond the Strip, across the Basin, find your work';

/** Opens a page and waits until it hears of edits. */
async function follow(url: string): Promise<Page> {
  const { page } = await openPage(await browser());
  const events = page.waitForResponse((response) => response.url().includes('/-/events'));
  await page.goto(url);
  await events;
  return page;
}

/** Lets a test see whether the page was reloaded. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** The headline of the page that asks for a demo account. */
function writeDemoTitle(text: string): string {
  return text.replace(/^(demo:\n(?: {2}#.*\n)*? {2}title: ).*/m, '$1Try it all');
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

  test('comes to an awake island that says it, and leaves what was typed there', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/demo-access/`);
    const isSamePage = await mark(page);
    await page.getByLabel('First name').fill('Ada');
    edit('regions.yaml', (text) => text.replace(/^( +requiredFields: ).*/m, '$1Fill in all *.'));
    await page.getByText('Fill in all *.').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Ada'),
    );
    expect(await isSamePage()).toBe(true);
  });

  test('leaves a modal open, with what was typed into it', async () => {
    const { library, read, edit } = await dev();
    const { page } = await visit(dev);
    await mark(page);
    await page.locator('.navbar a[href="/requestdemo/"]').click();
    await modal(page).getByLabel('First name').fill('Ada');
    const [, headline = ''] = /^hero:\n {2}title: (.*)$/m.exec(read('library.yaml')) ?? [];
    edit('library.yaml', (text) => text.replace(headline, 'Behind the modal'));
    await page.locator('h1', { hasText: 'Behind the modal' }).waitFor({ state: 'attached' });
    expect(await modal(page).getByLabel('First name').inputValue()).toBe('Ada');
    expect(page.url()).toBe(new URL('requestdemo/', library).href);
  });

  test('comes to a modal that says it, which stays open with what was typed into it', async () => {
    const { edit } = await dev();
    const { page } = await visit(dev);
    const isSamePage = await mark(page);
    await page.locator('.navbar a[href="/requestdemo/"]').click();
    await modal(page).getByLabel('First name').fill('Ada');
    edit('library.yaml', writeDemoTitle);
    await modal(page).getByRole('heading', { name: 'Try it all' }).waitFor();
    await expect.poll(() => modal(page).getByLabel('First name').inputValue()).toBe('Ada');
    expect(await isSamePage()).toBe(true);
  });

  test('comes to a modal that was closed meanwhile, once it is opened again', async () => {
    const { edit } = await dev();
    const { page } = await visit(dev);
    const link = page.locator('.navbar a[href="/requestdemo/"]');
    await link.click();
    await modal(page).getByLabel('First name').waitFor();
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    edit('library.yaml', writeDemoTitle);
    await link.click();
    await modal(page).getByRole('heading', { name: 'Try it all' }).waitFor();
  });
});

describe('an edit that is wrong', () => {
  test('is shown over the last good page, with its line and what to write, until it is mended', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/`);
    edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
    const problem = page.getByRole('alert');
    await problem.getByText('accent: sagge').waitFor();
    expect(await problem.textContent()).toContain('write: sage');
    await page.getByRole('heading', { name: headline }).waitFor();
    edit('regions.yaml', (text) => text.replace('accent: sagge', 'accent: sage'));
    await problem.waitFor({ state: 'detached' });
  });

  test('is mended by the button beside it', async () => {
    const { main, root, edit } = await dev();
    const page = await follow(`${main}nv/`);
    edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
    await page.getByRole('button', { name: 'Write this for me' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(readFileSync(join(root, 'regions.yaml'), 'utf8')).toContain('accent: sage\n');
  });

  test('is shown on a page that is opened meanwhile', async () => {
    const { main, edit } = await dev();
    edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
    const page = await follow(`${main}nv/plan/`);
    await page.getByRole('alert').getByText('accent: sagge').waitFor();
  });
});

test('a file that is saved in two halves is not reported as wrong in between', async () => {
  const { main, root } = await dev();
  const page = await follow(`${main}nv/`);
  await page.locator('career-site-inspector').waitFor({ state: 'attached' });
  const shown = await page.evaluateHandle(() => {
    const names: string[] = [];
    new MutationObserver((steps) => {
      for (const { addedNodes } of steps) for (const node of addedNodes) names.push(node.nodeName);
    }).observe(document.documentElement, { childList: true });
    return names;
  });
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8').replace(headline, 'Both halves');
  const file = openSync(path, 'w');
  writeSync(file, text.slice(0, text.length / 2));
  writeSync(file, text.slice(text.length / 2));
  closeSync(file);
  await page.getByRole('heading', { name: 'Both halves' }).waitFor();
  expect(await shown.jsonValue()).toEqual([]);
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

test('a checkout of another branch, which changes several files at once, ends in what that branch says', async () => {
  const { main, library, root, edit } = await dev();
  const logo = join(root, 'assets/logos/nv.svg');
  const git = (...args: readonly string[]) => execa('git', args, { cwd: root });
  initRepository(root);
  await git('add', 'regions.yaml', 'library.yaml', 'assets/logos');
  await git('commit', '--quiet', '--message', 'Before');
  await git('checkout', '--quiet', '-b', 'other');
  edit('regions.yaml', (text) => text.replace(headline, 'On another branch'));
  edit('library.yaml', (text) =>
    text.replace(/^title: .*/m, 'title: The library of another branch'),
  );
  writeFileSync(logo, `${readFileSync(logo, 'utf8')}<!-- other -->\n`);
  await git('commit', '--quiet', '--all', '--message', 'After');
  await git('checkout', '--quiet', 'main');
  const pages = await Promise.all([follow(`${main}nv/`), follow(library)]);
  await git('checkout', '--quiet', 'other');
  await pages[0].getByRole('heading', { name: 'On another branch' }).waitFor();
  await pages[1].waitForFunction(() => document.title.startsWith('The library of another branch'));
  const showsOtherLogo = async (): Promise<boolean> => {
    const address = document.querySelector('.navbar__logo')?.getAttribute('src') ?? '';
    return (await (await fetch(address)).text()).includes('<!-- other -->');
  };
  await pages[0].waitForFunction(showsOtherLogo, undefined, { polling: 100 });
});
