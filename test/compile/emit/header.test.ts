import { expect, test } from 'vitest';
import { addHeader, isFresh, isGenerated } from '../../../cli/compile/emit/write.ts';

const source = { madeFrom: 'regions.yaml', template: 'region' } as const;
const text = addHeader(source, 'aaaa', 'export const region = 1;\n');

test('a header says what a module is made from and what to change instead', () => {
  expect(text).toContain('from regions.yaml, by templates/region.hbs.');
  expect(text).toContain('Changes made here are lost: change those instead.');
});

test('a module is fresh while its input is the same', () => {
  expect(isFresh(text, 'aaaa')).toBe(true);
  expect(isFresh(text, 'bbbb')).toBe(false);
});

test.each([
  ['the text', text.replace('= 1', '= 2')],
  ['the end of the text', `${text}\n`],
  ['the header', text.replace('regions.yaml', 'another.yaml')],
  ['the hashes', text.replace(/text \w/, 'text _')],
])('a module is stale when a person has changed %s', (_, changed) => {
  expect(isFresh(changed, 'aaaa')).toBe(false);
});

test('a text without a header is neither fresh nor ours', () => {
  expect(isFresh('export const region = 1;\n', 'aaaa')).toBe(false);
  expect(isGenerated('export const region = 1;\n')).toBe(false);
  expect(isGenerated(text)).toBe(true);
});
