// Compares our YAML reader with the yaml package on generated texts. Run by hand:
// `node tools/yaml-agreement.js [how many to compare] [seed]`. Exits with 1 when they differ.
import { build } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}.build/yaml-agreement.mjs`;
const [count = '200000', seed = '1'] = process.argv.slice(2);

mkdirSync(`${root}.build`, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: ['test/source/agreement.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});

const { compareReaders } = await import(outfile);
const { different, invalid, ...counts } = compareReaders(Number(count), Number(seed));
const report = { ...counts, different: different.length, invalid: invalid.length };
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
for (const text of [...different, ...invalid]) process.stdout.write(`${JSON.stringify(text)}\n`);
if (different.length + invalid.length > 0) process.exitCode = 1;
