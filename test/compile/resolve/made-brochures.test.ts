import { expect, test } from 'vitest';
import { GENERIC } from '../../../cli/compile/resolve/identity.ts';
import { brochurePath, coverPath } from '../../../cli/compile/resolve/made-brochures.ts';
import { fileOf } from '../../../cli/compile/resolve/asset-uses.ts';
import { reported, resolvedRegion, resolvedSite } from './sample.ts';
import type { Sample } from './sample.ts';

const named = 'assets/brochures/nevada-2026.pdf';

/**
 * Both files of the defaults are made, and regions come by them in every way; Nevada states more.
 */
const drawn = (nevada = '', ...assets: readonly string[]): Sample => ({
  regions: `
  nevada: { code: NV, name: Nevada${nevada} }
  ohio: { code: OH, name: Ohio, reuse: nevada }
  utah: { code: UT, name: Utah, fallthrough: nevada }
`.slice(1),
  changes: [
    [
      'brochureDownloadImg: assets/picture.svg',
      `brochureDownloadImg: { file: ${coverPath(GENERIC)}, alt: A cover }`,
    ],
    ['brochureDownloadUrl: assets/brochure.pdf', `brochureDownloadUrl: ${brochurePath('default')}`],
  ],
  assets,
});

function shown(region: string, sample: Sample): readonly string[] {
  const { brochureDownloadUrl, brochureDownloadImg } = resolvedRegion(region, sample).config;
  return [brochureDownloadUrl, fileOf(brochureDownloadImg)];
}

test.each(['nevada', 'ohio', 'utah'])(
  'where the brochure of the defaults is made, that of %s is its own',
  (region) => {
    expect(shown(region, drawn())).toEqual([brochurePath(region), coverPath(region)]);
  },
);

test('the edition without a state shows the brochure of the defaults', () => {
  const { brochureDownloadUrl } = resolvedSite(drawn()).generic.config;
  expect(brochureDownloadUrl).toBe(brochurePath('default'));
});

test('words that stand beside a cover stay where it is made for another region', () => {
  const { brochureDownloadImg } = resolvedRegion('ohio', drawn()).config;
  expect(brochureDownloadImg).toEqual({ file: coverPath('ohio'), alt: 'A cover' });
});

test.each(['ohio', 'utah'])(
  'what a region names for itself is made for %s by its name',
  (region) => {
    const own = `, brochureDownloadUrl: ${brochurePath('nevada')}`;
    expect(shown(region, drawn(own))[0]).toBe(brochurePath(region));
  },
);

test.each(['nevada', 'ohio', 'utah'])('a file that a region names is shown by %s', (region) => {
  expect(shown(region, drawn(`, brochureDownloadUrl: ${named}`, named))[0]).toBe(named);
});

test('a file of the defaults is shown by the regions', () => {
  expect(shown('nevada', drawn('', brochurePath('default')))[0]).toBe(brochurePath('default'));
});

test('a file that no field names is reported, and not shown', () => {
  const sample = drawn('', brochurePath('nevada'));
  expect(shown('nevada', sample)[0]).toBe(brochurePath('default'));
  expect(reported('asset-unused', sample).map(({ message }) => message)).toContainEqual(
    expect.stringContaining(brochurePath('nevada')),
  );
});

test('a name that is nearly that of a region is a missing file', () => {
  const sample = drawn(', brochureDownloadUrl: assets/brochures/nevda.pdf');
  expect(reported('asset-missing', sample)).toHaveLength(1);
});

test('brochures and covers that are made are neither missing nor unused', () => {
  expect(reported('asset-missing', drawn())).toEqual([]);
  const unused = reported('asset-unused', drawn()).map(({ message }) => message);
  expect(unused.join()).not.toContain('assets/brochures/');
});
