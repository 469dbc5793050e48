import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casesOf } from '../../cases.ts';
import { documentOf, parse } from './sample.ts';

/**
 * Seconds of this process that a text of 100,000 characters may take. Work that grows as the text
 * does takes a fifth of it at most, work that grows by its square takes it whole.
 */
const LIMIT = 4;

const regions = readFileSync('regions.yaml', 'utf8');
const entries = regions.slice(regions.indexOf('\nregions:\n') + '\nregions:\n'.length);

function expectLittleWork(text: string): void {
  // The yaml package makes an error of each problem, and most time would go to stacks of tests.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const started = process.cpuUsage();
  try {
    parse(text);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(LIMIT);
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

test.each(casesOf(opened))(
  'what is opened near the top costs no more than the text is long: %s',
  (open) => {
    expectLittleWork(`version: 1\nsite:\n  name: ${open}\n${entries}`);
  },
);

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

test.each(casesOf(repeated))(
  'however often something stands in a value, each is looked at a few times: %s',
  (_, piece) => {
    expectLittleWork(`name: ${piece.repeat(100_000 / piece.length)}x\nother: y\n`);
  },
);

test('the search for the cause of many problems costs little in a large file', () => {
  expectLittleWork('\tname: text\n'.repeat(25_000));
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
