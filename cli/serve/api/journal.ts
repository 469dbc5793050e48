import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of JSON lines that only grows. */
export interface Journal {
  /** Resolves when the entry is on the disk. Entries are written one after the other, in the order of the calls. */
  append(entry: object): Promise<void>;
}

export function openJournal(path: string): Journal {
  let last = Promise.resolve();
  return {
    append(entry) {
      const written = last.then(() => appendLine(path, JSON.stringify(entry)));
      last = written.catch(() => undefined);
      return written;
    },
  };
}

/** Submissions are personal data: nobody but the owner reads them. */
const ownerOnly = 0o600;

async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+', ownerOnly);
  try {
    const { size } = await file.stat();
    const start = size === 0 || (await endsInNewline(file, size)) ? '' : '\n';
    await file.appendFile(`${start}${line}\n`);
    await file.sync();
    if (size === 0) await syncFolder(dirname(path));
  } finally {
    await file.close();
  }
}

/** A write that a crash cut short leaves half a line; the next entry must not be glued to it. */
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
