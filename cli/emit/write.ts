import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, isGenerated } from './header.ts';
import type { ModuleSource } from './module.ts';
import { fillModule, renderModule } from './render.ts';
import { readText, replaceFile } from '../source/replace-file.ts';
import type { Tools } from './tools.ts';

/** Where modules are, below the project's folder. */
export const generatedFolder = 'generated';

/** The texts of modules, by their paths below `generated/`. */
export type ModuleTexts = ReadonlyMap<string, string>;

/** The texts of all modules, and what became of the files; their paths are below the project's folder. */
export interface WrittenModules {
  readonly texts: ModuleTexts;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Brings the files in `generated/` up to date: writes what is stale or missing, removes what is no longer made. */
export async function writeModules(
  root: string,
  sources: readonly ModuleSource[],
  tools: Tools,
): Promise<WrittenModules> {
  const texts = new Map<string, string>();
  const written: string[] = [];
  for (const source of sources) {
    const fresh = readFresh(root, source);
    const text = fresh ?? (await renderModule(source, tools));
    texts.set(source.path, text);
    if (fresh !== undefined) continue;
    replaceFile(join(root, pathOf(source)), text);
    written.push(pathOf(source));
  }
  const removed = extraModules(root, sources);
  for (const path of [...removed, ...abandonedFiles(root)])
    rmSync(join(root, path), { force: true });
  return { texts, written, removed };
}

/** The texts of modules for one build alone: nothing is written, so what is not fresh is left unformatted. */
export async function readModules(
  root: string,
  sources: readonly ModuleSource[],
  tools: Tools,
): Promise<ModuleTexts> {
  const texts = sources.map(async (source) => {
    return [source.path, readFresh(root, source) ?? (await fillModule(source, tools))] as const;
  });
  return new Map(await Promise.all(texts));
}

function readFresh(root: string, source: ModuleSource): string | undefined {
  const text = readText(join(root, pathOf(source)));
  return text !== undefined && isFresh(text, source.input) ? text : undefined;
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
