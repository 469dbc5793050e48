import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Whether git keeps a file of a folder. Read from its index, since starting git takes as long as a whole stage of a build;
 * false where the index is in pieces, as git makes it where it is told to.
 */
export function isInGit(folder: string): boolean {
  const checkout = findCheckout(folder);
  if (checkout === undefined) return false;
  const below = `${relative(checkout, folder).split(sep).join('/')}/`;
  try {
    const index = readIndex(checkout);
    // Walking through thousands of paths takes tens of milliseconds, and hardly any index has this one.
    const isPossible = isShortened(index) || index.includes(below);
    return isPossible && listIndex(index).some((path) => path.startsWith(below));
  } catch {
    return false;
  }
}

/** The nearest folder above that has a `.git`. */
function findCheckout(folder: string): string | undefined {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  const hasGit = statSync(join(parent, '.git'), { throwIfNoEntry: false }) !== undefined;
  return hasGit ? parent : findCheckout(parent);
}

/** In further work trees `.git` is a file that says where the index is. */
function readIndex(checkout: string): Buffer {
  const git = join(checkout, '.git');
  if (statSync(git).isDirectory()) return readFileSync(join(git, 'index'));
  const [, folder = ''] = /^gitdir: (.*)/.exec(readFileSync(git, 'utf8')) ?? [];
  return readFileSync(resolve(checkout, folder, 'index'));
}

/** https://git-scm.com/docs/index-format */
const layout = {
  version: 4,
  count: 8,
  entries: 12,
  flags: 60,
  extended: 0x4000,
  path: 62,
} as const;

/** Whether each path says only where it differs from the one before. */
function isShortened(index: Buffer): boolean {
  return index.readUInt32BE(layout.version) === 4;
}

/** Paths of the files that git keeps, in order. */
function listIndex(index: Buffer): readonly string[] {
  const paths: Buffer[] = [];
  let start: number = layout.entries;
  for (let left = index.readUInt32BE(layout.count); left > 0; left -= 1) {
    const isExtended = (index.readUInt16BE(start + layout.flags) & layout.extended) !== 0;
    const place = start + layout.path + (isExtended ? 2 : 0);
    const { kept, path } = isShortened(index)
      ? readShortened(index, place, paths.at(-1))
      : { kept: Buffer.alloc(0), path: place };
    const end = index.indexOf(0, path);
    paths.push(Buffer.concat([kept, index.subarray(path, end)]));
    // Padded by one to eight zeros, to a multiple of eight.
    start = isShortened(index) ? end + 1 : start + 8 * (Math.floor((end - start) / 8) + 1);
  }
  return paths.map(String);
}

/** What stays of the path before, of which a number says how many bytes are cut off, and where the rest stands. */
function readShortened(index: Buffer, place: number, before: Buffer = Buffer.alloc(0)) {
  let path = place;
  let byte = index.readUInt8(path);
  let cut = byte & 0x7f;
  while ((byte & 0x80) !== 0) {
    path += 1;
    byte = index.readUInt8(path);
    cut = ((cut + 1) << 7) + (byte & 0x7f);
  }
  return { kept: before.subarray(0, before.length - cut), path: path + 1 };
}
