import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CopiedProgram } from '../program/copied-program.ts';
import { copyProgram } from '../program/copied-program.ts';
import { openPage, useBrowser } from './browser.ts';
import { isMarked, mark } from './library-page.ts';

const browser = useBrowser();

/** Milliseconds in which the copy is bundled, and shows its pages. */
const startMs = 120_000;

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
}, startMs);

afterAll(async () => {
  await stop();
  copy.remove();
}, startMs);

/** Opens Nevada's home page, and marks it so that a test sees whether it was reloaded. */
async function openMarked(): Promise<Page> {
  const { page } = await openPage(await browser());
  await page.goto(`${main}nv/`);
  await mark(page);
  return page;
}

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

test('an edit of a schema is answered by how it takes effect', async () => {
  const page = await openMarked();
  copy.edit('cli/compile/schema/regions.schema.json', (text) => `${text}\n`);
  await page.getByRole('alert').getByText('start it again').waitFor();
  expect(await isMarked(page)).toBe(true);
});
