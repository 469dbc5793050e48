import { expect, test } from 'vitest';
import { reported, resolvedRegion, traced } from './sample.ts';

const assets = ['assets/class.jpg', 'assets/field.jpg'];
const changes = [
  [
    '  topScreenshotUrl: assets/picture.svg',
    '  topScreenshotUrl: { file: assets/class.jpg, alt: "A class in {{regionName}}" }',
  ],
] as const;

const nevada = (screen: string) =>
  `  nevada: { code: NV, name: Nevada, topScreenshotUrl: ${screen} }\n`;

function screenOf(regions: string) {
  return resolvedRegion('nv', { regions, changes, assets }).config.topScreenshotUrl;
}

test('the words beside a picture are inherited with it, and hold tokens (R9, R16)', () => {
  expect(screenOf('  nevada: { code: NV, name: Nevada }\n')).toEqual({
    file: 'assets/class.jpg',
    alt: 'A class in Nevada',
  });
});

test('another picture never keeps the words of the one before (R16)', () => {
  const field = { file: 'assets/field.jpg', alt: 'A field trip' };
  expect(screenOf(nevada('{ file: assets/field.jpg, alt: A field trip }'))).toEqual(field);
  expect(screenOf(nevada('assets/picture.svg'))).toBe('assets/picture.svg');
  expect(screenOf(nevada('{ file: assets/field.jpg, decorative: true }'))).not.toHaveProperty(
    'alt',
  );
});

test('the words of a picture that is not shown are not inherited (R16)', () => {
  const regions = nevada('{ file: assets/field.jpg, decorative: true }');
  const region = resolvedRegion('nv', { regions, changes, assets });
  expect(traced(region.provenanceOf('/topScreenshotUrl/alt'))).toBeUndefined();
  expect(traced(region.provenanceOf('/topScreenshotUrl/file'))?.typed).toContain('field.jpg');
});

test('a picture that a fallthrough overwrites is reported once, as a whole (R5)', () => {
  const regions = `
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    topScreenshotUrl: { file: assets/class.jpg, alt: A class }
  indiana:
    code: IN
    name: Indiana
    topScreenshotUrl: { file: assets/field.jpg, alt: A field trip }
`.slice(1);
  const notices = reported('fallthrough-overwrites', { regions, assets });
  expect(notices.map(({ marked }) => marked)).toEqual([
    '«topScreenshotUrl»: { file: assets/class.jpg, alt: A class }',
  ]);
});

test('the state list names the file of a logo that has words beside it', () => {
  const regions =
    '  nevada: { code: NV, name: Nevada, logoImg: { file: assets/class.jpg, alt: Ours } }\n';
  expect(resolvedRegion('nv', { regions, assets }).config.deployment.logo).toBe('assets/class.jpg');
});

test.each([
  ['a path alone', 'assets/class.jpg', 'topScreenshotUrl: «assets/class.jpg» }'],
  ['a file without alt', '{ file: assets/class.jpg }', 'file: «assets/class.jpg» } }'],
  ['decorative: false', '{ file: assets/class.jpg, decorative: false }', '«assets/class.jpg», '],
])('a picture made of pixels needs words: %s (R16)', (_, screen, marked) => {
  expect(reported('picture-without-words', { regions: nevada(screen), assets })).toMatchObject([
    { marked: expect.stringContaining(marked) },
  ]);
});

test('an SVG file needs words where it has no title (R16)', () => {
  const sample = { regions: nevada('assets/picture.svg'), untitled: ['assets/picture.svg'] };
  const places = reported('picture-without-words', sample).map(({ marked }) => marked);
  expect(places).toContainEqual(expect.stringContaining('topScreenshotUrl: «assets/picture.svg»'));
  expect(places).not.toContainEqual(expect.stringContaining('poster'));
});

test.each([
  '{ file: assets/class.jpg, alt: A class }',
  '{ file: assets/class.jpg, decorative: true }',
])('nothing is missing of %s (R16)', (screen) => {
  expect(reported('picture-without-words', { regions: nevada(screen), assets })).toEqual([]);
});

test('a picture that is missing is reported as that alone', () => {
  const sample = { regions: nevada('assets/gone.jpg'), assets };
  expect(reported('asset-missing', sample)).toHaveLength(1);
  expect(reported('picture-without-words', sample)).toEqual([]);
});
