import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isLink } from '../../source/read.ts';
import { createJournalIndex } from './journal-index.ts';
import type { JournalIndex, StoredEntry } from './journal-index.ts';

/** A file of JSON lines that only grows. Several processes may write to it at once. */
export interface Journal {
  /**
   * Appends an entry, unless there is one with its key. Resolves, once it is on the disk, to the entry that is stored:
   * this one or the earlier one.
   */
  store(entry: Entry): Promise<StoredEntry>;
}

/** Further properties are kept as they are. */
type Entry = StoredEntry & Readonly<Record<string, unknown>>;

export function openJournal(path: string): Journal {
  const index = createJournalIndex();
  let last: Promise<unknown> = Promise.resolve();
  return {
    store(entry) {
      const stored = last.then(() => storeEntry(path, index, entry));
      last = stored.catch(() => undefined);
      return stored;
    },
  };
}

/** Submissions are personal data: only the owner may read them. */
const ownerOnly = 0o600;

async function storeEntry(path: string, index: JournalIndex, entry: Entry): Promise<StoredEntry> {
  const folder = dirname(path);
  if (isLink(folder)) throw linkRefused(folder);
  await mkdir(folder, { recursive: true });
  const file = await openOwn(path);
  try {
    await lockFile(file.fd);
    const earlier = await findEarlier(file, index, entry);
    if (earlier === undefined) await appendLine(file, JSON.stringify(entry));
    // An earlier entry may be from a process that was killed before it synced.
    await file.sync();
    await syncFolder(folder);
    return earlier ?? entry;
  } finally {
    await file.close();
  }
}

/** A link is not followed: what visitors sent would be written to wherever somebody let it lead. */
async function openOwn(path: string): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
  try {
    return await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_RDWR, ownerOnly);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOOP')) throw error;
    throw linkRefused(path);
  }
}

function linkRefused(path: string): Error {
  return new Error(`${path} is a link, and submissions are written to no other place. Delete it.`);
}

async function findEarlier(
  file: FileHandle,
  index: JournalIndex,
  { idempotencyKey }: StoredEntry,
): Promise<StoredEntry | undefined> {
  if (idempotencyKey === undefined) return undefined;
  await index.update(file);
  return index.find(idempotencyKey);
}

async function appendLine(file: FileHandle, line: string): Promise<void> {
  const { size } = await file.stat();
  const start = size === 0 || (await endsInNewline(file, size)) ? '' : '\n';
  await file.appendFile(`${start}${line}\n`);
}

/** A write that a crash cut short leaves half a line; the next entry must not be appended to it. */
async function endsInNewline(file: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/** A new file survives a crash only when its folder's entry does. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Resolves when this process holds the exclusive lock of an open file. The lock is the kernel's: closing the file releases
 * it, and so does the end of the process, however it ends. Where the system offers no such lock, this resolves at once, and
 * two processes are not kept apart.
 */
export async function lockFile(descriptor: number): Promise<void> {
  const locks = await import('fs-native-extensions').catch(() => undefined);
  await locks?.waitForLock(descriptor);
}
