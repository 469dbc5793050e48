import { existsSync, realpathSync, renameSync } from 'node:fs';
import type { OutputEntry } from '../bundle.ts';
import { fillFolder } from './fill-folder.ts';
import { keepFiles } from './kept-files.ts';
import { openStaging } from './staging.ts';
import { refuseUnfitFolder } from './unfit-folder.ts';

/** What a publication did beside writing its files. */
export interface Publication {
  /** Files in the output that no build wrote; they were kept. */
  readonly foreign: readonly string[];
}

/**
 * Puts a whole new output in the place of the old one in a single step, so that whoever looks finds one or the
 * other and never a mixture (DECISIONS.md O3). Kept are files of the old output that no build wrote, and the
 * assets of as many earlier builds as `generations` says.
 */
export async function publish(
  folder: string,
  files: readonly OutputEntry[],
  generations: number,
): Promise<Publication> {
  const out = existsSync(folder) ? realpathSync(folder) : folder;
  refuseUnfitFolder(out);
  const staging = await openStaging(out);
  try {
    const kept = keepFiles(out, files, generations);
    fillFolder(staging.next, [...files, ...kept.files]);
    await replace(staging.next, out);
    staging.keepSpare();
    return { foreign: kept.foreign };
  } finally {
    staging.release();
  }
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
