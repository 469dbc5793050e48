// Bundles the command line into .build/cli, so that it starts fast, and has it make generated/. Runs on `npm ci` and
// before `npm start`.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSchema } from './schema.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = `${root}.build/cli`;

/** What commands throw and the rest of the program catches: a bundle of their own, so that both know the same classes. */
const sharedErrors = 'cli/commands/usage.ts';
const errorsApart = {
  name: 'errors apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/usage\.ts$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: './usage.cjs', external: true } : undefined,
    );
  },
};

await writeSchema();
const commands = await bundleMain();
const entries = [
  ...commands,
  sharedErrors,
  'cli/site/publication/write-worker.ts',
  'cli/emit/cards/card-thread.ts',
];
await bundle(entries);
removeOthers(['main', ...entries.map((path) => basename(path, '.ts'))]);
generate();

/** What is wrong in the YAML is reported by `validate`, and keeps nobody from installing. */
function generate() {
  const args = [join(root, 'cli/bin.js'), 'generate', '--root', root];
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Bundles what every run loads; each command gets a bundle of its own, and they are returned. */
async function bundleMain() {
  const commands = new Set();
  const commandsApart = {
    name: 'commands apart',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/[\w-]+\.ts$/ }, ({ kind, path }) => {
        if (kind !== 'dynamic-import') return undefined;
        commands.add(`cli/commands/${basename(path)}`);
        return { path: path.replace(/\.ts$/, '.cjs'), external: true };
      });
    },
  };
  await bundle(['cli/main.ts'], [commandsApart]);
  return [...commands];
}

function bundle(entryPoints, plugins = []) {
  return build({
    absWorkingDir: root,
    entryPoints,
    entryNames: '[name]',
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // What is imported late is required late.
    supported: { 'dynamic-import': false },
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    // The form of a package that leaves out what is not used; React Router has it under the second name alone.
    conditions: ['module', 'module-sync'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    external: [
      '@resvg/resvg-wasm',
      'esbuild',
      'fontkit',
      'fs-native-extensions',
      'prettier',
      'us-atlas',
    ],
    plugins: [errorsApart, ...plugins],
    logLevel: 'warning',
  });
}

function removeOthers(names) {
  for (const name of readdirSync(outdir)) {
    if (!names.includes(name.replace(/\.cjs(\.map)?$/, ''))) rmSync(join(outdir, name));
  }
}
