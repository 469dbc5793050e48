// Derives cli/schema/written.ts from the JSON schemas, so that the shape of the YAML is written once.
// `node tools/schema-types.js` writes the file; with `--check` it writes nothing and fails when the file is stale.
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}cli/schema/written.ts`;

const banner =
  '/** The shapes of the YAML files as they are written. Derived from the JSON schemas by tools/schema-types.js. */';

/** The text of cli/schema/written.ts that fits the schemas as they are now. */
async function schemaTypes() {
  const typescript = await compile(joinedSchema(), 'WrittenFiles', {
    bannerComment: banner,
    additionalProperties: false,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const options = await prettier.resolveConfig(target);
  return prettier.format(plainComments(withoutRoot(typescript)), { ...options, filepath: target });
}

/** One schema with the definitions of all, since each compilation would declare the common types anew. */
function joinedSchema() {
  const [common, regions, library] = ['common', 'regions', 'library'].map(readSchema);
  const definitions = {
    ...common.definitions,
    ...regions.definitions,
    ...library.definitions,
    regionsFile: withoutDefinitions(regions),
    libraryFile: withoutDefinitions(library),
  };
  return {
    ...inlined(objectOf({ regions: 'regionsFile', library: 'libraryFile' }), definitions),
    definitions: Object.fromEntries(
      Object.entries(definitions).map(([name, schema]) => [name, inlined(schema, definitions)]),
    ),
  };
}

function readSchema(name) {
  return JSON.parse(readFileSync(`${root}cli/schema/${name}.schema.json`, 'utf8'));
}

function withoutDefinitions(schema) {
  return { ...schema, $schema: undefined, definitions: undefined };
}

function objectOf(references) {
  return {
    type: 'object',
    required: Object.keys(references),
    properties: Object.fromEntries(
      Object.entries(references).map(([name, to]) => [name, { $ref: `#/definitions/${to}` }]),
    ),
  };
}

/** Only objects become types of their own; a text or a list stands where it is used. */
function inlined(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, definitions));
  if (schema === null || typeof schema !== 'object') return schema;
  if (typeof schema.$ref !== 'string')
    return mapValues(schema, (value) => inlined(value, definitions));
  const name = schema.$ref.replace(/^.*#\/definitions\//, '');
  if (definitions[name].properties === undefined) return inlined(definitions[name], definitions);
  return { $ref: `#/definitions/${name}` };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** The compiler needs one type that refers to all; nobody else does. */
function withoutRoot(typescript) {
  return typescript.replace(/export interface WrittenFiles \{[^}]*\}\n/, '');
}

/** Leaves of each comment what the schema says, on one line, and drops what the compiler adds. */
function plainComments(typescript) {
  return typescript.replace(/\/\*\*\n([^]*?)\*\//g, (_comment, body) => {
    const [said = ''] = body.split(/^ *\* (?:This interface was referenced by|@|Items:)/m);
    return `/** ${said.replace(/^ *\* ?/gm, '').trim()} */`;
  });
}

const types = await schemaTypes();
if (!process.argv.includes('--check')) writeFileSync(target, types);
else if (readFileSync(target, 'utf8') !== types) {
  process.stderr.write('cli/schema/written.ts is stale. Run `node tools/schema-types.js`.\n');
  process.exitCode = 1;
}
