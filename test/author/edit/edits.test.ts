import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { insertField, insertItem } from '../../../cli/author/edit/insert.ts';
import { removeField, removeItem } from '../../../cli/author/edit/remove.ts';
import { setScalar } from '../../../cli/author/edit/set-scalar.ts';
import type { YamlValue } from '../../../cli/author/edit/yaml-value.ts';
import { listTypedTexts } from '../../../cli/compile/schema/typed-texts.ts';
import type { ScalarValue } from '../../../cli/compile/source/yaml-node.ts';
import { documentOf } from '../../compile/source/sample.ts';

function afterSet(text: string, pointer: string, value: ScalarValue): string {
  return setScalar(documentOf(text), pointer, value).text;
}

function afterInsert(text: string, pointer: string, value: YamlValue): string {
  return insertField(documentOf(text), 'regions', pointer, value).text;
}

function afterRemove(text: string, pointer: string): string {
  return removeField(documentOf(text), pointer).text;
}

describe('a single value is typed as the one before it', () => {
  test.each([
    ['plain', 'title: Old # why\n', 'New', 'title: New # why\n'],
    ['in single quotes', "title: 'Old: a' # why\n", 'New', "title: 'New' # why\n"],
    ['in double quotes', 'title: "Old" # why\n', 'New', 'title: "New" # why\n'],
    ['literal', 'title: |-\n  one\n  two\n', 'three\nfour', 'title: |-\n  three\n  four\n'],
    ['folded', 'title: >- # why\n    Old\n', 'New', 'title: >- # why\n    New\n'],
    ['over lines', 'title:\n  one\n  two\nb: 1\n', 'three', 'title: three\nb: 1\n'],
    ['a number', 'title: 5 # why\n', 12.5, 'title: 12.5 # why\n'],
    ['nothing', 'title: # why\n', 'New', 'title: New # why\n'],
    ['in brackets', 'title: [ Old,b ]\n', 'New', undefined],
  ])('%s', (_, before, value, after) => {
    if (after !== undefined) expect(afterSet(before, '/title', value)).toBe(after);
    else expect(afterSet(before, '/title/0', value)).toBe('title: [ New,b ]\n');
  });

  test('unless it could not be read back so', () => {
    expect(afterSet('title: Old\n', '/title', 'Ask us: now')).toBe("title: 'Ask us: now'\n");
    expect(afterSet('title: Old\n', '/title', '12')).toBe("title: '12'\n");
    expect(afterSet('title: >-\n  Old\n', '/title', ' indented')).toBe("title: ' indented'\n");
  });

  test('in the quotes that Prettier prefers, where it had them', () => {
    expect(afterSet("title: 'Ask: us'\n", '/title', "It's here")).toBe('title: "It\'s here"\n');
    expect(afterSet('title: "It\'s here"\n', '/title', 'Here')).toBe("title: 'Here'\n");
  });

  test('and nothing changes where it is the same', () => {
    expect(afterSet('title: "Old"\n', '/title', 'Old')).toBe('title: "Old"\n');
  });
});

