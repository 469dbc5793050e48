import { expect, test } from 'vitest';
import { mergeValues } from '../../cli/resolve/merge.ts';

test('fields are merged by name, those below first', () => {
  const merged = mergeValues({ a: { x: 1, y: 2 }, b: [1] }, { a: { y: 3 }, b: [2], c: 4 });
  expect(merged).toEqual({ a: { x: 1, y: 3 }, b: [2], c: 4 });
  expect(Object.keys(Object(merged))).toEqual(['a', 'b', 'c']);
});

test('a field is merged with one of that name alone, and not with what all objects have', () => {
  const above: unknown = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": "y" }');
  expect(JSON.stringify(mergeValues({}, above))).toBe('{"__proto__":{"x":1},"constructor":"y"}');
});
