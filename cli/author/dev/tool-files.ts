import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { clientOptions } from '../../compile/site/bundle-options.ts';
import { toEntry } from '../../compile/site/client-bundle.ts';
import type { OutputEntry } from '../../compile/site/output-file.ts';
import { madeFolder } from '../../compile/program-folder.ts';

// The browser side of `dev`, which no build holds: bundled with the program (tools/program.js).

const toolFolder = 'tools';

const entries = [
  'page.ts',
  'page-styles.css',
  'inspector/inspector.css',
  'table/table.css',
  'workbench.ts',
  'workbench-styles.css',
].map((name) => `cli/author/page/${name}`);

/** Under plain names, since nothing of it is cached. */
const options = {
  ...clientOptions('preact', entries),
  sourcemap: false,
  minify: false,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/-/',
} satisfies BuildOptions;

/** Writes it into a folder; returns the paths of what it was made from. */
export async function makeToolFiles(folder: string): Promise<readonly string[]> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build(options);
  mkdirSync(join(folder, toolFolder), { recursive: true });
  for (const { path, contents } of outputFiles.map(toEntry))
    writeFileSync(join(folder, toolFolder, path), contents);
  return Object.keys(metafile.inputs);
}

export function readToolFiles(): readonly OutputEntry[] {
  const folder = join(madeFolder, toolFolder);
  return readdirSync(folder).map((path) => ({ path, contents: readFileSync(join(folder, path)) }));
}
