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

test('the page of a comparison shows pictures of both versions, and is accessible', async () => {
  const page = await openComparison({
    file: 'library.yaml',
    line: /^ {2}pricingButton: .*$/m,
    replacement: '  pricingButton: Your price',
  });
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'The library edition, /',
  ]);
  const widths = await page
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );
  expect(widths).toEqual([600, 600]);
  expect(await findViolations(page)).toEqual([]);
});

test('a form is photographed after its script has run', async () => {
  const page = await openComparison({
    file: 'regions.yaml',
    line: /^ {6}submit: .*$/m,
    replacement: '      submit: Send it',
  });
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toContain(
    'The generic edition, /onboarding/setup/',
  );
});

interface Edit {
  readonly file: 'regions.yaml' | 'library.yaml';
  readonly line: RegExp;
  readonly replacement: string;
}

/**
 * Opens the page of `diff --format html` about the project, with one state, and the same with one
 * line changed.
 */
async function openComparison(edit: Edit): Promise<Page> {
  const folder = temporaryFolder();
  for (const version of ['old', 'new']) {
    mkdirSync(join(folder, version));
    copyProject(join(folder, version));
    rewrite(join(folder, version, 'regions.yaml'), (text) => keepRegions(text, ['nevada']));
  }
  rewrite(join(folder, 'new', edit.file), (text) => text.replace(edit.line, edit.replacement));
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
