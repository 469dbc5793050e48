import { expect, test } from 'vitest';
import { mergeValues } from '../../../cli/compile/resolve/layers.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';

test('fields are merged by name, those below first', () => {
  const merged = mergeValues({ a: { x: 1, y: 2 }, b: [1] }, { a: { y: 3 }, b: [2], c: 4 });
  expect(merged).toEqual({ a: { x: 1, y: 3 }, b: [2], c: 4 });
  expect(Object.keys(Object(merged))).toEqual(['a', 'b', 'c']);
});

test('a field is merged with one of that name alone, and not with what all objects have', () => {
  const above: unknown = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": "y" }');
  expect(JSON.stringify(mergeValues({}, above))).toBe('{"__proto__":{"x":1},"constructor":"y"}');
});

test('a picture is one value: another file never keeps the words of the one before', () => {
  const node = nodeAt('regions', '/defaults/topScreenshotUrl');
  const below = { file: 'assets/class.jpg', alt: 'A class' };
  const other = { file: 'assets/field.jpg' };
  expect(mergeValues(below, other, node)).toEqual(other);
  expect(mergeValues(below, 'assets/field.svg', node)).toBe('assets/field.svg');
});
