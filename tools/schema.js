// Compiles the JSON schemas into .build/schema/: functions that check values, nodes to look fields
// up in, and the TypeScript types of the fields. Runs before the program is bundled and before
// tests; does nothing while the sources are the same.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitionsOf, readSchemas, schemaFolder, withoutReferences } from './schema-groups.js';
import { schemaTypes } from './schema-types.js';
import { compileSchemas, keywordsOf } from './schema-validators.js';

const tools = fileURLToPath(new URL('.', import.meta.url));
const outdir = fileURLToPath(new URL('../.build/schema/', import.meta.url));

const ajvVersion = new URL('../node_modules/ajv/package.json', import.meta.url);

const nodeTypes = `import type { FileKind } from '../../cli/compile/schema/schema-node.ts';
import type { SchemaNode } from '../../cli/compile/schema/schema-node.ts';
export const schemas: Readonly<Record<FileKind, SchemaNode>>;
export const contentSchema: SchemaNode;
`;

/** The types of the compiled functions. `keywords` are those that can be broken. */
const validatorTypes = (keywords) => `import type { DefinedError } from 'ajv';
import type { LibraryFile, RegionsFile } from './content.js';
/** A keyword of the schemas that a value can break. */
export type Keyword = ${keywords.map((keyword) => `'${keyword}'`).join(' | ')};
export type AjvError = DefinedError & { readonly keyword: Keyword | 'if' };
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors?: readonly AjvError[] | null;
}
export const regions: Validator<RegionsFile>;
export const library: Validator<LibraryFile>;
`;

const recordTypes = `import type { ReleaseRecordFile } from './content.js';
export const isReleaseRecord: (value: unknown) => value is ReleaseRecordFile;
`;

/** Brings .build/schema/ up to date. */
export async function writeSchema() {
  const stamp = hashOfSources();
  if (readStamp() === stamp) return;
  const schemas = readSchemas();
  const definitions = definitionsOf(schemas);
  const { regions, library, 'release-record': record } = schemas;
  const whole = (schema) => withoutReferences({ ...schema, definitions: {} }, definitions);
  const nodes = { regions: whole(regions), library: whole(library) };
  mkdirSync(outdir, { recursive: true });
  const files = { regionsFile: regions, libraryFile: library, releaseRecordFile: record };
  replace('content.d.ts', schemaTypes({ ...definitions, ...files }));
  replace('nodes.d.ts', nodeTypes);
  const content = withoutReferences(definitions.content, definitions);
  replace(
    'nodes.js',
    `export const schemas = ${jsonExpression(nodes)};
export const contentSchema = ${jsonExpression(content)};
`,
  );
  replace('validators.d.ts', validatorTypes(keywordsOf(nodes)));
  replace('validators.js', compileSchemas(nodes));
  replace('release-record.d.ts', recordTypes);
  replace('release-record.js', compileSchemas({ isReleaseRecord: whole(record) }));
  replace('stamp', stamp);
}

export { writeSchema as setup };

/** An expression for a value. JSON is parsed in half the time of an object literal. */
function jsonExpression(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function hashOfSources() {
  const sources = [
    ...filesBelow(schemaFolder).filter((path) => path.endsWith('.schema.json')),
    ...filesBelow(tools).filter((path) => /schema[\w-]*\.js$/.test(path)),
    fileURLToPath(ajvVersion),
  ];
  const hash = createHash('sha256');
  for (const path of sources.sort()) hash.update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => folder + name);
}

function readStamp() {
  const path = `${outdir}stamp`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Writes a file and renames it into place, since several test runs may do this at once. */
function replace(name, text) {
  const draft = `${outdir}${name}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, outdir + name);
}
