import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Cache, CacheOptions } from '../../../cli/compile/site/cache/cache.ts';
import { openCache } from '../../../cli/compile/site/cache/cache.ts';

const ours: CacheOptions = { platform: 'here', secret: Buffer.from('ours') };

/** A folder for a cache, with room for ten bytes, and builds that use it. */
function cacheFolder(): {
  readonly folder: string;
  readonly file: string;
  readonly build: (
    names: readonly string[],
    options?: Partial<CacheOptions>,
  ) => Promise<readonly string[]>;
} {
  const parent = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => {
    rmSync(parent, { recursive: true, force: true });
  });
  const folder = join(parent, 'cache');
  return {
    folder,
    file: join(folder, 'results'),
    build: async (names, options) => {
      const cache = openCache(folder, { ...ours, room: 10, ...options });
      const worked = await ask(cache, names);
      cache.save();
      return worked;
    },
  };
}

/**
 * Asks for the result of each name, which is the name itself, and says which had to be worked for.
 */
async function ask(cache: Cache, names: readonly string[]): Promise<readonly string[]> {
  const worked: string[] = [];
  for (const name of names) {
    const result = await cache.remember(name, async () => {
      worked.push(name);
      return Buffer.from(name);
    });
    expect(String(result)).toBe(name);
  }
  return worked;
}

test('what an earlier build worked for is found again', async () => {
  const { build } = cacheFolder();
  expect(await build(['a', 'b'])).toEqual(['a', 'b']);
  expect(await build(['a', 'b', 'c'])).toEqual(['c']);
});

test('what a build did not use is still there for the next', async () => {
  const { build } = cacheFolder();
  await build(['a']);
  await build(['b']);
  expect(await build(['a'])).toEqual([]);
});

test('a result of another platform is not used', async () => {
  const { build } = cacheFolder();
  await build(['a'], { platform: 'brotli 1.0' });
  expect(await build(['a'], { platform: 'brotli 1.1' })).toEqual(['a']);
});

test('a cache that was cut off is as good as none', async () => {
  const { build, file } = cacheFolder();
  await build(['a', 'b']);
  truncateSync(file, statSync(file).size - 1);
  expect(await build(['a', 'b'])).toEqual(['a', 'b']);
});

test('a result is worked for again when any byte of it, or of what is said of it, has changed', async () => {
  const { build, file } = cacheFolder();
  await build(['a']);
  const sound = readFileSync(file);
  for (let place = 0; place < sound.length; place += 1) {
    const damaged = Buffer.from(sound);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(await build(['a'])).toEqual(['a']);
  }
});

test('a result that another secret signed is worked for again, and thrown away', async () => {
  const { build } = cacheFolder();
  const theirs = { secret: Buffer.from('theirs') };
  await build(['a', 'b'], theirs);
  expect(await build(['a'])).toEqual(['a']);
  expect(await build(['b'], theirs)).toEqual(['b']);
});

test('a result that was put in the place of another is not taken for it', async () => {
  const { build, file } = cacheFolder();
  await build(['a', 'b']);
  const text = readFileSync(file, 'latin1');
  writeFileSync(file, text.replace(/ab$/, 'ba'), 'latin1');
  expect(await build(['a', 'b'])).toEqual(['a', 'b']);
});

test('a damaged cache is replaced by a sound one', async () => {
  const { build, file } = cacheFolder();
  await build(['a']);
  writeFileSync(file, 'something else');
  await build(['a']);
  expect(await build(['a'])).toEqual([]);
});

test('a cache that is deleted while a build runs is written again by it', async () => {
  const { build, folder } = cacheFolder();
  await build(['a']);
  const cache = openCache(folder, ours);
  await ask(cache, ['a', 'b']);
  rmSync(folder, { recursive: true });
  await ask(cache, ['c']);
  cache.save();
  expect(await build(['a', 'b', 'c'])).toEqual([]);
});

test('a cache that cannot be written stops no build', async () => {
  const { folder, build } = cacheFolder();
  writeFileSync(folder, 'a file where the folder belongs');
  expect(await build(['a'])).toEqual(['a']);
});

test('a cache that may only be read is read', async () => {
  const { folder, file, build } = cacheFolder();
  await build(['a']);
  chmodSync(file, 0o400);
  chmodSync(folder, 0o500);
  expect(await build(['a', 'b'])).toEqual(['b']);
  chmodSync(folder, 0o700);
});

test('the results that were used last stay when there is no room for all', async () => {
  const { build } = cacheFolder();
  await build(['four']);
  await build(['five5']);
  await build(['four', 'six']);
  expect(await build(['four', 'six'])).toEqual([]);
  expect(await build(['five5'])).toEqual(['five5']);
});

test('what a killed build left in the folder goes, and nothing else', async () => {
  const { build, folder } = cacheFolder();
  await build(['a']);
  writeFileSync(join(folder, 'results.of-a-killed-build'), 'half');
  writeFileSync(join(folder, 'of-a-person'), '');
  await build(['b']);
  expect(readdirSync(folder)).toEqual(['.gitignore', 'of-a-person', 'results']);
});

test('two builds at once leave a sound cache', async () => {
  const { build, folder } = cacheFolder();
  const [one, other] = [openCache(folder, ours), openCache(folder, ours)];
  await Promise.all([ask(one, ['a', 'b']), ask(other, ['b', 'c'])]);
  one.save();
  other.save();
  expect(await build(['b', 'c'])).toEqual([]);
});

test('what is kept is seen once, and read again whatever was read meanwhile', async () => {
  const { folder, build } = cacheFolder();
  await build(['a']);
  const cache = openCache(folder, ours);
  const names = ['a', 'b', 'c'];
  const kept = await Promise.all(
    names.map((name) =>
      cache.keep(
        name,
        async () => Buffer.from(name),
        (result, again) => ({ seen: String(result), again }),
      ),
    ),
  );
  expect(kept.map(({ seen }) => seen)).toEqual(names);
  expect(kept.map(({ again }) => String(again()))).toEqual(names);
  cache.save();
  rmSync(folder, { recursive: true });
  expect(kept.map(({ again }) => String(again()))).toEqual(names);
});

test('what could not be worked for hinders nothing else from being kept', async () => {
  const { folder, build } = cacheFolder();
  const cache = openCache(folder, ours);
  await expect(cache.remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await ask(cache, ['b']);
  cache.save();
  expect(await build(['a', 'b'])).toEqual(['a']);
});
