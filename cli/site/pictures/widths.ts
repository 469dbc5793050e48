import { readFileSync } from 'node:fs';
import { programRoot } from '../../emit/program-folder.ts';

/** The widths in pixels that pictures are published in, none wider than it is. */
export interface LayoutWidths {
  /** From the narrowest to the widest. */
  readonly widths: readonly number[];
  /** Of the file for browsers that read none of the better formats, and no other width. */
  readonly fallback: number;
}

/** Reads them from the style sheets of the pages, so that each is written once. */
export function readLayoutWidths(): LayoutWidths {
  return parseLayoutWidths(readStyles('layout'), readStyles('tokens'));
}

function readStyles(name: string): string {
  return readFileSync(`${programRoot}runtime/styles/${name}.css`, 'utf8');
}

/**
 * Pictures take the whole of a container or half of it, once or, on dense screens, twice as many pixels. Twice the
 * widest container would be seen by hardly anyone: no picture is that wide on a desk.
 */
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
