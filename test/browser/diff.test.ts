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
  await page.goto(pathToFileURL(await writeComparison()).href);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
    /^1 of .* pages changes$/,
  );
  const pictures = page.getByRole('img');
  expect(await pictures.count()).toBe(2);
  const widths = await pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  );
  expect(widths).toEqual([600, 600]);
  expect(await findViolations(page)).toEqual([]);
  await page.close();
});

/** Two folders that differ in a text of one page, compared. */
async function writeComparison(): Promise<string> {
  const folder = temporaryFolder();
  for (const name of ['old', 'new']) {
    mkdirSync(join(folder, name));
    copyProject(join(folder, name));
  }
  const path = join(folder, 'new/library.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^ {2}pricingButton: .*$/m, '  pricingButton: Your price'));
  const { stdout } = await careerSite(
    ['diff', 'old', 'new', '--root', 'new', '--format', 'html'],
    folder,
  );
  const file = join(folder, 'changes.html');
  writeFileSync(file, stdout);
  return file;
}
