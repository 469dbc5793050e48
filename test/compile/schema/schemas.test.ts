import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { formats } from '../../../cli/compile/schema/formats.ts';
import { rootNode } from '../../../cli/compile/schema/schema-node.ts';
import { ownKeywords } from '../../../tools/schema-words.js';

interface Schema {
  readonly definitions: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL('../../../cli/compile/schema/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const schemas = Object.fromEntries(
  files.filter((name) => name.endsWith('.schema.json')).map((name) => [name, readSchema(name)]),
);

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(folder + name, 'utf8'));
}

/** A part of a schema that says what a value must be, and where in its file it stands. */
interface Part {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const parts = Object.entries(schemas).flatMap(([file, schema]) => partsOf(schema, `${file}#`));

function partsOf(value: unknown, name: string): readonly Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = Object.fromEntries(Object.entries(value));
  const inner = Object.entries(schema)
    .filter(([key]) => !['examples', 'allOf', 'if', 'then', 'propertyNames'].includes(key))
    .flatMap(([key, child]) => partsOf(child, `${name}/${key}`));
  const isPart = ['type', 'const', '$ref', 'allOf'].some((keyword) => keyword in schema);
  return isPart ? [{ name, schema }, ...inner] : inner;
}

test('every property says what it is for, or refers to what does', () => {
  const silent = parts.filter(({ schema }) => !('description' in schema) && !('$ref' in schema));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every picture that pages show is the same kind of value, except posters, whose video is named', () => {
  const shown = parts.filter(({ schema }) => schema['format'] === 'asset-image');
  expect(shown.map(({ name }) => name)).toEqual([
    'common.schema.json#/definitions/picture',
    'common.schema.json#/definitions/picture/properties/file',
    'common.schema.json#/definitions/film/properties/poster',
    'regions.schema.json#/definitions/recordedWebinar/properties/poster',
  ]);
});

test('every property of a single value has an example', () => {
  const single = parts.filter(({ schema }) => schema['type'] !== 'object' && !('$ref' in schema));
  expect(single.filter(({ schema }) => !('examples' in schema)).map(({ name }) => name)).toEqual(
    [],
  );
});

test('nothing is next to a reference, where draft-07 would ignore it', () => {
  const references = parts.filter(({ schema }) => '$ref' in schema);
  expect(references.filter(({ schema }) => Object.keys(schema).length > 1)).toEqual([]);
});

test('every group of fields is closed, itself or by another that it takes in, or names what its further fields are', () => {
  const groups = parts.filter(({ schema }) => schema['type'] === 'object');
  const isClosed = ({ schema }: Part) => 'additionalProperties' in schema || 'allOf' in schema;
  expect(groups.filter((group) => !isClosed(group))).toEqual([]);
});

test('no two schemas define the same name', () => {
  const names = Object.values(schemas).flatMap(({ definitions }) => Object.keys(definitions));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('the formats of the schemas are those that are checked', () => {
  const named = JSON.stringify(schemas).matchAll(/"format":"([\w-]+)"/g);
  const used = new Set([...named].map(([, format]) => format));
  expect([...used].toSorted()).toEqual(Object.keys(formats).toSorted());
});

test('every list of ranges has a rule that looks for gaps and overlaps', () => {
  const lists = parts.filter(({ schema }) => 'ranges' in schema).map(({ name }) => name);
  // cli/compile/resolve/rules/library-tiers.ts
  expect(lists).toEqual(['library.schema.json#/properties/tiers']);
});

test('every example is right by its own schema', () => {
  const keywords = [...ownKeywords, 'defaultSnippets'];
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats, keywords });
  const wrong = (['regions', 'library'] as const).flatMap((file) => {
    ajv.addSchema(rootNode(file), file);
    return partsOf(rootNode(file), `${file}#`).flatMap(({ name, schema }) =>
      [schema['examples'] ?? []].flat().filter((example) => !ajv.validate({ $ref: name }, example)),
    );
  });
  expect(wrong).toEqual([]);
});
