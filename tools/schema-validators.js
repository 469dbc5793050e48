// Compiles the JSON schemas into .build/schema/validators.js, because compiling them at run time costs each run of
// the program 0.2 s. Runs before the program is bundled and before tests; does nothing while the sources are the same.
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
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

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = `${root}cli/schema/`;
const outdir = `${root}.build/schema/`;

const types = `import type { ErrorObject } from 'ajv';
import type { LibraryFile, RegionsFile } from '../../cli/schema/written.ts';
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly ErrorObject[] | null;
}
export const validateRegions: Validator<RegionsFile>;
export const validateLibrary: Validator<LibraryFile>;
`;

/** Writes .build/schema/validators.js, with its types beside it. */
export async function writeSchemaValidators() {
  const stamp = `// ${hashOfSources()}\n`;
  if (writtenStamp() === stamp) return;
  mkdirSync(outdir, { recursive: true });
  replace('validators.d.ts', types);
  replace('validators.js', stamp + (await bundled(standaloneValidators())));
}

export { writeSchemaValidators as setup };

function hashOfSources() {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^formats|\.schema\.json$/.test(name) && /\.\w+$/.test(name))
    .sort();
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of files) hash.update(name).update(readFileSync(sources + name));
  return hash.digest('hex');
}

function writtenStamp() {
  const path = `${outdir}validators.js`;
  if (!existsSync(path) || !existsSync(`${outdir}validators.d.ts`)) return undefined;
  return readFileSync(path, 'utf8').split(/(?<=\n)/, 1)[0];
}

function standaloneValidators() {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, formats: _`require("./formats.ts").formats` },
  });
  for (const name of ['common', 'regions', 'library']) addSchema(ajv, `${name}.schema.json`);
  return standaloneCode(ajv, {
    validateRegions: 'regions.schema.json',
    validateLibrary: 'library.schema.json',
  });
}

/** The schemas name formats; what they mean is bundled from cli/schema/formats.ts. */
function addSchema(ajv, name) {
  const text = readFileSync(sources + name, 'utf8');
  for (const [, format] of text.matchAll(/"format": "([\w-]+)"/g))
    ajv.addFormat(format, () => true);
  ajv.addSchema(JSON.parse(text), name);
}

async function bundled(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: sources, loader: 'js' },
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

/** Renamed into place, since several test runs may do this at once. */
function replace(name, text) {
  const draft = `${outdir}${name}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, outdir + name);
}
