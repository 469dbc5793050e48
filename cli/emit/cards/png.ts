import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';
import type { IndexedPicture } from './palette.ts';

/** Eight bytes that every PNG begins with (https://www.w3.org/TR/png-3/, section 5.2). */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Packs a picture. The packing is done in JavaScript and not by Node's zlib, whose bytes differ between its versions
 * and between processors.
 */
export function encodePng(picture: IndexedPicture): Uint8Array {
  return Buffer.concat([
    signature,
    chunk('IHDR', headerOf(picture)),
    chunk('PLTE', Uint8Array.from(picture.colours.flatMap(bytesOf))),
    chunk('IDAT', zlibSync(rowsOf(picture), { level: 6 })),
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

/** Eight bits for each pixel, by palette, neither filtered nor interlaced. */
function headerOf({ width, height }: IndexedPicture): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

function bytesOf(colour: number): readonly number[] {
  return [16, 8, 0].map((shift) => (colour >> shift) & 255);
}

/** Each row begins with the number of its filter: none, which suits palettes. */
function rowsOf({ width, height, indices }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return rows;
}
