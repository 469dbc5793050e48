import { describe, expect, test } from 'vitest';
import { setHeadline } from '../../../cli/compile/emit/cards/headline.ts';

/** Every letter is half as wide as the text is large. */
const measure = (text: string, size: number): number => (text.length * size) / 2;

const space = { width: 200, height: 100, leading: 1, lines: 3, sizes: [40, 20, 10] };

describe('a headline', () => {
  test('is set as large as its space allows', () => {
    expect(setHeadline('Work nearby', space, measure)).toEqual({
      size: 40,
      lines: ['Work', 'nearby'],
    });
  });

  test('becomes smaller before it takes more lines than it may', () => {
    expect(setHeadline('one two three four five', space, measure).size).toBe(20);
  });

  test('becomes smaller where a word would not fit in a line', () => {
    const { size, lines } = setHeadline('Massachusettsans', space, measure);
    expect({ size, lines }).toEqual({ size: 20, lines: ['Massachusettsans'] });
  });

  test('has lines of about the same length', () => {
    const { lines } = setHeadline('aaaa bbbb cccc dddd ee', { ...space, sizes: [20] }, measure);
    expect(lines).toEqual(['aaaa bbbb', 'cccc dddd ee']);
  });

  test('takes the smallest size where none is small enough', () => {
    const { size } = setHeadline('word '.repeat(60).trim(), space, measure);
    expect(size).toBe(10);
  });
});
