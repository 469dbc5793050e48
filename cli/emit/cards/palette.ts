import type { Pixels } from './rasterise.ts';

/** A picture of at most 256 colours. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Each as 0xrrggbb. */
  readonly colours: readonly number[];
  /** For each pixel the index of its colour, row by row from the top. */
  readonly indices: Uint8Array;
}

/**
 * Keeps the most frequent colours and draws the others in the nearest of them. Flat drawings have few; the rest is at
 * edges, where nobody sees the difference.
 */
export function reduceColours({ width, height, data }: Pixels, limit: number): IndexedPicture {
  const pixels = coloursOf(data);
  const byFrequency = [...countColours(pixels)].sort(
    ([a, often], [b, oftener]) => oftener - often || a - b,
  );
  const colours = byFrequency.slice(0, limit).map(([colour]) => colour);
  const places = new Map(colours.map((colour, place) => [colour, place]));
  for (const [colour] of byFrequency.slice(limit)) places.set(colour, nearest(colour, colours));
  return { width, height, colours, indices: placePixels(pixels, places) };
}

/** Each as 0xrrggbb. */
function coloursOf(data: Uint8Array): Uint32Array {
  const pixels = new Uint32Array(data.length / 4);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += 4) {
    pixels[pixel] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  }
  return pixels;
}

/** Most pixels have the colour of the one before, which saves looking it up. */
function countColours(pixels: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let pixel = 1; pixel <= pixels.length; pixel += 1) {
    const colour = pixels[start] ?? 0;
    if (pixels[pixel] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + pixel - start);
    start = pixel;
  }
  return counts;
}

function placePixels(pixels: Uint32Array, places: ReadonlyMap<number, number>): Uint8Array {
  const indices = new Uint8Array(pixels.length);
  let [last, place] = [-1, 0];
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const colour = pixels[pixel] ?? 0;
    if (colour !== last) [last, place] = [colour, places.get(colour) ?? 0];
    indices[pixel] = place;
  }
  return indices;
}

function nearest(colour: number, colours: readonly number[]): number {
  let [place, least] = [0, Infinity];
  colours.forEach((other, index) => {
    const distance = distanceOf(colour, other);
    if (distance < least) [place, least] = [index, distance];
  });
  return place;
}

function distanceOf(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}
