import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { madeFolder } from '../program-folder.ts';
import { once } from '../values/once.ts';
import type { Engine } from './bundle-options.ts';
import { rendererFile } from './bundle-options.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { OutputEntry } from './output-file.ts';
import type { Renderer } from './renderer.ts';
import { createRenderer } from './renderer.ts';

/** What pages are made with that is the program's own: all of it comes from `runtime/`. */
export interface Program extends Renderer {
  readonly tokens: DesignTokens;
  /** What browsers load; read when it is first asked for. */
  readonly client: () => ClientBundle;
}

export function openProgram(engine: Engine = 'preact'): Program {
  const client = once(() => readClient(engine));
  return { ...loadRenderer(engine), tokens: readDesignTokens(), client };
}

/** Says what the files that browsers load are for; it is beside them. */
export const clientRecord = 'client.json';

/** Reads what browsers load, as it was bundled with the program. */
export function readClient(engine: Engine): ClientBundle {
  const root = join(madeFolder, engine);
  const read = (folder: string): readonly OutputEntry[] => {
    const paths = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
    return paths.sort().map((path) => ({ path, contents: readFileSync(join(root, path)) }));
  };
  const named: Omit<ClientBundle, 'files' | 'sourceMaps'> = JSON.parse(
    readFileSync(join(root, clientRecord), 'utf8'),
  );
  return { ...named, files: read('assets'), sourceMaps: read('maps') };
}

/** Not beside the renderer, where Node would look: its sources are named from elsewhere. */
export const rendererMap = 'renderer.map';

export function loadRenderer(engine: Engine): Renderer {
  const path = join(madeFolder, engine, rendererFile);
  const readBundle = once(() => ({
    code: readFileSync(path, 'utf8'),
    sourceMap: readFileSync(join(madeFolder, engine, rendererMap), 'utf8'),
  }));
  return createRenderer(createRequire(import.meta.url)(path), readBundle);
}
