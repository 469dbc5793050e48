import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { keepRegions } from '../keep-regions.ts';
import { careerSite, temporaryFolder } from '../program/career-site.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, useBrowser } from './browser.ts';

const browser = useBrowser();

test('the page of a comparison shows pictures of both versions, also of what scripts make, and is accessible', async () => {
  const page = await openComparison();
  const headings = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings).toContain('The library edition, /');
  expect(headings).toContain('The generic edition, /onboarding/setup/');
  const widths = await page
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );
  expect(widths.length).toBeGreaterThanOrEqual(2 * headings.length);
  expect(new Set(widths)).toEqual(new Set([600]));
  expect(await findViolations(page)).toEqual([]);
});

/** A line of each file; the button of forms is put there by their script. */
const edits = {
  'library.yaml': [/^ {2}pricingButton: .*$/m, '  pricingButton: Your price'],
  'regions.yaml': [/^ {6}submit: .*$/m, '      submit: Send it'],
} as const;

/**
 * Opens the page of `diff --format html` about the project, with one state, and the same with these
 * lines changed.
 */
async function openComparison(): Promise<Page> {
  const folder = temporaryFolder();
  for (const version of ['old', 'new']) {
    mkdirSync(join(folder, version));
    copyProject(join(folder, version));
    rewrite(join(folder, version, 'regions.yaml'), (text) => keepRegions(text, ['nevada']));
  }
  for (const [file, [line, replacement]] of Object.entries(edits)) {
    rewrite(join(folder, 'new', file), (text) => text.replace(line, replacement));
  }
  const { stdout } = await careerSite(
    ['diff', 'old', 'new', '--root', 'new', '--format', 'html'],
    folder,
  );
  const comparison = join(folder, 'changes.html');
  writeFileSync(comparison, stdout);
  const { page } = await openPage(await browser(), desk);
  await page.goto(pathToFileURL(comparison).href);
  return page;
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
