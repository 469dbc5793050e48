import { expect, test } from 'vitest';
import { changedWords, markWords, shorten } from '../../cli/diff/words.ts';

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
