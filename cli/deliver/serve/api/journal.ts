import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asRecord, asText } from '../../../../runtime/services/narrow.ts';
import { withOwnFile } from './own-file.ts';

/** What identifies a stored submission and its repeats. */
export interface StoredEntry {
  readonly id: string;
  /** Stays the same over all tries of one submission; absent where the sender sent no key. */
  readonly idempotencyKey?: string;
  /** Distinguishes contents under one key. */
  readonly contentHash?: string;
}

/** Further properties are kept as they are. */
type Entry = StoredEntry & Readonly<Record<string, unknown>>;

export type Journal = ReturnType<typeof openJournal>;

/** Opens a file of JSON lines that only grows. Several processes may write to it at once. */
export function openJournal(path: string) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Appends an entry, unless its key is known. Resolves to the entry that is stored. */
    store(entry: Entry): Promise<StoredEntry> {
      const stored = last.then(() => storeEntry(path, entry));
      last = stored.catch(() => undefined);
      return stored;
    },
  };
}

function storeEntry(path: string, entry: Entry): Promise<StoredEntry> {
  return withOwnFile(path, async (file) => {
    const text = await file.readFile('utf8');
    const earlier = findEarlier(text, entry);
    // A write that a crash cut short leaves half a line; the next entry must not be appended to it.
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    if (earlier === undefined) await file.appendFile(`${start}${JSON.stringify(entry)}\n`);
    // An earlier entry may be from a process that was killed before it synced.
    await file.sync();
    await syncFolder(dirname(path));
    return earlier ?? entry;
  });
}

function findEarlier(text: string, { idempotencyKey }: StoredEntry): StoredEntry | undefined {
  if (idempotencyKey === undefined) return undefined;
  const entries = text.split('\n').map(readEntry);
  return entries.find((entry) => entry?.idempotencyKey === idempotencyKey);
}

/** Undefined for a line that a crash cut short. */
function readEntry(line: string): StoredEntry | undefined {
  try {
    const { id, idempotencyKey, contentHash } = asRecord(JSON.parse(line));
    const texts = { idempotencyKey: asText(idempotencyKey), contentHash: asText(contentHash) };
    return { id: asText(id), ...texts };
  } catch {
    return undefined;
  }
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
