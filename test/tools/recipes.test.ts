import { expect, test } from 'vitest';
import { applyChange } from '../../tools/recipes.js';

test('what is added comes to stand between the lines around it', () => {
  expect(applyChange('a\nb\n', ' a\n+x\n b\n')).toBe('a\nx\nb\n');
});

test('a line is replaced by another', () => {
  expect(applyChange('a\nb\n', '-a\n+x\n b\n')).toBe('x\nb\n');
});

test.each([
  ['with lines around it', 'a\nx\nb\n', ' a\n+x\n b\n'],
  ['with a line before it', 'a\nx\nb\n', ' a\n+x\n'],
  ['in the place of another', 'x\nb\n', '-a\n+x\n b\n'],
])('a change that was made before is not made again: %s', (_, content, change) => {
  expect(applyChange(content, change)).toBe(content);
});

test('a line is deleted where the lines around it stand elsewhere as well', () => {
  expect(applyChange('a\nx\nb\na\nb\n', ' a\n-x\n b\n')).toBe('a\nb\na\nb\n');
});

test.each([
  ['between its lines', 'a\nother\nb\n', 'a\nx\nother\nb\n'],
  ['where the line before it stands elsewhere as well', 'a\nother\nb\na\n', 'a\nother\nx\nb\na\n'],
])('a line that somebody else has added is no obstacle: %s', (_, content, changed) => {
  expect(applyChange(content, ' a\n+x\n b\n')).toBe(changed);
});

test.each(['c\n', 'a\nb\na\nb\n'])(
  'lines that do not stand there once are an error: %j',
  (content) => {
    expect(() => applyChange(content, ' a\n+x\n b\n')).toThrow('These lines stand in the file');
  },
);
