import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Entries } from './pack.ts';
import { pack, unpack } from './pack.ts';

/** Results of costly work by what they are made from, so that later builds need not do it again. */
export interface Cache {
  /** The result of the work, or of an earlier build under the same key, which must cover all that determines it. */
  remember(key: string, work: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Keeps the results for later builds. A failure is not reported, since later builds only take longer. */
  save(): void;
}

/** Caches nothing. */
export const noCache: Cache = {
  remember: (_key, work) => work(),
  save: () => undefined,
};

/** In bytes: those of earlier builds are kept up to it, about four, so that going back to one finds them again. */
const roomForBuilds = 32e6;

const packName = 'results';

/**
 * A cache in a folder, for results that may differ between platforms. It is one file, with one hash to verify it:
 * quicker to read than thousands of small ones, and in the order of last use, so that the least recent are evicted.
 */
export function openCache(folder: string, platform: string, room = roomForBuilds): Cache {
  let earlier: ReadonlyMap<string, Uint8Array> | undefined;
  const used = new Map<string, Uint8Array>();
  let isNew = false;
  return {
    async remember(name, work) {
      const key = `${platform} ${name}`;
      earlier ??= read(folder);
      const known = used.get(key) ?? earlier.get(key);
      isNew ||= known === undefined;
      const result = known ?? (await work());
      used.set(key, result);
      return result;
    },
    save() {
      if (isNew) write(folder, [...used, ...newest(used, earlier ?? [], room)]);
    },
  };
}

/** The results that this build did not use, the last used first, as far as there is room beside those that it did. */
function newest(used: ReadonlyMap<string, Uint8Array>, earlier: Entries, room: number): Entries {
  const kept = new Map<string, Uint8Array>();
  let bytes = countBytes(used.values());
  for (const [key, result] of earlier) {
    if (used.has(key)) continue;
    bytes += result.length;
    if (bytes > room) break;
    kept.set(key, result);
  }
  return kept;
}

function countBytes(results: Iterable<Uint8Array>): number {
  let bytes = 0;
  for (const result of results) bytes += result.length;
  return bytes;
}

function read(folder: string): ReadonlyMap<string, Uint8Array> {
  try {
    return unpack(readFileSync(join(folder, packName)));
  } catch {
    return new Map();
  }
}

/** Atomic, so that a build that runs in parallel finds the old pack or the new one. */
function write(folder: string, entries: Entries): void {
  const next = join(folder, `${packName}-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    removeUnfinished(folder);
    writeFileSync(next, pack(entries));
    renameSync(next, join(folder, packName));
  } catch {
    if (existsSync(next)) rmSync(next);
  }
}

/** What a build left that was killed while it wrote; one that writes at this moment then saves nothing. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== packName) rmSync(join(folder, name));
}
