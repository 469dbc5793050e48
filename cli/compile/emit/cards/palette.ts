import type { RenderedImage } from '@resvg/resvg-js';

export type IndexedPicture = ReturnType<typeof reduceColours>;

/** Enough for edges to look smooth, and two pixels fit into a byte. */
const mostColours = 16;

/** Keeps the most frequent colours. Others are at edges, and become the nearest of them. */
export function reduceColours(image: RenderedImage) {
  const { width, height, pixels: data } = image;
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const byFrequency = [...countPixels(pixels)]
    .map(([pixel, count]) => ({ pixel, count, colour: colourOf(pixel) }))
    .sort((a, b) => b.count - a.count || a.colour - b.colour);
  const colours = byFrequency.slice(0, mostColours).map(({ colour }) => colour);
  const places = new Map(byFrequency.map(({ pixel, colour }) => [pixel, nearest(colour, colours)]));
  return {
    /** Even, so that each row is of whole bytes. */
    width,
    height,
    /** Each as 0xrrggbb. */
    colours,
    /** For each pixel the index of its colour, row by row from the top. */
    indices: placePixels(pixels, places),
  };
}

/** How often each pixel occurs, counted by runs: most pixels are like the one before. */
function countPixels(pixels: Int32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  while (start < pixels.length) {
    const pixel = pixels[start] ?? 0;
    let end = start + 1;
    while (end < pixels.length && pixels[end] === pixel) end += 1;
    counts.set(pixel, (counts.get(pixel) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

function placePixels(pixels: Int32Array, places: ReadonlyMap<number, number>): Uint8Array {
  const indices = new Uint8Array(pixels.length);
  let start = 0;
  while (start < pixels.length) {
    const pixel = pixels[start] ?? 0;
    let end = start + 1;
    while (end < pixels.length && pixels[end] === pixel) end += 1;
    indices.fill(places.get(pixel) ?? 0, start, end);
    start = end;
  }
  return indices;
}

/** 0xrrggbb of a pixel, whose bytes are in the order red, green, blue, alpha. */
function colourOf(pixel: number): number {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
}

function nearest(colour: number, colours: readonly number[]): number {
  const distances = colours.map((other) => distanceOf(colour, other));
  return distances.indexOf(Math.min(...distances));
}

function distanceOf(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}
