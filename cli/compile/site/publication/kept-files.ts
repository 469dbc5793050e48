import type { HashedFile } from '../output-file.ts';
import {
  isAsset,
  listsOfOutput,
  readEmitted,
  readRetained,
  recordFile,
  retainedFile,
} from './earlier-output.ts';
import { foldersOf, readFolderTree } from './folder-tree.ts';

/** Finds what a new output keeps of the old one: foreign files, and assets of the last builds. */
export function findKeptFiles(
  out: string,
  files: readonly Pick<HashedFile, 'path' | 'hash'>[],
  generations: number,
) {
  const fresh = new Set(files.map(({ path }) => path));
  const emitted = readEmitted(out);
  const earlier = readRetained(out);
  const present = readFolderTree(out);
  const last = [...emitted.keys()].filter(isAsset);
  // Building the same assets again is no new generation. Source maps stay as long as the scripts
  // that they explain.
  const isSame = last.every((path) => fresh.has(path));
  const retained = [...(isSame ? [] : [last]), ...earlier.generations].slice(0, generations);
  const lasting = new Set(retained.flat());
  const assets = [...present.files].filter((path) => lasting.has(path) && !fresh.has(path)).sort();
  const owned = new Set([...emitted.keys(), ...earlier.generations.flat(), ...listsOfOutput]);
  const foreign = [
    ...[...present.files].filter((path) => !owned.has(path)),
    ...present.special.keys(),
  ].sort();
  const isTaken = findTaken(fresh);
  // What builds said that they wrote, the last build above all, so that a file which was changed
  // since is noticed.
  const known = new Map([...earlier.hashes, ...emitted]);
  const hashes = Object.fromEntries(assets.map((path) => [path, known.get(path)]));
  const list = JSON.stringify({ version: 1, generations: retained, hashes });
  const other = files.filter(({ path, hash }) => path !== recordFile && known.get(path) !== hash);
  const gone = [...emitted.keys()].filter((path) => !fresh.has(path) && !lasting.has(path));
  return {
    /** Paths of the assets of earlier builds. */
    assets,
    /** Paths of what no build wrote: files, links, named pipes and the like. */
    foreign: foreign.filter((path) => !isTaken(path)),
    /** Foreign paths that cannot stay: the new output has a file or a folder there. */
    replaced: foreign.filter(isTaken),
    /** How many files that builds write are new, other, or no more. */
    ...(emitted.size > 0 && { differing: other.length + gone.length }),
    /** The list of the assets, where there is anything to list. */
    list: retained.length === 0 ? [] : [{ path: retainedFile, contents: `${list}\n` }],
  };
}

/** Whether a path is that of a new file or of a folder above one, or is below a new file. */
function findTaken(fresh: ReadonlySet<string>): (path: string) => boolean {
  const files = new Set([...fresh, ...listsOfOutput]);
  const folders = foldersOf(fresh);
  return (path) =>
    files.has(path) ||
    folders.has(path) ||
    [...foldersOf([path])].some((folder) => files.has(folder));
}
