import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { careerSite, temporaryFolder } from '../program/career-site.ts';
import { findViolations } from './axe.ts';
import { desk, useBrowser } from './browser.ts';

const browser = useBrowser();

test('the page of a comparison is one file with pictures of both versions, for eyes and ears', async () => {
  const page = await (await browser()).newPage(desk);
  const edit = [/^ {2}pricingButton: .*$/m, '  pricingButton: Your price'] as const;
  await page.goto(pathToFileURL(await writeComparison('library.yaml', ...edit)).href);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
    /^1 of .* pages changes$/,
  );
  const pictures = page.getByRole('img');
  expect(await pictures.count()).toBe(2);
  const widths = await pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  );
  expect(widths).toEqual([600, 600]);
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'The library edition, /',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await page.close();
});

test('a form is photographed as it is once its page runs', async () => {
  const page = await (await browser()).newPage(desk);
  const edit = [/^ {6}submit: Submit$/m, '      submit: Send it'] as const;
  await page.goto(pathToFileURL(await writeComparison('regions.yaml', ...edit)).href);
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toContain(
    'The generic edition, /onboarding/setup/',
  );
  await page.close();
});

/** Two folders that differ in a text of a file, compared. */
async function writeComparison(name: string, from: RegExp, to: string): Promise<string> {
  const folder = temporaryFolder();
  for (const version of ['old', 'new']) {
    mkdirSync(join(folder, version));
    copyProject(join(folder, version));
  }
  const path = join(folder, 'new', name);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  const { stdout } = await careerSite(
    ['diff', 'old', 'new', '--root', 'new', '--format', 'html'],
    folder,
  );
  const file = join(folder, 'changes.html');
  writeFileSync(file, stdout);
  return file;
}
