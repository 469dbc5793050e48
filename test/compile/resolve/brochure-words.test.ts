import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const cover = "{ cover: { region: 'Nevada: {headline}' } }";
const drawing = '{ map: { region: Nevada in outline } }';

const nevada = (words: string, more = '') => ({
  regions: `
  nevada:
    code: NV
    name: Nevada
    pages: { brochure: ${words} }
    ${more}
`.slice(1),
});

test.each([
  ['brochure', drawing, 'brochureDownloadUrl: assets/brochures/nevada.pdf'],
  ['cover', cover, 'brochureDownloadImg: assets/brochures/cover-nevada.svg'],
])('words for a %s that is not made for the region are reported', (_, words, instead) => {
  const [found, ...others] = reported('brochure-words', nevada(words));
  expect(found?.message).toContain(`Write "${instead}"`);
  expect(others).toEqual([]);
});

test.each([
  ['brochure', drawing, 'brochureDownloadUrl: assets/brochures/nevada.pdf'],
  ['cover', cover, 'brochureDownloadImg: assets/brochures/cover-nevada.svg'],
])('words for a %s that is made for the region are shown', (_, words, named) => {
  expect(reported('brochure-words', nevada(words, named))).toEqual([]);
});

test.each([
  ['brochure', drawing, 'brochureDownloadUrl', 'assets/brochures/nevada.pdf'],
  ['cover', cover, 'brochureDownloadImg', 'assets/brochures/cover-nevada.svg'],
])('words for a %s in whose place there is a file are reported', (_, words, field, file) => {
  const sample = { ...nevada(words, `${field}: ${file}`), assets: [file] };
  const [found, ...others] = reported('brochure-words', sample);
  expect(found?.message).toContain(`and there is ${file}. Delete the file`);
  expect(others).toEqual([]);
});

test('words for a brochure that is made for a region which falls through are shown', () => {
  const { regions } = nevada(drawing);
  const utah =
    '  utah: { code: UT, name: Utah, fallthrough: nevada, brochureDownloadUrl: assets/brochures/utah.pdf }\n';
  expect(reported('brochure-words', { regions: regions + utah })).toEqual([]);
});
