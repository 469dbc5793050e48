import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

/** The pixels of a picture: red, green, blue and alpha, a byte each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const program = '@resvg/resvg-wasm/index_bg.wasm';

/** It throws when it is loaded twice. */
let loaded: Promise<void> | undefined;

/**
 * Loads what turns SVG into pixels. It is WebAssembly, whose arithmetic is the same on every processor: so are the
 * pixels.
 */
export async function openRasteriser(): Promise<(svg: string) => Pixels> {
  loaded ??= initWasm(readFileSync(createRequire(import.meta.url).resolve(program)));
  await loaded;
  return rasterise;
}

function rasterise(svg: string): Pixels {
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const { width, height, pixels } = image;
  image.free();
  drawing.free();
  return { width, height, data: pixels };
}
