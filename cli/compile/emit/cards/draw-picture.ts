import { constants, crc32, deflateSync } from 'node:zlib';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { Shape } from '../geometry/shapes.ts';
import { pngSignature } from '../../source/content/picture-formats.ts';
import { withBinary } from '../picture-error.ts';
import type { CardContent } from './draw.ts';
import { drawCard } from './draw.ts';
import type { IndexedPicture } from './palette.ts';
import { reduceColours } from './palette.ts';
import { headlineFace } from './typeface.ts';

/** Draws a card as PNG. Throws a PictureError where resvg has no binary for the machine. */
export async function drawPicture(card: CardContent, shape: Shape): Promise<Uint8Array> {
  const subject = '@resvg/resvg-js, which draws sharing cards';
  const { renderAsync } = await withBinary(import('@resvg/resvg-js'), subject);
  // In a thread of the package's own.
  const pixels = await renderAsync(drawCard(card, shape, headlineFace), options);
  return encodePng(reduceColours(pixels));
}

/** All words are outlines, so no fonts of the system are needed, and loading them is slow. */
const options: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** Other matches of zlib differ between its versions and processors. */
const runsOnly = { strategy: constants.Z_RLE };

/** The filter "up": the difference from the byte above, in flat drawings mostly 0. */
const upFilter = 2;

function encodePng(picture: IndexedPicture): Uint8Array {
  const colours = picture.colours.flatMap((colour) =>
    [16, 8, 0].map((shift) => (colour >> shift) & 255),
  );
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', headerData(picture)),
    chunk('PLTE', Uint8Array.from(colours)),
    chunk('IDAT', deflateSync(filteredRows(picture), runsOnly)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

function headerData({ width, height }: IndexedPicture): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([4, 3, 0, 0, 0], 8);
  return bytes;
}

/** The rows of the picture, each after the number of its filter. */
function filteredRows({ width, height, indices }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array((width / 2 + 1) * height);
  let to = 0;
  for (let start = 0; start < indices.length; start += width) {
    rows[to] = upFilter;
    to += 1;
    for (let from = start; from < start + width; from += 2) {
      const above = start === 0 ? 0 : packedByte(indices, from - width);
      rows[to] = packedByte(indices, from) - above;
      to += 1;
    }
  }
  return rows;
}

/** The byte that a pixel shares with the one after it. */
function packedByte(indices: Uint8Array, pixel: number): number {
  return ((indices[pixel] ?? 0) << 4) | (indices[pixel + 1] ?? 0);
}
