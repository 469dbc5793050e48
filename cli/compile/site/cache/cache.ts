import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Remember } from '../../emit/drawing.ts';
import { withoutCache } from '../../emit/drawing.ts';
import { hideFromGit } from '../../source/hide-from-git.ts';
import { replaceFile } from '../../source/replace-file.ts';
import { hashContent } from '../../values/hash.ts';
import type { Pack } from './pack.ts';
import { openPack, pack } from './pack.ts';

/** Results of costly work by what they are made from, so that later builds need not do it again. */
export interface Cache {
  readonly remember: Remember;
  /** Keeps the results for later builds. Never fails: later builds only take longer. */
  save(): void;
}

export const noCache: Cache = {
  remember: withoutCache,
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
  const used = new Map<string, Uint8Array>();
  let opened: Pack | undefined;
  let isNew = false;
  const earlier = () => (opened ??= openPack(join(folder, packName), secret));
  return {
    async remember(key, work) {
      const name = hashContent(`${platform} ${key}`);
      const known = used.get(name) ?? earlier().read(name);
      isNew ||= known === undefined;
      const result = known ?? (await work());
      used.set(name, result);
      return result;
    },
    save() {
      if (isNew)
        replacePack(folder, packName, pack([...used, ...newest(used, earlier(), room)], secret));
      isNew = false;
      opened?.close();
      opened = undefined;
    },
  };
}

/** Results that this build did not use, the latest first, as far as there is room. */
function* newest(
  used: ReadonlyMap<string, Uint8Array>,
  earlier: Pack,
  room: number,
): Generator<readonly [name: string, result: Uint8Array]> {
  let bytes = 0;
  for (const { length } of used.values()) bytes += length;
  for (const [name, { length }] of earlier.extents) {
    if (used.has(name)) continue;
    bytes += length;
    if (bytes > room) return;
    const result = earlier.read(name);
    if (result !== undefined) yield [name, result];
  }
}

/** Writes a pack whole or not at all. Never fails: later commands only take longer. */
export function replacePack(folder: string, name: string, contents: Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true });
    hideFromGit(folder);
    // What a command left that was killed while it wrote; one that writes at this moment then saves
    // nothing.
    for (const left of readdirSync(folder))
      if (left.startsWith(`${name}.`)) rmSync(join(folder, left));
    replaceFile(join(folder, name), contents);
  } catch {
    // Nothing is kept.
  }
}
