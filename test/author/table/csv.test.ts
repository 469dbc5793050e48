import { expect, test } from 'vitest';
import { printCsv } from '../../../cli/author/table/csv.ts';

test('spreadsheets learn that it is UTF-8, and lines end as they have it', () => {
  expect(
    printCsv([
      ['a', 'b'],
      ['“c”', 'd'],
    ]),
  ).toBe('\uFEFFa,b\r\n“c”,d\r\n');
});

test.each(['=1+1', '+1', '-1', '@a', '\tb', '\rc'])('%j is no formula', (text) => {
  expect(printCsv([[text]])).toContain(`'${text}`);
});

test('a sign within a text stays as it is', () => {
  expect(printCsv([['a=b', 'c-d']])).toBe('\uFEFFa=b,c-d\r\n');
});

test('what has commas, quotes or several lines is one cell', () => {
  expect(printCsv([['a, b', 'say “c” or "d"', 'e\nf', '="g"']])).toBe(
    '\uFEFF"a, b","say “c” or ""d""","e\nf","\'=""g"""\r\n',
  );
});
