import { hashContent } from '../content-hash.ts';

/** Results by their keys. */
export type Entries = Iterable<readonly [key: string, result: Uint8Array]>;

/** Incremented when the layout of packs changes; packs of other versions are read as empty. */
const version = 1;

/**
 * Puts entries into one file: a line with the hash of all that follows, a line that lists keys and lengths, and the
 * results one after another.
 */
export function pack(entries: Entries): Uint8Array {
  const all = [...entries];
  const list = JSON.stringify(all.map(([key, result]) => [key, result.length]));
  const body = Buffer.concat([Buffer.from(`${list}\n`), ...all.map(([, result]) => result)]);
  return Buffer.concat([Buffer.from(packHeader(body)), body]);
}

/** The entries of a pack; empty where a byte of it is missing or changed. */
export function unpack(bytes: Buffer): ReadonlyMap<string, Uint8Array> {
  const body = bytes.subarray(bytes.indexOf('\n') + 1);
  const head = bytes.subarray(0, bytes.length - body.length);
  if (head.toString() !== packHeader(body)) return new Map();
  const start = body.indexOf('\n') + 1;
  const list: readonly (readonly [string, number])[] = JSON.parse(body.toString('utf8', 0, start));
  let end = start;
  return new Map(list.map(([key, length]) => [key, body.subarray(end, (end += length))]));
}

function packHeader(body: Uint8Array): string {
  return `career-site cache ${String(version)} ${hashContent(body)}\n`;
}
