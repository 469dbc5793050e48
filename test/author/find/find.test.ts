import { expect, test } from 'vitest';
import { openFinder } from '../../../cli/author/find/find.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';
import { openSample } from '../dev/open-sample.ts';
import { found, readSample, search } from './sample.ts';

const regions = `
  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under “a wide” sky – in {{regionName}}
    headerTitleDescription: >-
      Across the desert,
      over many lines.
    sponsorImg: assets/picture.svg
  nevada:
    code: NV
    name: Nevada
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
`.slice(1);
const sample = { regions };

test('a text is found across the lines that it is folded in', () => {
  expect(found(sample, 'the desert, over many')).toEqual([
    'arizona.headerTitleDescription: the desert, over many',
  ]);
});

test('a text is found by its token as it is typed', () => {
  expect(found(sample, 'path in {{regionName}}')).toEqual([
    'defaults.headerTitle: path in {{regionName}}',
  ]);
});

test('a text is found as its tokens are filled in, for those who read it so', () => {
  expect(search(sample, 'Find your path in Nevada')).toMatchObject([
    { text: 'Find your path in Nevada', editions: ['nevada'] },
  ]);
});

test('a text that another stands in front of is not found by what it would say there', () => {
  expect(found(sample, 'Find your path in Arizona')).toEqual([]);
});

test('a text is found as those read it who take it from another', () => {
  expect(search(sample, 'sky - in South Dakota')).toMatchObject([
    { fields: [{ pointer: '/regions/arizona/headerTitle' }], editions: ['south_dakota'] },
  ]);
});

test('a text is found by a figure that it prints, for all alike', () => {
  const [hit] = search(sample, 'over 900 careers, and');
  expect(hit?.text).toMatch(/^Explore over 900 careers/);
  expect(hit).not.toHaveProperty('editions');
});

test('a text is found as a page fills it in', () => {
  expect(found(sample, 'Sheet 29 of 52')).toEqual(['defaults.pages.landing.sheet.number: text']);
});

test('what a text that is filled in says alone is not found by what could be anything', () => {
  expect(found(sample, 'nowhere at all')).toEqual([]);
});

test('a price is found with its sign', () => {
  expect(found(sample, '$89')).toContain('site.plans.1.price: 89');
});

test('quotes and dashes are alike', () => {
  expect(found(sample, 'under "a wide" sky - in')).toEqual([
    'arizona.headerTitle: Under “a wide” sky – in',
  ]);
});

test('running text is found as it reads, without its marks and addresses', () => {
  expect(found(sample, 'you have, or get a quote.')).toEqual([
    'defaults.pages.pricing.help.open: you have, or get a quote.',
  ]);
});

test('a figure is found as it is typed and as it is printed', () => {
  expect(found(sample, '8,000')).toContain('site.claims.industryCertifications: 8,000');
});

test('the words of drawings are found, and the fields that name them', () => {
  expect(search(sample, 'anglers at').map(({ kind, text }) => [kind, text])).toContainEqual([
    'drawing',
    'Two anglers at the river',
  ]);
  const [hit] = search(sample, 'fish & game').filter(
    ({ span }) => span.file.path === 'assets/picture.svg',
  );
  expect(hit?.fields.map(({ pointer }) => pointer)).toContain('/regions/arizona/sponsorImg');
});

test('a field is found by its name, wherever it is stated', () => {
  expect(found(sample, 'headerTitle')).toEqual([
    'defaults.headerTitle: name',
    'arizona.headerTitle: name',
  ]);
});

test.each(['arizona.headerTitle', 'Arizona.header title', 'arizona.HEADERTITLE'])(
  '%s is one field',
  (name) => {
    expect(found(sample, name)).toEqual(['arizona.headerTitle: name']);
  },
);

test('a region is found by its key before all that says it, and by its name after that', () => {
  expect(found(sample, 'south_dakota')).toEqual(['south_dakota: name']);
  const places = found(sample, 'south dakota');
  expect(places[0]).toBe('south_dakota.name: South Dakota');
  expect(places.at(-1)).toBe('south_dakota: name');
});

test('what is typed so comes before what tokens make of it', () => {
  const hits = search(sample, 'Nevada').filter(({ kind }) => kind === 'text');
  expect(hits[0]?.fields[0]?.pointer).toBe('/regions/nevada/name');
  expect(hits.at(-1)?.editions).toEqual(['nevada']);
});

test('what is shown at another time is found, with that time', () => {
  const { change, resolved } = openSample();
  change(
    '    featuresTitle: What students of {{regionName}} do\n',
    `    featuresTitle:
      - value: Open for now
        until: 2031-05-01
      - value: A summer in {{regionName}}
        from: 2031-05-01
`,
  );
  const { find } = openFinder(resolved(), readSample);
  expect(find('a summer in nevada')).toMatchObject([
    { fields: [{ pointer: '/regions/nevada/featuresTitle' }], time: 'from 2031-05-01' },
  ]);
  expect(find('Open for now')[0]).not.toHaveProperty('time');
});

test('names that a value is one of are no texts', () => {
  expect(found(sample, 'harbor')).toEqual([]);
});

test('blanks alone find nothing', () => {
  expect(found(sample, '  ')).toEqual([]);
});

test.each([
  ['a misspelt field', 'headerTitel', 'headerTitle'],
  ['a sentence that begins otherwise', 'Discover your path in Nevada', 'your path in Nevada'],
  ['a sentence that ends otherwise', 'Find your path to success', 'Find your path'],
  ['words that nothing has', 'zebra xylophone', undefined],
])('of %s, what may be meant is said', (_, words, near) => {
  expect(openFinder(resolvedSite(sample), readSample).near(words)).toBe(near);
});

test('what the file at hand says comes before what the other one says', () => {
  const nevada = '  nevada: { code: NV, name: Nevada, headerTitle: A database of careers }';
  expect(found({ regions: nevada }, 'database of careers', 'library')).toEqual([
    'library.careerDatabase.title: database of careers',
    'nevada.headerTitle: database of careers',
  ]);
});
