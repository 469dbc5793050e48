import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Remember, Work } from '../../emit/drawing.ts';
import { withoutCache } from '../../emit/drawing.ts';
import { hideFromGit } from '../../source/hide-from-git.ts';
import { replaceFile } from '../../source/replace-file.ts';
import { hashContent } from '../../values/hash.ts';
import type { Pack } from './pack.ts';
import { openPack, pack } from './pack.ts';

/** Results of costly work by what they are made from, so that later builds need not do it again. */
export interface Cache {
  readonly remember: Remember;
  /**
   * The same, where all results would take too much memory: returns what is seen in the result,
   * which is there for that time alone. `again` reads it once more, until the next is read.
   */
  keep<Seen>(key: string, work: Work, see: See<Seen>): Promise<Seen>;
  /** Keeps the results for later builds. Never fails: later builds only take longer. */
  save(): void;
}

type See<Seen> = (result: Uint8Array, again: () => Uint8Array) => Seen;

export const noCache: Cache = {
  remember: withoutCache,
  async keep(_key, work, see) {
    const result = await work();
    return see(result, () => result);
  },
  save: () => undefined,
};

/** For whom results are kept. */
export interface CacheOptions {
  /** Results may differ between platforms. */
  readonly platform: string;
  /** Signs the results, so that nobody can plant any. */
  readonly secret: Uint8Array;
  /** In bytes: the results of earlier builds are kept up to it. */
  readonly room?: number | undefined;
}

/** About four builds, so that going back to one finds its results again. */
const roomForBuilds = 32e6;

const packName = 'results';

/** A cache in one file, in the order of last use, so that the least recent are evicted. */
export function openCache(folder: string, options: CacheOptions): Cache {
  const { platform, secret, room = roomForBuilds } = options;
  const open = () => openPack(join(folder, packName), secret);
  let opened: Pack | undefined;
  const earlier = () => (opened ??= open());
  const used = new Set<string>();
  /** What is in no file yet. */
  const made = new Map<string, Uint8Array>();
  const nameOf = (key: string): string => hashContent(`${platform} ${key}`);
  const make = async (name: string, work: Work): Promise<Uint8Array> => {
    const result = await work();
    made.set(name, result);
    return result;
  };
  const find = (name: string) => made.get(name) ?? earlier().peek(name);
  const read = (name: string): Uint8Array => {
    const result = find(name);
    if (result === undefined) throw new Error(`The cache in ${folder} lost what it had.`);
    return result;
  };
  return {
    async remember(key, work) {
      const name = nameOf(key);
      const result = made.get(name) ?? earlier().read(name) ?? (await make(name, work));
      used.add(name);
      return result;
    },
    async keep(key, work, see) {
      const name = nameOf(key);
      // What is known is seen at once: the next takes its place in memory.
      const result = find(name) ?? (await make(name, work));
      used.add(name);
      return see(result, () => read(name));
    },
    save() {
      if (made.size === 0) return;
      const names = [...used, ...newest(used, made, earlier(), room)];
      const results = names.map((name) => [name, () => read(name)] as const);
      replacePack(folder, packName, pack(results, secret));
      const saved = open();
      if ([...used].every((name) => saved.extents.has(name))) {
        earlier().close();
        opened = saved;
        made.clear();
      } else {
        // It could not be written, or another build wrote its own at the same moment.
        saved.close();
      }
    },
  };
}

/** Results that this build did not use, the latest first, as far as there is room. */
function* newest(
  used: ReadonlySet<string>,
  made: ReadonlyMap<string, Uint8Array>,
  earlier: Pack,
  room: number,
): Generator<string> {
  const lengthOf = (name: string): number =>
    (made.get(name) ?? earlier.extents.get(name))?.length ?? 0;
  let bytes = [...used].reduce((sum, name) => sum + lengthOf(name), 0);
  for (const name of earlier.extents.keys()) {
    if (used.has(name)) continue;
    bytes += lengthOf(name);
    if (bytes > room) return;
    if (earlier.peek(name) !== undefined) yield name;
  }
}

/** Writes a pack whole or not at all. Never fails: later commands only take longer. */
export function replacePack(folder: string, name: string, parts: Iterable<Uint8Array>): void {
  try {
    mkdirSync(folder, { recursive: true });
    hideFromGit(folder);
    // What a command left that was killed while it wrote; one that writes at this moment then saves
    // nothing.
    for (const left of readdirSync(folder))
      if (left.startsWith(`${name}.`)) rmSync(join(folder, left));
    replaceFile(join(folder, name), parts);
  } catch {
    // Nothing is kept.
  }
}
