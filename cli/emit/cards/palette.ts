import type { Pixels } from './rasterise.ts';

/** A picture of at most 16 colours. */
export interface IndexedPicture {
  /** Even, so that each row is of whole bytes. */
  readonly width: number;
  readonly height: number;
  /** Each as 0xrrggbb. */
  readonly colours: readonly number[];
  /** For each pixel the index of its colour, row by row from the top. */
  readonly indices: Uint8Array;
}

/** Enough for edges to look smooth, and two pixels fit into a byte. */
const mostColours = 16;

/**
 * Keeps the most frequent colours and draws the others in the nearest of them. Flat drawings have few; the rest is at
 * edges, where nobody sees the difference.
 */
export function reduceColours({ width, height, data }: Pixels): IndexedPicture {
  const runs = findRuns(data);
  const byFrequency = [...countColours(runs)].sort(
    ([a, often], [b, oftener]) => oftener - often || a - b,
  );
  const colours = byFrequency.slice(0, mostColours).map(([colour]) => colour);
  const places = new Map(byFrequency.map(([colour]) => [colour, nearest(colour, colours)]));
  return { width, height, colours, indices: placeRuns(runs, places) };
}

/** Pixels of the same colour that follow each other: twenty or more on average, which saves as many lookups. */
interface Run {
  /** 0xrrggbb. */
  readonly colour: number;
  /** The pixel after the last; the run begins where the one before it ends. */
  readonly end: number;
}

function findRuns(data: Uint8Array): readonly Run[] {
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < pixels.length; start = end) {
    const pixel = pixels[start];
    do end += 1;
    while (pixels[end] === pixel);
    runs.push({ colour: colourOf(data, start), end });
  }
  return runs;
}

function colourOf(data: Uint8Array, pixel: number): number {
  const at = 4 * pixel;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

function countColours(runs: readonly Run[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (const { colour, end } of runs) {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

function placeRuns(runs: readonly Run[], places: ReadonlyMap<number, number>): Uint8Array {
  const indices = new Uint8Array(runs.at(-1)?.end ?? 0);
  let at = 0;
  for (const { colour, end } of runs) {
    const place = places.get(colour) ?? 0;
    // Quicker than fill() for runs as short as most.
    for (; at < end; at += 1) indices[at] = place;
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
