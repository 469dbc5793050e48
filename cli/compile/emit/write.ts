import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Module } from './module.ts';
import { isGenerated } from './module.ts';
import { readText, replaceFile } from '../source/replace-file.ts';

/** Writes stale modules and removes old ones. Returns what changed, and all texts. */
export async function writeModules(folder: string, modules: readonly Module[]) {
  const written: string[] = [];
  const texts = new Map<string, string>();
  for (const { path, isFresh, print } of modules) {
    const file = join(folder, path);
    const present = readText(file);
    const text = present !== undefined && isFresh(present) ? present : await print();
    texts.set(path, text);
    if (text === present) continue;
    replaceFile(file, text);
    written.push(path);
  }
  const unchanged = modules.length - written.length;
  return { written, removed: removeOthers(folder, texts), unchanged, texts };
}

/** Removes generated modules that are no longer made; files that people wrote stay. */
function removeOthers(folder: string, made: ReadonlyMap<string, string>): readonly string[] {
  const paths = listFiles(folder);
  const isExtra = (path: string) =>
    path.endsWith('.ts') && !made.has(path) && isGenerated(readText(join(folder, path)) ?? '');
  const removed = paths.filter(isExtra).sort();
  const abandoned = paths.filter((path) => isAbandoned(join(folder, path)));
  for (const path of [...removed, ...abandoned]) rmSync(join(folder, path), { force: true });
  return removed;
}

/** In milliseconds; no command takes as long to write a file. */
const hour = 3_600_000;

/** Whether a command left it that was killed while it wrote a module. */
function isAbandoned(path: string): boolean {
  if (!/\.ts\.[0-9a-f-]{36}$/.test(path)) return false;
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs > hour;
}

function listFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => name.replaceAll('\\', '/'));
}
