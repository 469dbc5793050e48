import { expect, test } from 'vitest';
import { changedWords, markWords, shorten } from '../../../cli/author/diff/words.ts';

test('the words that changed are marked inside of those that did not', () => {
  expect(show(markWords('More than 900 careers', 'More than 950 careers'))).toBe(
    'More than [-900-]{+950+} careers',
  );
});

test('texts with little in common stand one after the other', () => {
  expect(show(markWords('Plan a course', 'Find work near a home'))).toBe(
    '[-Plan a course-]{+Find work near a home+}',
  );
});

test('of a sentence that was rewritten, the words that it has by chance are marked as well', () => {
  const before = 'The latest webinar, recorded in October 2026. A lesson from start to finish.';
  const after = 'The latest webinar, recorded in October 2026. Three people start to tell a story.';
  expect(show(markWords(before, after))).toBe(
    'The latest webinar, recorded in October 2026. [-A lesson from start to finish-]{+Three people start to tell a story+}.',
  );
});

test('what both texts begin and end with is never marked', () => {
  expect(show(markWords('On October 8, 2026', 'On November 12, 2026'))).toBe(
    'On [-October 8-]{+November 12+}, 2026',
  );
});

test('a space that both have behind what changed is not marked', () => {
  expect(show(markWords('The Ohio River – Ohio', 'The Ohio River, at work – Ohio'))).toBe(
    'The Ohio River{+, at work+} – Ohio',
  );
});

test('changes with more between them than they have stand by themselves', () => {
  expect(show(markWords('$89 a year or $3.50 a student', '$95 a year or $4.50 a student'))).toBe(
    '[-$89-]{+$95+} a year or [-$3.50-]{+$4.50+} a student',
  );
});

test('a text that is new or gone is marked as a whole', () => {
  expect(show(markWords(undefined, 'New here'))).toBe('{+New here+}');
  expect(show(markWords('Gone now', undefined))).toBe('[-Gone now-]');
});

test('words far from a change are left out', () => {
  const long = 'One two three four five six seven eight nine ten';
  expect(show(shorten(markWords(`${long} 900 ${long}`, `${long} 950 ${long}`), 12))).toBe(
    '… nine ten [-900-]{+950+} One two …',
  );
});

test('two texts in which the same words changed say the same', () => {
  const first = markWords('More than 900 careers', 'More than 950 careers');
  const second = markWords('900 careers, each with a wage', '950 careers, each with a wage');
  expect(changedWords(second)).toBe(changedWords(first));
});

function show(segments: ReturnType<typeof markWords>): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return segments.map(({ mark, text }) => signs[mark][0] + text + signs[mark][1]).join('');
}
