import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { madeFolder } from '../emit/program-folder.ts';
import { once } from '../resolve/once.ts';
import type { Engine } from './bundle-options.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { OutputEntry } from './output-file.ts';
import type { Renderer } from './renderer.ts';
import { createRenderer, rendererFile } from './renderer.ts';

/** Lists what browsers load; it is beside the files. */
export const clientRecord = 'client.json';

/** Not beside the renderer by the name at which Node would look for it: its sources are named from the program's folder. */
export const rendererMap = 'renderer.map';

/** A client as it is written down: its files stand beside it, by their paths. */
export interface ClientRecord extends Omit<ClientBundle, ListedFiles> {
  readonly files: readonly string[];
  readonly sourceMaps: readonly string[];
}

type ListedFiles = 'files' | 'sourceMaps';

/** Reads what browsers load, as it was bundled with the program. */
export function readClient(engine: Engine): ClientBundle {
  const folder = join(madeFolder, engine);
  const record: ClientRecord = JSON.parse(readFileSync(join(folder, clientRecord), 'utf8'));
  const read = (path: string): OutputEntry => ({
    path,
    contents: readFileSync(join(folder, path)),
  });
  return { ...record, files: record.files.map(read), sourceMaps: record.sourceMaps.map(read) };
}

/** Loads what renders pages, as it was bundled with the program. */
export function loadRenderer(engine: Engine): Renderer {
  const path = join(madeFolder, engine, rendererFile);
  const readBundle = once(() => ({
    code: readFileSync(path, 'utf8'),
    sourceMap: readFileSync(join(madeFolder, engine, rendererMap), 'utf8'),
  }));
  return createRenderer(createRequire(import.meta.url)(path), readBundle);
}
