import { readFileSync } from 'node:fs';
import { programRoot } from '../../program-folder.ts';

/** Formats and file extensions of pictures besides their own, the preferred first. */
export const sourceFormats = ['avif', 'webp'] as const;

const formats = { avif: 'avif', webp: 'webp', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' } as const;

export type RasterFormat = (typeof formats)[keyof typeof formats];

/** The format of an extension such as `.jpg`; undefined where it is no raster picture. */
export function rasterFormatOf(extension: string): RasterFormat | undefined {
  const ending = extension.slice(1).toLowerCase();
  return Object.entries(formats).find(([known]) => known === ending)?.[1];
}

/** The widths in pixels that pictures are published in, none wider than it is. */
export interface LayoutWidths {
  /** From the narrowest to the widest. */
  readonly widths: readonly number[];
  /** Of the file for browsers that read none of the better formats, and no other width. */
  readonly fallback: number;
}

/** The widths of the layout that are narrower than a picture, and its own. */
export function planWidths(width: number, { widths, fallback }: LayoutWidths): LayoutWidths {
  const widest = Math.min(width, Math.max(...widths));
  const narrower = widths.filter((each) => each < widest);
  return { widths: [...narrower, widest], fallback: Math.min(width, fallback) };
}

/** Reads them from the style sheets of the pages, so that each is written once. */
export function readLayoutWidths(): LayoutWidths {
  const read = (name: string) => readFileSync(`${programRoot}runtime/styles/${name}.css`, 'utf8');
  return parseLayoutWidths(read('layout'), read('tokens'));
}

/** Pictures fill a container or half of it, at one or two pixels a point. */
export function parseLayoutWidths(layout: string, tokens: string): LayoutWidths {
  const gap = Number(/--gap:\s*(\d+)px/.exec(tokens)?.[1]);
  const containers = [
    ...layout.matchAll(/\.container\s*\{\s*max-width:\s*calc\((\d+) \* var\(--pixel\)/g),
  ].map(([, width]) => Number(width) - 2 * gap);
  const [narrowest = Number.NaN] = containers;
  const widths = [...containers.map((width) => width / 2), ...containers, 2 * narrowest];
  if (widths.some(Number.isNaN)) throw new Error('The style sheets give no width of a container.');
  return {
    widths: [...new Set(widths)].sort((a, b) => a - b),
    fallback: Math.max(...containers),
  };
}
