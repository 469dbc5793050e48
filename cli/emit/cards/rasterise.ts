import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { missingBinary } from '../picture-error.ts';

/** The pixels of a picture: red, green, blue and alpha, a byte each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Drawings that hold outlines in place of texts need no fonts of the system, which take long to be looked through. */
const options: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** Turns SVG into pixels, in a thread of the package's own; throws a PictureError where it has no binary for the machine. */
export async function rasterise(svg: string): Promise<Pixels> {
  const { renderAsync } = await loadResvg();
  const { width, height, pixels } = await renderAsync(svg, options);
  return { width, height, data: pixels };
}

async function loadResvg() {
  try {
    return await import('@resvg/resvg-js');
  } catch (error) {
    throw missingBinary(error, '@resvg/resvg-js, which draws sharing cards');
  }
}
