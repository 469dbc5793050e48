import { expect, test } from 'vitest';
import type { Part } from '../../../cli/compile/source/yaml-document.ts';
import { documentOf } from './sample.ts';

const document = documentOf(`version: 1 # the only one
site:
  name: "Career \\"Explorer\\""
  path/to~it: yes
  empty:
  words: >-
    Some words
    over lines

regions:
  nevada: { code: NV, aliases: [silver, sage] }
  oregon:
    features:
    - cssClass: icon-star
      title: Stars
    - - nested
`);

/** The text that a pointer's span marks. */
function textAt(pointer: string, part: Part): string {
  const { start, end, file } = document.locate(pointer, part);
  return file.text.slice(start, end);
}

test.each<[string, Part, string]>([
  ['/version', 'key', 'version'],
  ['/version', 'value', '1'],
  ['/version', 'entry', 'version: 1'],
  ['/site/name', 'value', '"Career \\"Explorer\\""'],
  ['/site/path~1to~0it', 'value', 'yes'],
  ['/site/words', 'value', '>-\n    Some words\n    over lines'],
  ['/regions/nevada/aliases/1', 'value', 'sage'],
  ['/regions/nevada/aliases', 'value', '[silver, sage]'],
  ['/regions/nevada', 'value', '{ code: NV, aliases: [silver, sage] }'],
  ['/regions/oregon/features/0/title', 'key', 'title'],
  ['/regions/oregon/features/1/0', 'value', 'nested'],
])('%s, its %s', (pointer, part, expected) => {
  expect(textAt(pointer, part)).toBe(expected);
});

test('the value of an empty field is the place after its colon', () => {
  const { start, end } = document.locate('/site/empty', 'value');
  expect(document.file.text.slice(start - 6, end)).toBe('empty:');
});

test('the key of an item of a list is the item', () => {
  expect(textAt('/regions/nevada/aliases/0', 'key')).toBe('silver');
});

test('the value of an indented block is its name, so that no whole block is marked', () => {
  expect(textAt('/regions/oregon', 'value')).toBe('oregon');
});

test('an item that is a block is marked at its first name', () => {
  expect(textAt('/regions/oregon/features/0', 'value')).toBe('cssClass');
});

test('an item whose first name stands behind a question mark is marked at that name', () => {
  const { start, end, file } = documentOf('list:\n  - ? first\n    : one\n').locate(
    '/list/0',
    'value',
  );
  expect(file.text.slice(start, end)).toBe('first');
});

test('an entry is name and value together, whole blocks too', () => {
  expect(textAt('/regions/oregon/features/0', 'entry')).toBe(
    'cssClass: icon-star\n      title: Stars',
  );
});

test.each([
  ['/regions/oregon/code', 'oregon'],
  ['/regions/oregon/features/7/title', 'features'],
  ['/version/x', 'version'],
  ['/nowhere', 'version'],
])('what does not exist is found at its nearest ancestor: %s', (pointer, expected) => {
  expect(textAt(pointer, 'value')).toBe(expected);
});

test('a scalar is reported as it is typed', () => {
  expect(document.scalarAt('/version')).toEqual({
    source: '1',
    quoted: false,
    inFlow: false,
  });
  expect(document.scalarAt('/site/name')?.quoted).toBe(true);
  expect(document.scalarAt('/site/words')?.quoted).toBe(true);
});

test('what is no scalar has no such form', () => {
  expect(document.scalarAt('/site')).toBeUndefined();
  expect(document.scalarAt('/site/nothing')).toBeUndefined();
});

test('a field called __proto__ is a field like any other', () => {
  const { value } = documentOf('__proto__: { admin: true }\n');
  expect(Object.keys(Object(value))).toEqual(['__proto__']);
});
