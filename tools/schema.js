// Compiles the JSON schemas into .build/schema/: the schemas as nodes to look fields up in, and the TypeScript types of the
// fields. Runs before the program is bundled and before tests; does nothing while the sources are the same.
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

const tools = fileURLToPath(new URL('.', import.meta.url));
const outdir = fileURLToPath(new URL('../.build/schema/', import.meta.url));

const nodeTypes = `import type { FileKind, SchemaNode } from '../../cli/compile/schema/schema-node.ts';
export const schemas: Readonly<Record<FileKind, SchemaNode>>;
export const contentSchema: SchemaNode;
`;

/** Brings .build/schema/ up to date. */
export async function writeSchema() {
  const stamp = hashOfSources();
  if (readStamp() === stamp) return;
  const schemas = readSchemas();
  const definitions = definitionsOf(schemas);
  const { regions, library } = schemas;
  const nodes = {
    regions: withoutReferences({ ...regions, definitions: {} }, definitions),
    library: withoutReferences({ ...library, definitions: {} }, definitions),
  };
  mkdirSync(outdir, { recursive: true });
  replace(
    'content.d.ts',
    schemaTypes({ ...definitions, regionsFile: regions, libraryFile: library }),
  );
  replace('nodes.d.ts', nodeTypes);
  const content = withoutReferences(definitions.content, definitions);
  replace(
    'nodes.js',
    `export const schemas = ${jsonExpression(nodes)};\nexport const contentSchema = ${jsonExpression(content)};\n`,
  );
  replace('stamp', stamp);
}

export { writeSchema as setup };

/** An expression whose value is this one. JSON is parsed in half the time that the same as an object literal takes. */
function jsonExpression(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function hashOfSources() {
  const sources = [
    ...filesBelow(schemaFolder).filter((path) => path.endsWith('.schema.json')),
    ...filesBelow(tools).filter((path) => /schema[\w-]*\.js$/.test(path)),
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
