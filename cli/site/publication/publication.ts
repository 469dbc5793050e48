import { existsSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { HashedFile } from '../output-file.ts';
import { sortByPath } from '../output-file.ts';
import { removeOthers } from './draft.ts';
import { keepFiles } from './kept-files.ts';
import { openStaging } from './staging.ts';
import { refuseUnfitFolder } from './unfit-folder.ts';
import type { Writer } from './writer.ts';
import { openWriter } from './writer.ts';

/** What a publication did beside writing its files. */
export interface Published {
  /** Files in the output that no build wrote; they were kept. */
  readonly foreign: readonly string[];
}

/** A new output in the making. The old one stays as it is until the new one is whole. */
export interface Publication {
  /** Takes files of the new output, by their paths below it. */
  readonly write: Writer['write'];
  /** All files that were taken, sorted by path, once they are written. */
  written(): Promise<readonly HashedFile[]>;
  /** The content of a file that was written. */
  read(path: string): Uint8Array;
  /**
   * Puts the new output in the place of the old one in a single step, so that whoever looks finds one or the other and
   * never a mixture (DECISIONS.md O3). Kept are files of the old output that no build wrote, and the assets of as many
   * earlier builds as `generations` says.
   */
  finish(generations: number): Promise<Published>;
  /** Lets other builds of the same output go on; what was not finished is lost. */
  close(): Promise<void>;
}

/** Begins a new output of about so many files for a folder, once no other build is at work on it. */
export async function openPublication(folder: string, files: number): Promise<Publication> {
  const out = existsSync(folder) ? realpathSync(folder) : folder;
  refuseUnfitFolder(out);
  const staging = await openStaging(out);
  const { draft } = staging;
  const writer = openWriter(draft, files);
  return {
    write: writer.write,
    written: async () => sortByPath(await writer.written()),
    read: (path) => readFileSync(join(draft.folder, path)),
    finish: async (generations) => {
      const kept = keepFiles(out, await writer.written(), generations);
      writer.write(kept.files);
      removeOthers(draft, await writer.written());
      await replace(draft.folder, out);
      staging.keepSpare();
      return { foreign: kept.foreign };
    },
    close: async () => {
      await writer.close();
      staging.release();
    },
  };
}

/** Exchanges the two folders, or moves the new one where no old one is. */
async function replace(next: string, out: string): Promise<void> {
  if (!existsSync(out)) {
    renameSync(next, out);
    return;
  }
  const { swap } = await import('fs-native-extensions');
  try {
    await swap(next, out);
  } catch {
    moveApart(next, out);
  }
}

/** For file systems that cannot exchange two folders. */
function moveApart(next: string, out: string): void {
  const old = `${next}-old`;
  renameSync(out, old);
  renameSync(next, out);
  renameSync(old, next);
}
