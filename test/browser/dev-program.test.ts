import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devPaths } from '../../runtime/dev/messages.ts';
import type { CopiedProgram } from '../program/copied-program.ts';
import { copyProgram } from '../program/copied-program.ts';
import { openPage, useBrowser } from './browser.ts';
import { isMarked, mark } from './library-page.ts';

const browser = useBrowser();

/** Milliseconds in which the copy is bundled, and shows its pages again. A test waits for that twice at most. */
const rebuildMs = 60_000;

let copy: CopiedProgram;
let main: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  copy = copyProgram('test', 'docs');
  const args = ['cli/bin.js', 'dev', '--port', '0', '--library-port', '0'];
  const child = spawn(process.execPath, args, { cwd: copy.root });
  const ended = new Promise((resolve) => child.once('close', resolve));
  stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  main = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /Main site: (\S+)\n/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error('dev ended before it printed its address')));
  });
  // It answers once it has made the first pages.
  await fetch(main);
}, 2 * rebuildMs);

afterAll(async () => {
  await stop();
  copy.remove();
}, 2 * rebuildMs);

/** Opens Nevada's home page, and marks it so that a test sees whether it was reloaded. */
async function openMarked(): Promise<Page> {
  const { page } = await openPage(await browser());
  await page.goto(`${main}nv/`);
  await mark(page);
  return page;
}

test(
  'an edit in the page is undone after the program was rebuilt',
  async () => {
    const { page } = await openPage(await browser());
    await page.goto(`${main}nv/plan/`);
    const before = copy.read('regions.yaml');
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await heading.click({ modifiers: ['Alt'] });
    const card = page.getByRole('region', { name: 'Where this text is written' });
    await card.getByRole('button', { name: 'Edit' }).first().click();
    await card.getByRole('textbox').fill('From the page');
    await card.getByRole('radio', { name: /^Change it in / }).check();
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('Saved.').waitFor();
    const restarted = page.waitForResponse(
      (response) => new URL(response.url()).pathname === devPaths.events,
      { timeout: rebuildMs },
    );
    copy.edit('cli/main.ts', (text) => `${text}\n`);
    await restarted;
    await card.getByRole('button', { name: 'Undo the edit of' }).click();
    await page.getByRole('heading', { name: words, level: 1 }).waitFor();
    expect(copy.read('regions.yaml')).toBe(before);
  },
  3 * rebuildMs,
);

test('an edit of a style is seen without reloading the page', async () => {
  const page = await openMarked();
  copy.edit(
    'runtime/styles/hero.css',
    (text) => `${text}\nh1 { letter-spacing: 7px !important; }\n`,
  );
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && getComputedStyle(heading).letterSpacing === '7px';
  });
  expect(await isMarked(page)).toBe(true);
});

test('an edit of a component is seen without reloading the page', async () => {
  const page = await openMarked();
  copy.edit('runtime/components/bottom-block/BottomBlock.tsx', (text) =>
    text.replace('{ask.text}', '{ask.text} From the component'),
  );
  await page.getByText('From the component').waitFor();
  expect(await isMarked(page)).toBe(true);
});

const schema = 'cli/schema/regions.schema.json';

test(
  'an edit of a schema takes effect in the open page',
  async () => {
    const before = copy.read(schema);
    const page = await openMarked();
    copy.edit(schema, () =>
      before.replace(
        /("headerTitle": \{[^{}]*"maxLength": )\d+/,
        (_, start) => `${String(start)}3`,
      ),
    );
    await page.getByRole('alert').getByText('headerTitle').first().waitFor({ timeout: rebuildMs });
    copy.edit(schema, () => before);
    await page.getByRole('alert').waitFor({ state: 'hidden', timeout: rebuildMs });
    expect(await isMarked(page)).toBe(true);
  },
  3 * rebuildMs,
);

test(
  'a broken schema is reported over the open page until it is valid again',
  async () => {
    const before = copy.read(schema);
    const page = await openMarked();
    copy.edit(schema, () => '{');
    const alert = page.getByRole('alert').getByText('dev continues with the program as it was');
    await alert.waitFor({ timeout: rebuildMs });
    copy.edit(schema, () => before);
    await alert.waitFor({ state: 'hidden', timeout: rebuildMs });
    expect(await isMarked(page)).toBe(true);
  },
  3 * rebuildMs,
);
