import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { HashedFile, OutputEntry } from '../output-file.ts';
import { sortByPath } from '../output-file.ts';
import { assertSafeOutDir } from './assert-safe-out-dir.ts';
import { openDraft, removeOthers } from './draft.ts';
import { exchange } from './exchange.ts';
import { findKeptFiles } from './kept-files.ts';
import { asideFolder, openStaging } from './staging.ts';

/** What a publication did beside writing its files. */
export interface Published {
  /** Paths of what no build wrote and the output keeps as it is: files, links, named pipes and the like. */
  readonly foreign: readonly string[];
  /** Paths of what no build wrote and had to make way for a file or folder of the output. */
  readonly replaced: readonly string[];
}

/** A new output in the making. The old one stays as it is until the new one is whole. */
export interface Publication {
  /** Writes files of the new output, by their paths below it. */
  emit(files: readonly OutputEntry[]): void;
  /** All files that were emitted so far, sorted by path. */
  emitted(): readonly HashedFile[];
  /** The content of a file that was emitted. */
  read(path: string): Uint8Array;
  /**
   * Puts the new output in the place of the old one in a single step, so that whoever looks finds one or the other and
   * never a mixture (docs/product.md O3). Kept is what no build wrote of the old output, and the assets of as many
   * earlier builds as `generations` says.
   */
  finish(generations: number): Promise<Published>;
  /** Lets other builds of the same output go on; what was not finished is lost. */
  close(): void;
}

/**
 * Begins a new output for a folder, once no other build is at work on it. Throws `UnsafeOutDirError` where none can be
 * published. A link to a folder stays, and the output goes to where it leads.
 */
export async function openPublication(folder: string): Promise<Publication> {
  assertSafeOutDir(folder);
  const out = isPresent(folder) ? realpathSync(folder) : folder;
  const staging = await openStaging(out);
  const draft = openDraft(staging.draft);
  const emitted: HashedFile[] = [];
  const emit = (files: readonly OutputEntry[]): void => {
    // At once: written in a thread of their own, files cost 3 % more CPU time, and no build was reliably faster.
    for (const file of files) emitted.push(draft.write(file));
  };
  return {
    emit,
    emitted: () => sortByPath(emitted),
    read: (path) => readFileSync(join(staging.draft, path)),
    finish: async (generations) => {
      // A person may have put something there while the output was made.
      assertSafeOutDir(out);
      const { list, assets, ...published } = isPresent(out)
        ? findKeptFiles(out, emitted, generations)
        : nothingKept;
      emit(list);
      removeOthers(staging.draft, new Set(emitted.map(({ path }) => path)));
      for (const path of [...assets, ...published.foreign]) draft.carryOver(out, path);
      await exchange(staging.draft, { out, aside: asideFolder(out) });
      return published;
    },
    close: staging.release,
  };
}

const nothingKept = { assets: [], foreign: [], replaced: [], list: [] };

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
