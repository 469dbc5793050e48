import { expect, test } from 'vitest';
import { countFilled } from '../../../cli/author/page/inspector/text-length.ts';

const tokens = [{ name: 'regionName', text: 'Oklahoma' }];

test.each([
  ['as it is typed', 'Find work', 9],
  ['with its tokens filled in', 'Work in {{regionName}}', 16],
  ['without what tokens print that is not known', 'Over {{claims.careers}}', 5],
  ['by characters that people count', 'Añ🙂', 3],
])('a text is counted %s', (_, typed, length) => {
  expect(countFilled(typed, tokens)).toBe(length);
});
