import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { drawShapes, shapesFile } from '../emit/geometry/shapes.ts';
import type { Engine } from './bundle-options.ts';
import { clientEntries, clientOptions, rendererFile, rendererOptions } from './bundle-options.ts';
import { toClientBundle } from './client-bundle.ts';
import type { OutputEntry } from './output-file.ts';
import { clientRecord, rendererMap } from './program.ts';
import { toRendererBundle } from './renderer.ts';

/**
 * Writes what the program brings for every project (tools/program.js): client and renderer for each
 * engine, and the shapes of the states. Returns the paths of their sources.
 */
export async function makeBundles(
  folder: string,
  precompileJsx: Plugin,
): Promise<readonly string[]> {
  const engines = ['preact', 'react'] as const;
  const made = engines.flatMap((engine) => [
    makeClient(engine, join(folder, engine)),
    makeRenderer(engine, join(folder, engine), engine === 'preact' ? [precompileJsx] : []),
  ]);
  write(folder, { path: shapesFile, contents: JSON.stringify(drawShapes()) });
  const inputs = (await Promise.all(made)).flatMap((metafile) => Object.keys(metafile.inputs));
  return [...new Set(inputs)];
}

async function makeClient(engine: Engine, folder: string): Promise<Metafile> {
  const options = clientOptions(engine, [...clientEntries.scripts, ...clientEntries.styles]);
  const made = await build(options);
  const { files, sourceMaps, ...named } = toClientBundle(made);
  for (const file of [...files, ...sourceMaps]) write(folder, file);
  write(folder, { path: clientRecord, contents: JSON.stringify(named) });
  return made.metafile;
}

async function makeRenderer(engine: Engine, folder: string, plugins: Plugin[]): Promise<Metafile> {
  const options = { ...rendererOptions(engine), plugins };
  const { outputFiles, metafile } = await build(options);
  const { code, sourceMap } = toRendererBundle(outputFiles);
  write(folder, { path: rendererFile, contents: code });
  write(folder, { path: rendererMap, contents: sourceMap });
  return metafile;
}

function write(folder: string, { path, contents }: OutputEntry): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
