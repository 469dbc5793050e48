import { expect, test } from 'vitest';
import { nameEditions } from '../../../cli/author/page/inspector/name-editions.ts';

test.each([
  [['nevada', 'oklahoma', 'generic'], 2, '2 regions and the generic edition'],
  [['nevada', 'oklahoma'], 52, '2 of 52 regions (nevada, oklahoma)'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 52, '6 of 52 regions (a, b, c, d and 2 more)'],
  [['nevada', 'generic'], 52, '1 of 52 regions (nevada) and the generic edition'],
  [['generic'], 52, 'the generic edition'],
  [['library'], 52, 'the library edition'],
  [
    ['nevada', 'oklahoma', 'generic', 'library'],
    2,
    '2 regions, the generic edition and the library edition',
  ],
])('%j of %i regions are named', (editions, regionCount, words) => {
  expect(nameEditions({ editions, regionCount })).toBe(words);
});
