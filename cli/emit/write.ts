import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFresh, isGenerated } from './header.ts';
import type { ModuleSource } from './module.ts';
import { renderModule } from './render.ts';
import type { Tools } from './tools.ts';

/** A file that is not as it should be; `extra` is one that is no longer made. */
export interface StaleFile {
  /** Path below the project's folder. */
  readonly path: string;
  readonly state: 'stale' | 'missing' | 'extra';
}

/** Where modules and cards are, below the folder that holds them. */
export const generatedFolder = 'generated';

/** Finds the modules that writing would change, without making any. */
export function staleModules(root: string, sources: readonly ModuleSource[]): readonly StaleFile[] {
  return [
    ...sources.flatMap((source) => checkModule(root, source)),
    ...extraModules(root, sources),
  ];
}

/** Writes the modules that are stale or missing and removes those that are no longer made. */
export async function writeModules(
  root: string,
  sources: readonly ModuleSource[],
  tools: Tools,
): Promise<readonly StaleFile[]> {
  const stale = staleModules(root, sources);
  const byPath = new Map(sources.map((source) => [pathOf(source), source]));
  for (const { path } of stale) {
    const source = byPath.get(path);
    if (source === undefined) rmSync(join(root, path));
    else write(join(root, path), await renderModule(source, tools));
  }
  return stale;
}

function checkModule(root: string, source: ModuleSource): readonly StaleFile[] {
  const path = pathOf(source);
  const text = readText(join(root, path));
  if (text === undefined) return [{ path, state: 'missing' }];
  return isFresh(text, source.input) ? [] : [{ path, state: 'stale' }];
}

/** Files that only people have written are left alone. */
function extraModules(root: string, sources: readonly ModuleSource[]): readonly StaleFile[] {
  const made = new Set(sources.map(pathOf));
  return listModules(root)
    .filter((path) => !made.has(path) && isGenerated(readText(join(root, path)) ?? ''))
    .map((path) => ({ path, state: 'extra' }));
}

function listModules(root: string): readonly string[] {
  const names = readFolder(join(root, generatedFolder));
  return names
    .map((name) => `${generatedFolder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function pathOf({ path }: ModuleSource): string {
  return `${generatedFolder}/${path}`;
}
