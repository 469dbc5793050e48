import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { photograph } from '../rasters/rasters.ts';
import { openPage, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const file = 'assets/class.jpg';
const words = 'A class at work';

/** Its middle is gone: `validate` looks at the beginnings and ends of pictures. */
let damaged: Buffer;
let sound: Buffer;

beforeEach(async () => {
  sound = await photograph(400, 300);
  damaged = Buffer.concat([sound.subarray(0, 700), sound.subarray(-2)]);
});

/** Puts a picture among the assets until the test ends. */
async function save(picture: Buffer): Promise<void> {
  const { root } = await dev();
  const path = join(root, file);
  writeFileSync(path, picture);
  onTestFinished(() => rmSync(path, { force: true }));
}

async function showPicture(): Promise<void> {
  const { edit } = await dev();
  edit('regions.yaml', (text) =>
    text.replace(
      '    fallthrough: nevada\n',
      `$&    topScreenshotUrl: { file: ${file}, alt: ${words} }\n`,
    ),
  );
}

async function open(): Promise<Page> {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}ok/`);
  return page;
}

function problemOf(page: Page) {
  return page.getByRole('alert').getByText(`No other sizes could be made of ${file}`);
}

test('a picture that is damaged is named over the page, and all else works on', async () => {
  const { main } = await dev();
  await save(damaged);
  const page = await open();
  await showPicture();
  await problemOf(page).waitFor();
  expect((await fetch(`${main}ok/plan/`)).status).toBe(200);
  expect(await page.locator('main h1').count()).toBe(1);
});

test('a page that a damaged picture keeps from opening opens once it is sound', async () => {
  await save(damaged);
  await showPicture();
  const page = await open();
  await problemOf(page).waitFor();
  await save(sound);
  await page.getByRole('img', { name: words }).waitFor();
  await problemOf(page).waitFor({ state: 'detached' });
});
