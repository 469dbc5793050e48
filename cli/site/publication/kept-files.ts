import type { HashedFile, OutputEntry } from '../output-file.ts';
import type { Generations, Hashes, Retained } from './earlier-output.ts';
import { readEmitted, readRetained, recordFile, retainedFile } from './earlier-output.ts';
import { foldersOf, readFolderTree } from './folder-tree.ts';

/**
 * Finds in an old output what the new one of these files keeps: what no build wrote, and the assets of the last builds,
 * as many as asked for.
 */
export function findKeptFiles(
  out: string,
  files: readonly Pick<HashedFile, 'path'>[],
  generations: number,
) {
  const fresh = new Set(files.map(({ path }) => path));
  const emitted = readEmitted(out);
  const earlier = readRetained(out);
  const present = readFolderTree(out);
  const retained = nextGenerations([...emitted.keys()], earlier.generations, fresh).slice(
    0,
    generations,
  );
  const lasting = new Set(retained.flat());
  const assets = [...present.files].filter((path) => lasting.has(path) && !fresh.has(path)).sort();
  const owned = new Set([...emitted.keys(), ...earlier.generations.flat(), ...lists]);
  const foreign = [
    ...[...present.files].filter((path) => !owned.has(path)),
    ...present.special.keys(),
  ].sort();
  const isTaken = findTaken(fresh);
  const hashes = hashesOf(assets, emitted, earlier.hashes);
  return {
    /** Paths of the assets of earlier builds. */
    assets,
    /** Paths of what no build wrote: files, links, named pipes and the like. */
    foreign: foreign.filter((path) => !isTaken(path)),
    /** Paths of what no build wrote and cannot stay, because the new output has a file or a folder there. */
    replaced: foreign.filter(isTaken),
    /** The list of the assets, where there is anything to list. */
    list: listOf({ generations: retained, hashes }),
  };
}

const lists = [retainedFile, recordFile];

/** Whether a path is that of a new file or of a folder above one, or is below a new file. */
function findTaken(fresh: ReadonlySet<string>): (path: string) => boolean {
  const files = new Set([...fresh, ...lists]);
  const folders = foldersOf(fresh);
  return (path) =>
    files.has(path) ||
    folders.has(path) ||
    [...foldersOf([path])].some((folder) => files.has(folder));
}

/** Building the same assets again is no new generation. Source maps stay as long as the scripts that they explain. */
function nextGenerations(
  emitted: readonly string[],
  earlier: Generations,
  fresh: ReadonlySet<string>,
): Generations {
  const assets = emitted.filter((path) => /^(?:[^/]+\/assets|maps)\//.test(path));
  return assets.every((path) => fresh.has(path)) ? earlier : [assets, ...earlier];
}

/** What builds said that they wrote, the last build first, so that a file which was changed since is noticed. */
function hashesOf(
  paths: readonly string[],
  emitted: ReadonlyMap<string, string | undefined>,
  earlier: Hashes,
): Hashes {
  const known = paths.map((path) => [path, emitted.get(path) ?? earlier.get(path) ?? ''] as const);
  return new Map(known.filter(([, hash]) => hash !== ''));
}

function listOf({ generations, hashes }: Retained): readonly OutputEntry[] {
  if (generations.length === 0) return [];
  const list = { version: 1, generations, hashes: Object.fromEntries(hashes) };
  return [{ path: retainedFile, contents: `${JSON.stringify(list)}\n` }];
}
