import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, isGenerated } from './header.ts';
import type { ModuleSource } from './module.ts';
import { renderModule } from './render.ts';
import { readText, replaceFile } from '../source/replace-file.ts';
import type { Tools } from './tools.ts';

/** Where modules are, below the project's folder. */
const generatedFolder = 'generated';

/** What became of the files in `generated/`; their paths are below the project's folder. */
export interface WrittenModules {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** How many were up to date. */
  readonly unchanged: number;
}

/** Brings the files in `generated/` up to date: writes what is stale or missing, removes what is no longer made. */
export async function writeModules(
  root: string,
  sources: readonly ModuleSource[],
  tools: Tools,
): Promise<WrittenModules> {
  const written: string[] = [];
  for (const source of sources) {
    if (isUpToDate(root, source)) continue;
    replaceFile(join(root, pathOf(source)), await renderModule(source, tools));
    written.push(pathOf(source));
  }
  const removed = extraModules(root, sources);
  for (const path of [...removed, ...abandonedFiles(root)])
    rmSync(join(root, path), { force: true });
  return { written, removed, unchanged: sources.length - written.length };
}

function isUpToDate(root: string, source: ModuleSource): boolean {
  const text = readText(join(root, pathOf(source)));
  return text !== undefined && isFresh(text, source.input);
}

/** Files that only people have written are left alone. */
function extraModules(root: string, sources: readonly ModuleSource[]): readonly string[] {
  const made = new Set(sources.map(pathOf));
  return listModules(root).filter(
    (path) => !made.has(path) && isGenerated(readText(join(root, path)) ?? ''),
  );
}

/** In milliseconds; no command takes as long to write a file. */
const hour = 3_600_000;

/** What commands left that were killed while they wrote a module. */
function abandonedFiles(root: string): readonly string[] {
  return listGenerated(root).filter((path) => {
    if (!/\.ts\.[0-9a-f-]{36}$/.test(path)) return false;
    const status = lstatSync(join(root, path), { throwIfNoEntry: false });
    return status !== undefined && Date.now() - status.mtimeMs > hour;
  });
}

function listModules(root: string): readonly string[] {
  return listGenerated(root)
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

function listGenerated(root: string): readonly string[] {
  try {
    const names = readdirSync(join(root, generatedFolder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${generatedFolder}/${name.replaceAll('\\', '/')}`);
  } catch {
    return [];
  }
}

function pathOf({ path }: ModuleSource): string {
  return `${generatedFolder}/${path}`;
}
