import { execaSync } from 'execa';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { checkOut, origin } from '../git-repository.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev((folder) => {
  copySample(folder);
  checkOut(folder);
});

/** Opens the dialog over a page by the keyboard, with a change to propose. */
async function propose(path: string, options: BrowserContextOptions = desk) {
  const { main, root, edit } = await dev();
  edit('regions.yaml', (text) => text.replace('Questions? Ask away', 'Questions? Ask us'));
  const { page } = await openPage(await browser(), options);
  // No test asks another server.
  await page.context().route(/github/, (route) => route.fulfill({ body: 'GitHub' }));
  await page.goto(main + path);
  await page.getByRole('button', { name: 'Propose' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose what was changed' });
  // Git is asked many times.
  await dialog.getByLabel('Title').waitFor({ timeout: 60_000 });
  const git = (...args: readonly string[]) =>
    execaSync('git', args, { cwd: join(root, origin) }).stdout;
  return { page, dialog, git };
}

test('a change is proposed from a page by the keyboard, and its pull request opened', async () => {
  const { page, dialog, git } = await propose('ok/');
  await dialog.getByText('regions.yaml changed').waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe(
    'Oklahoma, contact form header: Questions? Ask away → Questions? Ask us',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ask us');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ask-us');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await dialog.getByText('Pushed the branch ask-us.').waitFor({ timeout: 60_000 });
  const address = 'https://github.com/owner/site/compare/main...ask-us?expand=1';
  expect((await opened).url()).toBe(address);
  const link = dialog.getByRole('link', { name: 'Make the pull request' });
  expect(await link.getAttribute('href')).toBe(address);
  expect(git('log', '-1', '--format=%B', 'ask-us')).toMatch(
    /^Ask us\n\n- Oklahoma, contact form header: Questions\? Ask away → Questions\? Ask us/,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('from the workbench as well, where a name that is taken is reported', async () => {
  const { dialog, git } = await propose('-/');
  await dialog.getByLabel('New branch').fill('main');
  await dialog.getByRole('button', { name: 'Push the branch' }).click();
  await dialog.getByText('There is a branch main already.').waitFor();
  expect(git('log', '--oneline', 'main').split('\n')).toHaveLength(1);
});

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('axe finds nothing in the dialog on %s, and nothing of it is cut off', async (_, size) => {
  const { page, dialog } = await propose('ok/', size);
  expect(await findViolations(page)).toEqual([]);
  const width = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
});
