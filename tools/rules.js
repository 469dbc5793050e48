// Lists the rules of cli/compile/ in .build/rules/, by the files that they stand in: a file that
// exports `codes` states them, and one in a folder `rules` holds rules of its room. Runs before the
// program is bundled.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const compile = fileURLToPath(new URL('../cli/compile/', import.meta.url));
const outdir = fileURLToPath(new URL('../.build/rules/', import.meta.url));

/** The names of the codes that a file states. */
const code = /^ {2}'?([a-z][a-z-]*)'?: (?:error|fixableError|warning|notice)\($/gm;

/** Brings .build/rules/ up to date. */
export function writeRules() {
  const files = readdirSync(compile, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(compile + path, 'utf8') }))
    .filter(({ text }) => text.includes('\nexport const codes = {\n'));
  mkdirSync(outdir, { recursive: true });
  const names = files.flatMap(({ text }) => Array.from(text.matchAll(code), ([, name]) => name));
  replace(
    'names.d.ts',
    `export type RuleCode = ${names.map((name) => `'${name}'`).join(' | ')};\n`,
  );
  for (const room of ['schema', 'resolve', 'manifest']) {
    const own = files.map(({ path }) => path).filter((path) => path.startsWith(`${room}/`));
    replace(`${room}-codes.ts`, codesOf(own));
    const rules = own.filter((path) => path.startsWith(`${room}/rules/`));
    if (rules.length > 0) replace(`${room}.ts`, rules.map(asExport));
  }
}

/** The codes of some files as one value. */
function codesOf(paths) {
  const imports = paths.map((path, at) => `import { codes as c${at} } from '${fromOutdir(path)}';`);
  const spreads = paths.map((_, at) => `...c${at}`);
  return [...imports, `export const codes = { ${spreads.join(', ')} } as const;`];
}

function asExport(path) {
  return `export * as ${basename(path, '.ts').replaceAll('-', '_')} from '${fromOutdir(path)}';`;
}

function fromOutdir(path) {
  return `../../cli/compile/${path}`;
}

/** Renames a file into place, since several test runs may do this at once; the same one stays. */
function replace(name, lines) {
  const text = `${[lines].flat().join('\n')}\n`;
  try {
    if (readFileSync(outdir + name, 'utf8') === text) return;
  } catch {
    // It is not there yet.
  }
  const draft = `${outdir}${name}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, outdir + name);
}
