import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { casesOf } from '../../cases.ts';
import { countCharacters } from './counted-characters.ts';
import { documentOf, parse } from './sample.ts';

/** Characters of the smaller text; the larger one has four times as many. */
const SMALL = 1_000;

/** Work that grows as the text does comes to 4, work by its square to 16. */
const FACTOR = 6;

const regions = readFileSync(
  fileURLToPath(new URL('../../../regions.yaml', import.meta.url)),
  'utf8',
);
const entries = regions.slice(regions.indexOf('\nregions:\n') + '\nregions:\n'.length);

function repeat(text: string, length: number): string {
  return text.repeat(length / text.length);
}

function expectLinear(make: (length: number) => string): void {
  const small = countCharacters(() => parse(make(SMALL)));
  const large = countCharacters(() => parse(make(4 * SMALL)));
  expect(large).toBeLessThan(FACTOR * small);
}

const opened = [
  '[',
  '{',
  '"',
  "'",
  '|',
  '>-',
  '|2',
  '[ "',
  "{a: '",
  '{a: [',
  '[[[[',
  '&a',
  '*a',
  '!t',
  '? [',
  '{{',
  '%',
  '“',
  '- [',
  '"\\',
  '<<: [',
  '"a" b',
  '[1,000,',
  '[ #',
  '---',
  '@',
  '`',
];

describe('what is opened near the top costs no more than the text is long', () => {
  test.each(casesOf(opened))('%s above the regions', (open) => {
    expectLinear((length) => `version: 1\nsite:\n  name: ${open}\n${entries.slice(0, length)}`);
  });

  test.each(casesOf(opened))('%s above indented lines of words', (open) => {
    expectLinear((length) => `name: ${open}\n${repeat('  some words\n', length)}`);
  });

  test.each(casesOf(opened))('%s above indented fields', (open) => {
    expectLinear((length) => `name: ${open}\n${repeat('  name: [some, {more: words}]\n', length)}`);
  });

  test.each(casesOf(opened))('%s in every line', (open) => {
    expectLinear((length) => `site:\n${repeat(`  name: ${open}\n`, length)}`);
  });

  test.each(casesOf(opened))('%s as every item in brackets', (open) => {
    expectLinear((length) => `name: [${repeat(`  ${open},\n`, length)}]\n`);
  });

  test.each(casesOf(opened))('%s again and again in one line', (open) => {
    expectLinear((length) => `name: ${repeat(`${open} `, length)}`);
  });
});

const repeated: readonly (readonly [string, string])[] = [
  ['tabs', '\t'],
  ['commas', ','],
  ['spaces', ' '],
  ['blank lines', '\n'],
  ['dashes', '- '],
  ['colons', ': '],
  ['hashes', ' #'],
  ['question marks', '? '],
  ['backslashes', '\\'],
  ['quotes', '"'],
  ['single quotes', "'"],
  ['anchors', '&a '],
  ['words', 'word '],
  ['no-break spaces', '\u00A0'],
  ['lone carriage returns', '\r'],
  ['control characters', '\0a'],
  ['conflict markers', '<<<<<<< ours\n'],
  ['document markers', '---\n'],
  ['lines by tabs', '\tname: text\n'],
  ['lines that stand nowhere', '   name: text\n  name: text\n'],
  ['comments', '  # text\n'],
];

describe('however often something stands in a text, each is looked at a few times', () => {
  test.each(casesOf(repeated))('%s alone', (_, piece) => {
    expectLinear((length) => repeat(piece, length));
  });

  test.each(casesOf(repeated))('%s in a value', (_, piece) => {
    expectLinear((length) => `name: ${repeat(piece, length)}x\nother: y\n`);
  });

  test.each(casesOf(repeated))('%s in quotes', (_, piece) => {
    expectLinear((length) => `name: "${repeat(piece, length)}"\nother: y\n`);
  });

  test.each(casesOf(repeated))('%s in brackets', (_, piece) => {
    expectLinear((length) => `name: [${repeat(piece, length)}]\nother: y\n`);
  });

  test.each(casesOf(repeated))('%s in a block of text', (_, piece) => {
    expectLinear((length) => `name: |\n  x\n${repeat(`  ${piece}`, length)}\nother: y\n`);
  });
});

test('the search for the cause of many problems costs little in a large file', () => {
  const text = repeat('\tname: text\n', 300_000);
  // The yaml package reads each character 46 times before the search does so 304 times.
  expect(countCharacters(() => parse(text))).toBeLessThan(360 * text.length);
});

test('a list of words without a colon', () => {
  expectLinear((length) => `names:\n${repeat('  - word\n', length)}`);
});

test('a file of more than a million characters is read', () => {
  const text = `name: "goes on\n  here"\nother: |\n${'  some words\n'.repeat(100_000)}`;
  expect(documentOf(text).value).toMatchObject({ name: 'goes on here' });
});

test.each(['- ', '[', '{a: ', '? ', '? - ', '[a: '])(
  'what is nested as deep as the text is long is refused: %s',
  (open) => {
    const [, problems] = parse(`name:\n  ${open.repeat(50_000)}`);
    expect(problems.length).toBeGreaterThan(0);
  },
);
