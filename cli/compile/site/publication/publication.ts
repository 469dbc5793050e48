import { lstatSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sortByPath } from '../output-file.ts';
import { assertSafeOutDir } from './assert-safe-out-dir.ts';
import { openDraft, removeOthers } from './draft.ts';
import { findKeptFiles } from './kept-files.ts';
import { loadNativeCalls } from './native-calls.ts';
import { asideFolder, openStaging } from './staging.ts';
import type { Writer } from './writer.ts';
import { openWriter } from './writer.ts';

/** What a publication did besides writing its files. */
export interface Published extends Pick<ReturnType<typeof findKeptFiles>, 'foreign' | 'replaced'> {
  /** How many files are not as the last output had them; absent where there was none. */
  readonly differing?: number;
}

/** An output that is being written. */
export type Publication = Awaited<ReturnType<typeof openPublication>>;

/**
 * Begins a new output for a folder, once no other build writes to it; the old one stays as it is
 * until the new one is whole. Throws a `UsageError` where none can be published. A link to a folder
 * stays, and the output goes to where it leads.
 *
 * @param files How many files it will have, roughly.
 * @param at The instant that it is made for, which is the time of its new files.
 */
export async function openPublication(folder: string, files: number, at: string) {
  assertSafeOutDir(folder);
  const out = isPresent(folder) ? realpathSync(folder) : folder;
  const { draft, isEmpty, generated, release } = await openStaging(out);
  const writer = openWriter(draft, files, { out, at });
  let isFinished = false;
  return {
    /** The folder of its modules, where they are not the project's own. */
    generated,
    /** Takes files of the new output, by their paths below it. */
    emit: writer.write,
    /** All files that were taken, sorted by path, once they are written. */
    emitted: async () => sortByPath(await writer.flushed()),
    /** The content of a file that was emitted and is written. */
    read: (path: string): Uint8Array => readFileSync(join(draft, path)),
    /** Replaces the output in one step (docs/product.md O3); assets of earlier builds stay. */
    finish: async (generations: number): Promise<Published> => {
      const published = await publish(out, { draft, isEmpty }, writer, generations);
      isFinished = true;
      return published;
    },
    /** Lets other builds of the same output continue; what was not finished is lost. */
    close: async (): Promise<void> => {
      try {
        await writer.close();
        // What was written of it would keep a full disk full.
        if (!isFinished) rmSync(draft, { recursive: true, force: true });
      } finally {
        release();
      }
    },
  };
}

async function publish(
  out: string,
  { draft: next, isEmpty }: { readonly draft: string; readonly isEmpty: boolean },
  writer: Writer,
  generations: number,
): Promise<Published> {
  // A person may have put something there while the output was made.
  assertSafeOutDir(out);
  const files = await writer.flushed();
  const { assets, list, ...published } = isPresent(out)
    ? findKeptFiles(out, files, generations)
    : nothingKept;
  writer.write(list);
  const emitted = await writer.flushed();
  const draft = openDraft(next);
  if (!isEmpty) removeOthers(next, new Set(emitted.map(({ path }) => path)));
  for (const path of [...assets, ...published.foreign]) draft.carryOver(out, path);
  await exchange(next, out);
  return published;
}

const nothingKept = { assets: [], foreign: [], replaced: [], list: [] };

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Exchanges two folders; `restoreOutput` puts the old one back after a kill between two steps. */
async function exchange(next: string, out: string): Promise<void> {
  if (!isPresent(out)) {
    renameSync(next, out);
    return;
  }
  const native = await loadNativeCalls();
  // Not every file system can.
  const isExchanged = await native?.swap(next, out).then(
    () => true,
    () => false,
  );
  if (isExchanged !== true) exchangeByRenaming(next, out);
}

function exchangeByRenaming(next: string, out: string): void {
  const aside = asideFolder(out);
  renameSync(out, aside);
  try {
    renameSync(next, out);
  } catch (error) {
    renameSync(aside, out);
    throw error;
  }
  renameSync(aside, next);
}
