import { expect, test } from 'vitest';
import { brochurePath, madeBrochures } from '../../cli/resolve/made-brochures.ts';
import { writtenOf } from './sample.ts';

/** What is made where Nevada names this brochure, and these files are there. */
function made(brochure: string, ...files: readonly string[]): readonly string[] {
  const region = `{ code: NV, name: Nevada, brochureDownloadUrl: ${brochure} }`;
  const written = writtenOf({ regions: `  nevada: ${region}\n` });
  return [...madeBrochures(written, new Set(files))];
}

const own = brochurePath('nevada');

test('a brochure that is named after its region is made where there is no such file', () => {
  expect(made(own)).toEqual([own]);
});

test('a file that a person put there is taken as it is', () => {
  expect(made(own, own)).toEqual([]);
});

test('a brochure of any other name is none of ours to make', () => {
  expect(made('assets/brochures/nevda.pdf')).toEqual([]);
});
