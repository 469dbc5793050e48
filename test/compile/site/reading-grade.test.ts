import { expect, test } from 'vitest';
import { readingGrade } from '../../../cli/compile/site/build-facts.ts';

test.each([
  ['The cat sat on the mat. The dog ran to the cat. They are friends.', 1, 2],
  ['A profile says what a day at work is like, what it pays, and what it asks for.', 5, 7],
  ['Organizational accountability necessitates comprehensive documentation.', 20, 60],
])('“%s” is of a grade from %i to %i', (text, from, to) => {
  const grade = readingGrade(text);
  expect(grade).toBeGreaterThanOrEqual(from);
  expect(grade).toBeLessThanOrEqual(to);
});

test('no words are of no grade', () => {
  expect(readingGrade('…')).toBe(0);
});
