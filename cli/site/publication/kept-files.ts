import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HashedFile, OutputEntry } from '../output-file.ts';
import { listTree } from './draft.ts';
import type { Generations, Hashes, Retained } from './earlier-output.ts';
import { readRetained, readWritten, retainedFile } from './earlier-output.ts';

/** What of an old output is found in the new one as well. */
export interface KeptFiles {
  /** The kept files, and the list of the assets among them. */
  readonly files: readonly OutputEntry[];
  /** Paths of the files that no build wrote. */
  readonly foreign: readonly string[];
}

/**
 * Reads from an old output what the new one keeps: files that no build wrote, and the assets of the last builds,
 * as many as asked for.
 */
export function keepFiles(
  out: string,
  files: readonly Pick<HashedFile, 'path'>[],
  generations: number,
): KeptFiles {
  if (!existsSync(out)) return { files: [], foreign: [] };
  const fresh = new Set(files.map(({ path }) => path));
  const written = readWritten(out);
  const earlier = readRetained(out);
  const old = [...listTree(out).files].filter((path) => !fresh.has(path));
  const owned = new Set([...written.keys(), ...earlier.generations.flat(), ...lists]);
  const foreign = old.filter((path) => !owned.has(path)).sort();
  const retained = nextGenerations([...written.keys()], earlier.generations, fresh);
  const lasting = retained.slice(0, generations);
  const wanted = new Set(lasting.flat());
  const assets = old.filter((path) => wanted.has(path)).sort();
  const hashes = hashesOf(assets, [written, earlier.hashes]);
  return {
    files: [
      ...readFiles(out, [...assets, ...foreign]),
      ...listOf({ generations: lasting, hashes }),
    ],
    foreign,
  };
}

const lists = [retainedFile, 'manifest.json'];

/** Building the same assets again is no new generation. Source maps stay as long as the scripts that they explain. */
function nextGenerations(
  written: readonly string[],
  earlier: Generations,
  fresh: ReadonlySet<string>,
): Generations {
  const assets = written.filter((path) => /^(?:[^/]+\/assets|maps)\//.test(path));
  return assets.every((path) => fresh.has(path)) ? earlier : [assets, ...earlier];
}

/** What builds said that they wrote, the last build first: a file that was changed since is told by it. */
function hashesOf(
  paths: readonly string[],
  known: readonly ReadonlyMap<string, string | undefined>[],
): Hashes {
  return new Map(
    paths.flatMap((path) => {
      const [hash] = known.flatMap((hashes) => hashes.get(path) ?? []);
      return hash === undefined ? [] : [[path, hash]];
    }),
  );
}

function readFiles(out: string, paths: readonly string[]): readonly OutputEntry[] {
  return paths.map((path) => ({ path, contents: readFileSync(join(out, path)) }));
}

function listOf({ generations, hashes }: Retained): readonly OutputEntry[] {
  if (generations.length === 0) return [];
  const list = { version: 1, generations, hashes: Object.fromEntries(hashes) };
  return [{ path: retainedFile, contents: `${JSON.stringify(list)}\n` }];
}
