import { describe, expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { fixText } from '../../../cli/author/edit/fix-text.ts';
import { problemsOf } from '../../diagnostics/suggestions.ts';
import { readSample } from '../../compile/source/sample-files.ts';

const sound = readSample('regions.yaml');

/** What becomes of the sound file after a slip. */
function fixedAfter(from: string | RegExp, to: string): ReturnType<typeof fixText> {
  expect(sound.split(from).length).toBeGreaterThan(1);
  const text = sound.replace(from, to);
  const file = createSourceFile('regions.yaml', text);
  return fixText(file, 'regions', problemsOf('regions.yaml', text));
}

test.each([
  ['a misspelt field', 'headerTitle:', 'headerTitel:'],
  ['a misspelt word of several', 'accent: harbor', 'accent: harbour'],
  ['a tab before a line', '  provider:', '\tprovider:'],
  ['an invisible character', 'headerTitle: ', 'headerTitle: \u200B'],
  ['a missing space after a colon', 'version: 1', 'version:1'],
  ['a space too many before a field', '\n  contacts:', '\n   contacts:'],
  ['a space too few before a field', '\n      price: 89', '\n     price: 89'],
  ['a number with a currency sign', 'price: 89', 'price: $89'],
  ['a number in quotes', 'price: 89', "price: '89'"],
  ['a comma in a number', 'industryCertifications: 8000', 'industryCertifications: 8,000'],
  ['a code in small letters', 'code: AL', 'code: al'],
  ['a link without https://', /(?<=url: )https:\/\/(?=www)/, ''],
])('%s is mended', (_, from, to) => {
  const { text, fixed } = fixedAfter(from, to);
  expect(text).toBe(sound);
  expect(fixed).toHaveLength(1);
});

const tabs = (lines: string): string => lines.replaceAll(/^ {4}/gm, '\t');

const block = /(?<=  alabama:\n)(?: {4}.*\n)+/;

test('lines that are indented by tabs are one report, and mended together', () => {
  const [lines = ''] = block.exec(sound) ?? [];
  const text = sound.replace(lines, tabs(lines));
  const found = problemsOf('regions.yaml', text);
  expect(found.map(({ code }) => code)).toEqual(['tab-indentation']);
  expect(fixText(createSourceFile('regions.yaml', text), 'regions', found).text).toBe(sound);
});

test('tabs for each step are as wide as the steps, whatever stands between', () => {
  const region = /(?<= {2}arizona:\n)(?: {4}.*\n)+/;
  const [lines = ''] = region.exec(sound) ?? [];
  const text = sound.replace(
    lines,
    lines.replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
  );
  const found = problemsOf('regions.yaml', text);
  expect(found.map(({ code }) => code)).toEqual(['tab-indentation']);
  expect(fixText(createSourceFile('regions.yaml', text), 'regions', found).text).toBe(sound);
});

test('a backslash that keeps a quote in the text goes with the quotes', () => {
  const { text } = fixedAfter(
    /headerTitle: Careers from the Gulf.*/,
    "headerTitle: 'Alabama\\'s careers'",
  );
  expect(text).toContain('headerTitle: "Alabama\'s careers"\n');
});

test.each([
  [
    'a line below a field that is outdented',
    /^ {8}(localOpportunities: .*\n)(?= {8}upTheLadder: .*\n(?! {8}))/m,
    '      $1',
  ],
  ['a list that has lost its name', /\n {4}webinarHistory:(?=\n {6}- )/, ''],
  [
    'a link to words in square brackets',
    /(?<=url: )https:.*/,
    '[Example](https://www.provider.example)',
  ],
  ['a path with its words behind it', /(?<=sponsorImg: )assets.*/, '$&, alt: Our partners'],
  ['a link to a page that may be the state’s', /(?<=url: )https:.*/, 'pricing/'],
])('%s is left to a person', (_, from, to) => {
  expect(fixedAfter(from, to).fixed).toEqual([]);
});

test('a colour without quotes is one report, and gets them', () => {
  const { text, fixed } = fixedAfter("'#D3D3D3'", '#D3D3D3');
  expect(fixed.map(({ code }) => code)).toEqual(['reserved-start']);
  expect(text).toContain('defaultFill: "#D3D3D3"');
});

test.each([
  ['two prices', 'price: 89', 'price: 89 95'],
  ['a price of two groups that may be two', 'price: 89', 'price: 89 950'],
  ['a text beside >', 'headerTitle: ', 'headerTitle: > '],
  ['a text beside |', 'headerTitle: ', 'headerTitle: | '],
  [
    'a quote that is straight where it opens and curly where it closes',
    'headerTitle: ',
    'headerTitle: "Start” with ',
  ],
])('%s is left to a person', (_, from, to) => {
  expect(fixedAfter(from, to).fixed).toEqual([]);
});

test('a text that needs quotes gets them', () => {
  const { text } = fixedAfter('headerTitle: ', 'headerTitle: Ask: ');
  expect(text).toMatch(/headerTitle: "Ask: .*"\n/);
});

test('several slips are mended at once', () => {
  const { text, fixed } = fixedAfter(
    'name: CareerExplorer\n',
    'naem: CareerExplorer\n  copiright: {}\n',
  );
  expect(fixed.map(({ suggestion }) => suggestion)).toContain('name');
  expect(text).toContain('  name: CareerExplorer\n');
});

describe('what a person should decide is left', () => {
  test('a word that is written twice', () => {
    const { text, fixed } = fixedAfter('headerTitle: ', 'headerTitle: The the ');
    expect(fixed).toEqual([]);
    expect(text).toContain('The the ');
  });

  test.each([
    ['a line that may be a text with a colon in it', 'version: 1', 'version: 1\nask:us'],
    [
      'a field that two groups around it know',
      'accent: brick\n',
      'accent: brick\n    pages:\n      plan:\n        demo:\n         title: Try it\n',
    ],
    ['a comma that may stand before decimals', 'price: 89', "price: '3,50'"],
    ['a word that two others are near to', 'accent: harbor', 'accent: clum'],
    ['a field that is far from the nearest', 'headerTitle:', 'header:'],
    ['quotes that may be meant to be shown', 'name: CareerExplorer', 'name: “CareerExplorer”'],
    ['such quotes around a colon', 'name: CareerExplorer', 'name: “CareerExplorer: all of it”'],
  ])('%s', (_, from, to) => {
    expect(fixedAfter(from, to).fixed).toEqual([]);
  });

  test('a name that would then stand there twice', () => {
    const { fixed } = fixedAfter(
      'name: CareerExplorer\n',
      'name: CareerExplorer\n  nam: Another\n',
    );
    expect(fixed).toEqual([]);
  });
});

test('a field that is commented out as in other languages stays out', () => {
  const { text, fixed } = fixedAfter('    accent: brick', '    // accent: brick');
  expect(fixed).toEqual([]);
  expect(text).toContain('    // accent: brick');
});
