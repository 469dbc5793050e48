// The JSON schemas compiled to a module of validators.
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { definitionsOf, schemaFolder, withoutReferences } from './schema-groups.js';
import { isObject, mapValues } from './schema-objects.js';
import { ownKeywords } from './schema-words.js';

/** The text of a module whose exports are a validator for each of the two files. */
export async function compileValidators(schemas) {
  const { outputFiles } = await build({
    stdin: { contents: standaloneValidators(schemas), resolveDir: schemaFolder, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

function standaloneValidators(schemas) {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, formats: _`require("./formats.ts").formats` },
  });
  const definitions = definitionsOf(schemas);
  const whole = (schema) => bare(withoutReferences({ ...schema, definitions: {} }, definitions));
  const files = { regions: whole(schemas.regions), library: whole(schemas.library) };
  for (const [name, schema] of Object.entries(files)) addSchema(ajv, name, schema);
  return standaloneCode(ajv, { regions: 'regions', library: 'library' });
}

/** What the schemas say for people and for the rest of the program. */
const annotations = new Set([
  ...['$schema', 'definitions', 'description', 'examples', 'title', 'defaultSnippets'],
  ...ownKeywords,
]);

/** A schema with nothing but what values are held against. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isObject(schema)) return schema;
  const { properties, ...rest } = schema;
  const kept = Object.entries(rest).filter(([keyword]) => !annotations.has(keyword));
  return {
    ...mapValues(Object.fromEntries(kept), bare),
    ...(properties && { properties: mapValues(properties, bare) }),
  };
}

/** The schemas name formats; their checks are bundled from cli/schema/formats.ts. */
function addSchema(ajv, name, schema) {
  for (const [, format] of JSON.stringify(schema).matchAll(/"format":"([\w-]+)"/g))
    ajv.addFormat(format, () => true);
  ajv.addSchema(schema, name);
}
