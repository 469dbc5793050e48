import { expect, test } from 'vitest';
import { brochurePath, coverPath, madeBrochures } from '../../cli/resolve/made-brochures.ts';
import { writtenOf } from './sample.ts';

type Named = Partial<Record<'brochureDownloadUrl' | 'brochureDownloadImg', string>>;

/** What is made where Nevada names these, and these files are there. */
function made(named: Named, ...files: readonly string[]): readonly string[] {
  const fields = Object.entries(named).map(([name, path]) => `, ${name}: ${path}`);
  const written = writtenOf({
    regions: `  nevada: { code: NV, name: Nevada${fields.join('')} }\n`,
  });
  return [...madeBrochures(written, new Set(files))];
}

const kinds = [
  { kind: 'brochure', field: 'brochureDownloadUrl', own: brochurePath('nevada') },
  { kind: 'cover', field: 'brochureDownloadImg', own: coverPath('nevada') },
] as const;

test.each(kinds)(
  'a $kind that is named after its region is made where there is no such file',
  ({ field, own }) => {
    expect(made({ [field]: own })).toEqual([own]);
  },
);

test.each(kinds)('a $kind that a person put there is taken as it is', ({ field, own }) => {
  expect(made({ [field]: own }, own)).toEqual([]);
});

test.each(kinds)('a $kind of any other name is not made', ({ field, own }) => {
  expect(made({ [field]: own.replace('nevada', 'nevda') })).toEqual([]);
});