describe('a folded text', () => {
  const wrapped = 'a: >-\n  one two three four five six seven eight\n  nine ten\n';

  test('is wrapped at the width that it had', () => {
    const text = 'nine ten eleven twelve one two three four five';
    expect(afterSet(wrapped, '/a', text)).toBe(
      'a: >-\n  nine ten eleven twelve one two three\n  four five\n',
    );
  });

  test('is wrapped as the others of the file are where it had one line', () => {
    const text = 'nine ten eleven twelve one two three four five';
    expect(afterSet(`${wrapped}b: >-\n  one\n`, '/b', text)).toBe(
      `${wrapped}b: >-\n  nine ten eleven twelve one two three\n  four five\n`,
    );
  });

  test('of one line that is longer than others may stay so', () => {
    const text = 'one two three four five six seven eight nine';
    expect(afterSet(`${wrapped}b: >-\n  ${text}\n`, '/b', text.replace('one', 'two'))).toBe(
      `${wrapped}b: >-\n  ${text.replace('one', 'two')}\n`,
    );
  });

  test('is not wrapped within the words of a link', () => {
    const text = 'two three four five six [the seven seas](/seas/) and more';
    expect(afterSet(wrapped, '/a', text)).toBe(
      'a: >-\n  two three four five six\n  [the seven seas](/seas/) and more\n',
    );
  });

  test('stands in quotes where it is empty, or ends with a space that nobody would see', () => {
    expect(afterSet('a: >-\n  one\n', '/a', '')).toBe("a: ''\n");
    expect(afterSet('a: >-\n  one\n', '/a', 'two ')).toBe("a: 'two '\n");
    expect(afterSet('a: |\n  one\n', '/a', 'two \n')).toBe('a: "two \\n"\n');
  });

  test('keeps or loses the line end at its end, as the text has it', () => {
    expect(afterSet('a: >\n  one\n', '/a', 'two')).toBe('a: >-\n  two\n');
    expect(afterSet('a: >-\n  one\n', '/a', 'two\n')).toBe('a: >\n  two\n');
  });
});

test.each(['regions', 'library'] as const)(
  'nearly all folded texts of %s.yaml are wrapped as they would be written',
  (kind) => {
    const document = documentOf(readFileSync(`${kind}.yaml`, 'utf8'));
    const folded = listTypedTexts(document, kind).filter(
      ({ pointer }) => document.scalarAt(pointer)?.source.startsWith('>') === true,
    );
    const changed = folded.filter(({ pointer, text }) => {
      const after = setScalar(document, pointer, `${text.slice(0, -1)}§`);
      return after.text.replace('§', text.slice(-1)) !== document.file.text;
    });
    expect(changed.length / folded.length).toBeLessThan(0.02);
  },
);

describe('brackets that Prettier laid out', () => {
  const flow = (last: string) => `a:\n  - { from: 0, to: 25000, price: 11340, unit: ${last} }\n`;
  const long = 'per-student-per-year-and-school-and-district-and-state-and-country-and-planet';

  test('are laid out again', () => {
    const after = afterSet(flow('one'), '/a/0/unit', long);
    expect(after).toBe(
      `a:\n  - {\n      from: 0,\n      to: 25000,\n      price: 11340,\n      unit: ${long},\n    }\n`,
    );
    expect(afterSet(after, '/a/0/unit', 'one')).toBe(flow('one'));
  });

  test('take a new field and a new item', () => {
    expect(afterInsert('a: { b: 1 }\n', '/a/c', [2])).toBe('a: { b: 1, c: [2] }\n');
    const { text } = insertItem(documentOf(flow('one')), 'regions', '/a', 1, { from: 1 });
    expect(text).toBe(`${flow('one')}  - { from: 1 }\n`);
  });
});

