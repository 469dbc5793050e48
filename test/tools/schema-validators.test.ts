import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rootNode } from '../../cli/compile/schema/schema-node.ts';
import { parseYaml } from '../../cli/compile/source/yaml.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { compileSchemas } from '../../tools/schema-validators.js';
import { base } from '../base-project.ts';

const made = fileURLToPath(new URL('../../.build/', import.meta.url));

type Check = (value: unknown) => boolean;

/** The function that Ajv makes of a schema. */
async function checkOf(schema: object): Promise<Check> {
  const folder = mkdtempSync(join(made, 'compiled-'));
  try {
    const path = join(folder, 'check.js');
    writeFileSync(path, compileSchemas({ check: schema }));
    const module: { readonly check: Check } = await import(/* @vite-ignore */ path);
    return module.check;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a schema that is changed changes what its code refuses', async () => {
  const text = readFileSync(join(base, 'library.yaml'), 'utf8');
  const value = parseYaml(createSourceFile('library.yaml', text))[0]?.value;
  const schema = rootNode('library');
  const { title } = schema.properties ?? {};
  const short = {
    ...schema,
    properties: { ...schema.properties, title: { ...title, maxLength: 3 } },
  };
  const [asBefore, changed] = [await checkOf(schema), await checkOf(short)];
  expect([asBefore(value), changed(value)]).toEqual([true, false]);
});

test('tokens of a text do not count against its length', async () => {
  const check = await checkOf({ type: 'string', maxLength: 6 });
  expect([check('in {{regionName}}.'), check('in {{regionName}}, now')]).toEqual([true, false]);
});

test('a keyword that no one knows is refused when the schema is compiled', () => {
  expect(() => compileSchemas({ check: { type: 'string', maxlength: 3 } })).toThrow('maxlength');
});

test('parts that are equal share one function, whatever is said of them', () => {
  const name = { type: 'string', minLength: 1 };
  const properties = { first: { ...name, description: 'The one.' }, second: name };
  const code = compileSchemas({ check: { type: 'object', properties } });
  expect(code.match(/^function validate/gm)).toHaveLength(2);
});

test.each([
  ['texts', { type: 'string' }, String],
  [
    'groups',
    { type: 'object', properties: { name: { type: 'string' } } },
    (at: number) => ({ name: String(at) }),
  ],
])('in a list of many %s one that is there twice is found', async (_, items, make) => {
  const check = await checkOf({ type: 'array', uniqueItems: true, items });
  const many = Array.from({ length: 300_000 }, (_, index) => make(index));
  expect([check(many), check([...many, make(7)])]).toEqual([true, false]);
});

test('groups are equal whatever the order of their fields', async () => {
  const items = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
  const check = await checkOf({ type: 'array', uniqueItems: true, items });
  expect(
    check([
      { a: '1', b: '2' },
      { b: '2', a: '1' },
    ]),
  ).toBe(false);
});
