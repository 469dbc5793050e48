import { createHmac } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file of signed results. It stays open, so that replacing it changes nothing. */
export interface Pack {
  /** Of all results, by their names, in the order of the file. */
  readonly extents: ReadonlyMap<string, Extent>;
  /** Undefined for a result that is not there, or not signed under this name. */
  read(name: string): Uint8Array | undefined;
  /** The same in memory that the next one is read to as well. */
  peek(name: string): Uint8Array | undefined;
  close(): void;
}

interface Extent {
  readonly signature: string;
  readonly start: number;
  readonly length: number;
}

/** Incremented when the layout of packs changes; packs of other versions are read as empty. */
const version = 2;

/** As long for every list, which follows it. */
const headOf = (listLength: number): string =>
  `career-site cache ${String(version)} ${String(listLength).padStart(10, '0')}\n`;

const headLength = headOf(0).length;

const emptyPack: Pack = {
  extents: new Map(),
  read: () => undefined,
  peek: () => undefined,
  close: () => undefined,
};

/**
 * A head, a list of names, signatures and lengths, and the results one after another. Each is read
 * to be signed, and again when its turn comes: all at once would fill the memory.
 */
export function* pack(
  results: Iterable<readonly [name: string, read: () => Uint8Array]>,
  secret: Uint8Array,
): Generator<Uint8Array> {
  const all = [...results];
  const entries = all.map(([name, read]) => {
    const result = read();
    return [name, sign(secret, name, result), result.length];
  });
  const list = Buffer.from(JSON.stringify(entries));
  yield Buffer.from(headOf(list.length));
  yield list;
  for (const [, read] of all) yield read();
}

/** Empty for a file that is not there, or is no pack. Results are read when they are asked for. */
export function openPack(path: string, secret: Uint8Array): Pack {
  let file: number | undefined;
  try {
    return readPack((file = openSync(path, 'r')), secret);
  } catch {
    if (file !== undefined) closeSync(file);
    return emptyPack;
  }
}

function readPack(file: number, secret: Uint8Array): Pack {
  const extents = readList(file);
  let room = Buffer.alloc(0);
  const readTo = (name: string, roomFor: (length: number) => Buffer): Buffer | undefined => {
    const place = extents.get(name);
    if (place === undefined) return undefined;
    const result = roomFor(place.length);
    readSync(file, result, 0, place.length, place.start);
    return sign(secret, name, result) === place.signature ? result : undefined;
  };
  return {
    extents,
    read: (name) => readTo(name, (length) => Buffer.alloc(length)),
    peek: (name) =>
      readTo(name, (length) => {
        if (room.length < length) room = Buffer.alloc(length);
        return room.subarray(0, length);
      }),
    close: () => closeSync(file),
  };
}

function readList(file: number): ReadonlyMap<string, Extent> {
  const head = readPart(file, 0, headLength).toString();
  const listLength = Number(head.slice(-11));
  if (head !== headOf(listLength)) throw new Error('This is no pack of this version.');
  const text = readPart(file, headLength, listLength).toString();
  const list: readonly (readonly [string, string, number])[] = JSON.parse(text);
  let end = headLength + listLength;
  const extents = list.map(([name, signature, length]) => {
    const start = end;
    end += length;
    if (!Number.isInteger(length) || length < 0) throw new Error('No result is that long.');
    return [name, { signature, start, length }] as const;
  });
  if (end !== fstatSync(file).size) throw new Error('The pack was cut off, or goes on.');
  return new Map(extents);
}

function readPart(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, start);
  return bytes;
}

/** All names have one length, so that no other pair of name and result is signed alike. */
function sign(secret: Uint8Array, name: string, result: Uint8Array): string {
  return createHmac('sha256', secret).update(name).update(result).digest('base64');
}