describe('a new field', () => {
  const region =
    'regions:\n  nevada:\n    code: NV\n    name: Nevada # why\n    # Of the app.\n    appName: App\n';

  test('stands where the schema has it, and comments stay with their fields', () => {
    expect(afterInsert(region, '/regions/nevada/accent', 'clay')).toBe(
      region.replace('# why\n', '# why\n    accent: clay\n'),
    );
    expect(afterInsert(region, '/regions/nevada/otherSites', [])).toBe(
      `${region}    otherSites: []\n`,
    );
  });

  test('comes with the parents that it lacks', () => {
    expect(afterInsert(region, '/regions/nevada/pages/plan/title', 'Plan')).toBe(
      `${region}    pages:\n      plan:\n        title: Plan\n`,
    );
  });

  test('is the first of a parent that has nothing', () => {
    expect(afterInsert('a: # why\nb: 1\n', '/a/c', 1)).toBe('a: # why\n  c: 1\nb: 1\n');
    expect(afterInsert('a: {} # why\nb: 1\n', '/a/c', 1)).toBe('a: # why\n  c: 1\nb: 1\n');
  });

  test('puts a field of an item without braces between braces with it', () => {
    expect(afterInsert('a: ["b":1, c]\n', '/a/0/d', 2)).toBe('a: [{ "b":1, d: 2 }, c]\n');
  });

  test('takes no blanks of the text above it into its own', () => {
    const above = 'regions:\n  nevada:\n    accent: |-\n      App\n        \n';
    expect(afterInsert(`${above}    logo: l\n`, '/regions/nevada/appName', 'a\nb')).toBe(
      `${above}    appName: >-\n      a\n\n      b\n    logo: l\n`,
    );
  });

  test('stands above blanks with a tab, which would be its indentation', () => {
    expect(afterInsert('a:\n  b:\n  \t\nd: 2\n', '/a/c', 1)).toBe('a:\n  b:\n  c: 1\n  \t\nd: 2\n');
  });

  test('has its own fields in the order of the schema', () => {
    const value = { name: 'Ohio', code: 'OH' };
    expect(afterInsert(region, '/regions/ohio', value)).toBe(
      `${region}  ohio:\n    code: OH\n    name: Ohio\n`,
    );
  });

  test('of a free name stands in alphabetical order, divided as the others are', () => {
    const text = 'regions:\n  a:\n    code: A\n\n  # Of c.\n  c:\n    code: C\n';
    expect(afterInsert(text, '/regions/b', { code: 'B' })).toBe(
      text.replace('  # Of c.', '  b:\n    code: B\n\n  # Of c.'),
    );
  });

  test('folds a text that is too long for its line', () => {
    const text = Array.from({ length: 20 }, () => 'career').join(' ');
    expect(afterInsert('a: 1\n', '/b', text)).toBe(
      `a: 1\nb: >-\n  ${text.slice(0, 97)}\n  ${text.slice(98)}\n`,
    );
  });
});

describe('a field that is removed', () => {
  test('takes the parents with it that would be left empty', () => {
    expect(afterRemove('a:\n  b:\n    c: 1\n  d: 2\n', '/a/b/c')).toBe('a:\n  d: 2\n');
    expect(afterRemove('a:\n  b: 1\nd: 2\n', '/a/b')).toBe('d: 2\n');
  });

  test('takes the comment that belongs to it alone', () => {
    expect(afterRemove('a: 1\n# Of b.\nb: 2\n\nc: 3\n', '/b')).toBe('a: 1\n\nc: 3\n');
    expect(afterRemove('a: 1\n# Of b and c.\nb: 2\nc: 3\n', '/b')).toBe(
      'a: 1\n# Of b and c.\nc: 3\n',
    );
    expect(afterRemove('a: 1\n# x: 5\nb: 2\n\nc: 3\n', '/b')).toBe('a: 1\n# x: 5\n\nc: 3\n');
  });

  test('leaves no two blank lines', () => {
    expect(afterRemove('a: 1\n\nb: 2\n\nc: 3\n', '/b')).toBe('a: 1\n\nc: 3\n');
    expect(afterRemove('a: 1\n\nb: 2\n', '/b')).toBe('a: 1\n');
  });

  test('leaves the dash to the next', () => {
    expect(afterRemove('a:\n  - b: 1\n    c: 2\n', '/a/0/b')).toBe('a:\n  - c: 2\n');
  });
});

describe('an item that is removed', () => {
  const removed = (text: string, pointer: string) => removeItem(documentOf(text), pointer).text;

  test('goes with its lines', () => {
    expect(removed('a:\n  - b: 1\n    c: 2\n  - d: 3\n', '/a/0')).toBe('a:\n  - d: 3\n');
    expect(removed('a: [1, 2, 3]\n', '/a/1')).toBe('a: [1, 3]\n');
  });

  test('leaves an empty list', () => {
    expect(removed('a: # why\n  - 1\nb: 2\n', '/a/0')).toBe('a: [] # why\nb: 2\n');
  });
});
