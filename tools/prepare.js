// Bundles the command line into .build/cli, so that it starts fast. Runs on `npm ci` and before `npm start`.
import { build } from 'esbuild';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeSchemaValidators } from './schema-validators.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = `${root}.build/cli`;

await writeSchemaValidators();
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { main: 'cli/main.ts', 'write-worker': 'cli/site/publication/write-worker.ts' },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  // The form of a package that leaves out what is not used; React Router has it under the second name alone.
  conditions: ['module', 'module-sync'],
  define: { 'process.env.NODE_ENV': '"production"' },
  external: [
    '@resvg/resvg-wasm',
    'esbuild',
    'fontkit',
    'fs-native-extensions',
    'prettier',
    'us-atlas',
  ],
  metafile: true,
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as createRequireOfModule } from 'node:module'; const require = createRequireOfModule(import.meta.url);",
  },
});

// Only now, so that a program that starts meanwhile always finds itself whole.
const made = new Set(Object.keys(metafile.outputs).map((path) => path.split('/').at(-1)));
for (const name of readdirSync(outdir)) if (!made.has(name)) rmSync(`${outdir}/${name}`);
