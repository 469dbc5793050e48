import { createHash } from 'node:crypto';
import { chunk } from './png.ts';

const mark = 'Software\0career-site generate';

/** Signature and header, which come before everything else. */
const headLength = 33;

/**
 * Puts a text into a PNG: a hash of what the picture is made from and one of the picture itself, by which it is known
 * without being drawn again whether the one has changed, and whether a person has changed the other.
 */
export function addStamp(png: Uint8Array, input: string): Uint8Array {
  const stamp = createStamp(input, hashOf(png));
  return Buffer.concat([png.subarray(0, headLength), stamp, png.subarray(headLength)]);
}

/** Whether a picture is what the input with that hash makes, untouched since. */
export function isFreshPicture(png: Uint8Array, input: string): boolean {
  const { length } = createStamp(input, hashOf(new Uint8Array()));
  const rest = [png.subarray(0, headLength), png.subarray(headLength + length)];
  const stamp = createStamp(input, hashOf(...rest));
  return Buffer.compare(png.subarray(headLength, headLength + length), stamp) === 0;
}

/** Whether a picture was once drawn by this program. */
export function isStamped(png: Uint8Array): boolean {
  const start = headLength + 8;
  return Buffer.from(png.subarray(start, start + mark.length)).toString('latin1') === mark;
}

function createStamp(input: string, picture: string): Uint8Array {
  return chunk('tEXt', Buffer.from(`${mark}, input ${input}, picture ${picture}`, 'latin1'));
}

function hashOf(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
