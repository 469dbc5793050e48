import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { formats } from '../../../cli/compile/schema/formats.ts';
import { takeMarks } from '../../../cli/compile/resolve/samples/take-marks.ts';
import { childOf, isObject, valueAt } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { rootNode } from '../../../cli/compile/schema/schema-node.ts';
import { fits, lengthWithoutTokens, violations } from '../../../cli/compile/schema/violations.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { ownKeywords } from '../../../tools/schema-words.js';

const ajv = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  formats,
  keywords: [...ownKeywords, 'defaultSnippets'],
});
for (const file of ['regions', 'library'] as const) ajv.addSchema(rootNode(file), file);

/** Where a validator finds what to be wrong. It counts the characters of tokens as they are typed. */
function foundByAjv(value: unknown, file: FileKind): readonly Found[] {
  ajv.validate(file, value);
  return (ajv.errors ?? [])
    .filter(({ keyword, instancePath, params }) => {
      if (keyword !== 'maxLength') return keyword !== 'if';
      return lengthWithoutTokens(String(valueAt(value, instancePath))) > Number(params['limit']);
    })
    .filter(({ schemaPath, propertyName }) => {
      return !schemaPath.includes('/contains/') && propertyName === undefined;
    })
    .map(({ keyword, instancePath: pointer }) => ({ keyword, pointer }));
}

type Found = Record<'keyword' | 'pointer', string>;

/**
 * Whether what is found is all found by the validator too, and something at each place where that finds something. Equal
 * items of a wrong type are told as such alone.
 */
function isSame(value: unknown, file: FileKind): boolean {
  const found = violations(value, rootNode(file));
  const others = foundByAjv(value, file);
  const isLike = (one: Found, other: Found): boolean =>
    one.keyword === other.keyword && one.pointer === other.pointer;
  return (
    found.every((each) => others.some((other) => isLike(each, other))) &&
    others.every((other) =>
      found.some(
        ({ keyword, pointer }) =>
          pointer === other.pointer ||
          (other.keyword === 'uniqueItems' &&
            keyword === 'type' &&
            pointer.startsWith(`${other.pointer}/`)),
      ),
    )
  );
}

/** What a file says to the schema: marks of sample content are none of its fields. */
function valueOf(path: string): unknown {
  const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const [document] = parseYaml(createSourceFile(path, text));
  const file = path.endsWith('library.yaml') ? 'library' : 'regions';
  return document && takeMarks(document, file).document.value;
}

/** The path of every value below a value, with one item of each list. */
function pathsIn(value: unknown): readonly (readonly string[])[] {
  const names = Array.isArray(value) ? ['0'] : isObject(value) ? Object.keys(value) : [];
  return names.flatMap((name) => [
    [name],
    ...pathsIn(childOf(value, name)).map((path) => [name, ...path]),
  ]);
}

/** The same value with another at a path, or without it. */
function changed(value: unknown, [name, ...path]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  const inner = changed(childOf(value, name), path, to);
  if (Array.isArray(value))
    return inner === undefined ? value.slice(1) : [inner, ...value.slice(1)];
  const fields = Object.entries({ ...(isObject(value) && value), [name]: inner });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

const others: readonly unknown[] = [
  ...['', ' ', 'assets/a.svg', 'https://a.example', '2026-01-05', 'a'.repeat(5_000)],
  ...[`{{${'a'.repeat(5_000)}}} a`, '😀'.repeat(40), 'a  *b*', 'a <b>', 'enterprise'],
  ...[null, true, 0, -1, 1.5, 7, 1e9, Infinity, NaN],
  ...[
    [],
    [1],
    ['a', 'a'],
    ['a', 'b'],
    [{ a: 1 }, { a: 1 }],
    {},
    { stray: 1 },
    { adapter: 'beacon' },
  ],
];

/** What says what a value must be, and a field that is called as a keyword of old drafts. */
const looked = [
  'id',
  ...[
    'additionalProperties',
    'allOf',
    'const',
    'contains',
    'enum',
    'format',
    'if',
    'items',
    'maxItems',
  ],
  ...['maxLength', 'maximum', 'minItems', 'minLength', 'minProperties', 'minimum', 'properties'],
  ...['propertyNames', 'required', 'then', 'type', 'uniqueItems'],
];

test('no schema has a rule that is not looked at', () => {
  const vocabulary = Object.keys(new Ajv().RULES.all);
  const named = [...JSON.stringify(rootNode('regions')).matchAll(/"([a-zA-Z]+)":/g)];
  const used = new Set(named.map(([, keyword]) => keyword));
  expect(vocabulary.filter((word) => used.has(word) && !looked.includes(word))).toEqual([]);
});

test.for([
  ['regions', '.build/base/regions.yaml'],
  ['library', '.build/base/library.yaml'],
  ['regions', 'regions.yaml'],
  ['library', 'library.yaml'],
] as const)('a sound file fits its schema: %s, %s', ([file, path]) => {
  expect(fits(valueOf(path), rootNode(file))).toBe(true);
});

/** So many values are changed at once, far from each other. */
const atOnce = 10;

test.for(['regions', 'library'] as const)(
  'what is wrong with a value is what a validator finds: %s',
  (file) => {
    const sound = valueOf(`.build/base/${file}.yaml`);
    const paths = pathsIn(sound);
    const step = Math.ceil(paths.length / atOnce);
    const differing = paths.slice(0, step).flatMap((_, at) => {
      const far = paths.filter((_, index) => index % step === at);
      return [undefined, others[at % others.length], others[(at * 7 + 3) % others.length]]
        .map((to) => ({
          to,
          value: far.reduce((value, path) => changed(value, path, to), sound),
        }))
        .filter(({ value }) => !isSame(value, file))
        .map(({ to }) => `${far.map((path) => path.join('/')).join(' ')}: ${JSON.stringify(to)}`);
    });
    expect(differing).toEqual([]);
  },
);
