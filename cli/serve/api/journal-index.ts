import type { FileHandle } from 'node:fs/promises';
import { asRecord, asText } from '../../../runtime/services/narrow.ts';

/** What identifies a stored submission and its repeats. */
export interface StoredEntry {
  readonly id: string;
  /** Stays the same over all tries of one submission; absent where the sender sent no key. */
  readonly idempotencyKey?: string;
  /** Distinguishes contents under one key. */
  readonly contentHash?: string;
}

/** The entries of a journal by their key, so that a lookup does not read the whole file. */
export interface JournalIndex {
  /** Reads what this process or another has appended since the last call. */
  update(file: FileHandle): Promise<void>;
  find(idempotencyKey: string): StoredEntry | undefined;
}

export function createJournalIndex(): JournalIndex {
  const entries = new Map<string, StoredEntry>();
  let inode = 0;
  let end = 0;
  return {
    async update(file) {
      const { ino, size } = await file.stat();
      if (ino !== inode || size < end) {
        entries.clear();
        end = 0;
      }
      const lines = (await readBytes(file, end, size)).toString('utf8').split('\n');
      for (const entry of lines.flatMap(readEntry)) entries.set(entry.idempotencyKey, entry);
      inode = ino;
      end = size;
    },
    find: (idempotencyKey) => entries.get(idempotencyKey),
  };
}

async function readBytes(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, start + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/** Empty for a line that a crash cut short. */
function readEntry(line: string): (StoredEntry & { readonly idempotencyKey: string })[] {
  const { id, idempotencyKey, contentHash } = asRecord(parse(line));
  if (typeof idempotencyKey !== 'string') return [];
  return [{ id: asText(id), idempotencyKey, contentHash: asText(contentHash) }];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
