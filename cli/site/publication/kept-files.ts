import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputEntry } from '../bundle.ts';
import { listTree } from './fill-folder.ts';

/** What of an old output is found in the new one as well. */
export interface KeptFiles {
  /** The kept files, and the list of the assets among them. */
  readonly files: readonly OutputEntry[];
  /** Paths of the files that no build wrote. */
  readonly foreign: readonly string[];
}

/** Assets of earlier builds by path, the last build's first: pages that are still open may ask for them. */
type Generations = readonly (readonly string[])[];

/** The list of kept assets. It stands apart from `manifest.json`, which tells of one build and no history. */
const listFile = 'retained.json';

/**
 * Reads from an old output what the new one keeps: files that no build wrote, and the assets of the last builds,
 * as many as asked for.
 */
export function keepFiles(
  out: string,
  files: readonly OutputEntry[],
  generations: number,
): KeptFiles {
  if (!existsSync(out)) return { files: [], foreign: [] };
  const fresh = new Set(files.map(({ path }) => path));
  const written = readManifestFiles(out);
  const earlier = readGenerations(out);
  const present = listTree(out).files;
  const retained = nextGenerations(written, earlier, fresh).slice(0, generations);
  const owned = new Set([...written, ...earlier.flat(), listFile, 'manifest.json']);
  const foreign = [...present].filter((path) => !owned.has(path) && !fresh.has(path)).sort();
  const kept = new Set([...retained.flat(), ...foreign]);
  const entries = [...kept]
    .filter((path) => present.has(path) && !fresh.has(path))
    .map((path) => ({ path, contents: readFileSync(join(out, path)) }));
  return { files: [...entries, ...listOf(retained)], foreign };
}

/** Paths of the assets of earlier builds that an output keeps, and of the list that names them. */
export function retainedFiles(out: string): readonly string[] {
  return existsSync(join(out, listFile)) ? [listFile, ...readGenerations(out).flat()] : [];
}

/** Building the same assets again is no new generation. */
function nextGenerations(
  written: readonly string[],
  earlier: Generations,
  fresh: ReadonlySet<string>,
): Generations {
  const assets = written.filter((path) => /^[^/]+\/assets\//.test(path));
  return assets.every((path) => fresh.has(path)) ? earlier : [assets, ...earlier];
}

function listOf(retained: Generations): readonly OutputEntry[] {
  if (retained.length === 0) return [];
  return [
    { path: listFile, contents: `${JSON.stringify({ version: 1, generations: retained })}\n` },
  ];
}

function readManifestFiles(out: string): readonly string[] {
  const manifest = readJson(join(out, 'manifest.json'));
  const files: readonly unknown[] = Array.isArray(manifest['files']) ? manifest['files'] : [];
  return files.flatMap((file) => {
    const path = isRecord(file) ? file['path'] : undefined;
    return typeof path === 'string' ? [path] : [];
  });
}

function readGenerations(out: string): Generations {
  const list = readJson(join(out, listFile))['generations'];
  const generations: readonly unknown[] = Array.isArray(list) ? list : [];
  return generations.map((paths) =>
    Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [],
  );
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  if (!existsSync(path)) return {};
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
