// The JSON schemas compiled to a module of validators.
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { definitionsOf, schemaFolder, withoutReferences } from './schema-groups.js';

/** The text of a module that exports `validateRegions` and `validateLibrary`. */
export async function compileValidators(schemas) {
  const { outputFiles } = await build({
    stdin: { contents: standaloneValidators(schemas), resolveDir: schemaFolder, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
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
    keywords: [
      'complete',
      'optional',
      'token',
      'placeholders',
      'names',
      'shownOn',
      'shownWhile',
      'shownSometimes',
      'defaultSnippets',
    ],
    code: { source: true, esm: true, formats: _`require("./formats.ts").formats` },
  });
  for (const [name, schema] of Object.entries(withoutPartial(schemas, definitionsOf(schemas))))
    addSchema(ajv, `${name}.schema.json`, schema);
  return standaloneCode(ajv, {
    validateRegions: 'regions.schema.json',
    validateLibrary: 'library.schema.json',
  });
}

/** JSON Schema has no word for a group of which each field may be left out, so such a group is written out. */
function withoutPartial(schema, definitions) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.partial) return withoutReferences(schema, definitions);
  if (Array.isArray(schema)) return schema.map((item) => withoutPartial(item, definitions));
  const entries = Object.entries(schema);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withoutPartial(value, definitions)]),
  );
}

/** The schemas name formats; their checks are bundled from cli/schema/formats.ts. */
function addSchema(ajv, name, schema) {
  for (const [, format] of JSON.stringify(schema).matchAll(/"format":"([\w-]+)"/g))
    ajv.addFormat(format, () => true);
  ajv.addSchema(schema, name);
}
