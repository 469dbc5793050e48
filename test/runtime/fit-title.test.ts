import { expect, test } from 'vitest';
import { fitTitle, longestTitle } from '../../runtime/services/fit-title.ts';

const ends = [' – District of Columbia | CareerExplorer', ' – District of Columbia', ' – DC'];

test.each([
  ['with all of its end', 'Pricing', 'Pricing – District of Columbia | CareerExplorer'],
  [
    'without the site',
    'Careers in the city, beyond the landmarks',
    'Careers in the city, beyond the landmarks – District of Columbia',
  ],
  [
    'with the code of the state',
    'Webinar, October 2026: Career learning in one class period',
    'Webinar, October 2026: Career learning in one class period – DC',
  ],
  [
    'cut after a word',
    'Latest webinar, October 2026: Career learning, in one class period',
    'Latest webinar, October 2026: Career learning, in one class… – DC',
  ],
])('a title is written %s, as its label leaves room', (_, label, title) => {
  expect(fitTitle(label, ends)).toBe(title);
});

test('a word that is longer than a title is cut within', () => {
  expect(fitTitle('a'.repeat(200), ends)).toHaveLength(longestTitle);
});

test('no mark of where a text comes from takes room', () => {
  const label = `\uFDD0\uFDD3${'a'.repeat(20)}\uFDD1`;
  expect(fitTitle(label, ends)).toBe(label + (ends[0] ?? ''));
});
