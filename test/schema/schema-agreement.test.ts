import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ValueError } from '../../cli/schema/find-schema-errors.ts';
import { findSchemaErrors } from '../../cli/schema/find-schema-errors.ts';
import { formats } from '../../cli/schema/formats.ts';
import type { FileKind } from '../../cli/schema/schema-node.ts';
import { rootNode } from '../../cli/schema/schema-node.ts';
import type { Dice } from '../source/dice.ts';
import { createDice } from '../source/dice.ts';

test.each(['regions', 'library'] as const)(
  'Ajv reports the same of %s, whatever is wrong with it',
  (file) => {
    const ajv = compile(file);
    const text = readFileSync(new URL(`../fixtures/base/${file}.yaml`, import.meta.url), 'utf8');
    const sound: unknown = parse(text);
    const dice = createDice(20);
    for (let run = 0; run < 300; run++) {
      const value = structuredClone(sound);
      for (let changes = dice.below(12); changes >= 0; changes--) spoil(value, dice);
      expect(findSchemaErrors(value, rootNode(file)).map(inWords).toSorted()).toEqual(ajv(value));
    }
  },
);

/** What Ajv reports of a value of the file, without what only follows from another error. */
function compile(file: FileKind): (value: unknown) => readonly string[] {
  const ajv = new Ajv({
    allErrors: true,
    strictRequired: false,
    allowUnionTypes: true,
    formats,
    keywords: ['complete', 'optional', 'token', 'placeholders', 'names', 'shownOn', 'shownWhile'],
  });
  ajv.addKeyword('defaultSnippets');
  const isValid = ajv.compile({ ...rootNode(file) });
  return (value) => {
    isValid(value);
    return (isValid.errors ?? []).filter(isOwn).map(asOurs).map(inWords).toSorted();
  };
}

function isOwn({ keyword, schemaPath, propertyName }: ErrorObject): boolean {
  return keyword !== 'if' && !/\/contains\/./.test(schemaPath) && propertyName === undefined;
}

/** Of limits and names, those that the explanations read. */
function asOurs({ keyword, instancePath, params }: ErrorObject): ValueError {
  const isRead = ([name]: [string, unknown]): boolean =>
    /^(?:\w+Property|propertyName|i|j)$/.test(name) ||
    (name === 'limit' && keyword === 'maxLength');
  const parameters = Object.fromEntries(Object.entries(params).filter(isRead));
  return { keyword, pointer: instancePath, parameters };
}

function inWords({ keyword, pointer, parameters }: ValueError): string {
  const sorted = Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([pointer, keyword, Object.fromEntries(sorted)]);
}

const values: readonly unknown[] = [
  ...[
    '',
    ' ',
    'a',
    'long '.repeat(200),
    '😀'.repeat(61),
    '<b>x</b>',
    'http://x',
    '1999-02-30',
    'NV',
  ],
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e9,
    Number.NaN,
    Infinity,
    [],
    ['a', 'b', 'a'],
    [1, 1],
    {},
    { id: 1 },
  ],
];

/** Changes one thing somewhere in a value. */
function spoil(value: unknown, dice: Dice): void {
  const groups = groupsIn(value);
  const group = groups[dice.below(groups.length)] ?? {};
  const other = structuredClone(values[dice.below(values.length)]);
  if (Array.isArray(group)) {
    const at = dice.below(group.length);
    group.splice(at, dice.below(2), dice.onceIn(2) ? other : structuredClone(group[at] ?? other));
    return;
  }
  const name = dice.pick(Object.keys(group));
  if (dice.onceIn(4)) Reflect.deleteProperty(group, name);
  else Reflect.set(group, dice.onceIn(5) ? dice.pick(['x', 'Bad key', 'a/b~c']) : name, other);
}

function groupsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(groupsIn)];
}
