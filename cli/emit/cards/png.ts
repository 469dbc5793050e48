import { constants, crc32, deflateSync } from 'node:zlib';
import type { IndexedPicture } from './palette.ts';

/** Eight bytes that every PNG begins with (https://www.w3.org/TR/png-3/, section 5.2). */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Finds runs and nothing else: what zlib finds by its hash tables differs between its versions and processors. */
const runsOnly = { strategy: constants.Z_RLE };

/** The filter "up": a byte is the difference from the one above it, which in flat drawings is mostly 0. */
const up = 2;

/** Packs a picture. */
export function encodePng(picture: IndexedPicture): Uint8Array {
  return Buffer.concat([
    signature,
    chunk('IHDR', headerOf(picture)),
    chunk('PLTE', Uint8Array.from(picture.colours.flatMap(bytesOf))),
    chunk('IDAT', deflateSync(rowsOf(picture), runsOnly)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A chunk: length, type, data, and a checksum of both. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** Four bits for each pixel, by palette, not interlaced. */
function headerOf({ width, height }: IndexedPicture): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([4, 3, 0, 0, 0], 8);
  return bytes;
}

function bytesOf(colour: number): readonly number[] {
  return [16, 8, 0].map((shift) => (colour >> shift) & 255);
}

/** Each row begins with the number of its filter. */
function rowsOf({ width, height, indices }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array((width / 2 + 1) * height);
  let to = 0;
  for (let start = 0; start < indices.length; start += width) {
    rows[to] = up;
    to += 1;
    for (let from = start; from < start + width; from += 2) {
      const above = start === 0 ? 0 : byteAt(indices, from - width);
      rows[to] = byteAt(indices, from) - above;
      to += 1;
    }
  }
  return rows;
}

/** Two pixels share a byte. */
function byteAt(indices: Uint8Array, pixel: number): number {
  return ((indices[pixel] ?? 0) << 4) | (indices[pixel + 1] ?? 0);
}
