import type { LayoutWidths } from './widths.ts';

/** What pictures are published as, the best first; each is also the ending of its files. */
export const sourceFormats = ['avif', 'webp'] as const;

export type SourceFormat = (typeof sourceFormats)[number];

/** The formats that pictures made of pixels come in, by the endings of their files. */
const formats = { avif: 'avif', webp: 'webp', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' } as const;

export type PixelFormat = (typeof formats)[keyof typeof formats];

/** One file to be made of a picture. */
export interface Variant {
  readonly format: PixelFormat;
  readonly width: number;
}

/** All files to be made of a picture. */
export interface Recipe {
  readonly sources: readonly {
    readonly format: SourceFormat;
    readonly variants: readonly Variant[];
  }[];
  /** In the picture's own format. */
  readonly fallback: Variant;
}

/** The format of a file; undefined where it is not made of pixels. */
export function pixelFormatOf(ending: string): PixelFormat | undefined {
  return Object.entries(formats).find(([known]) => known === ending.toLowerCase())?.[1];
}

/** Every width of the layout that is narrower than the picture, and the picture's own up to the widest of them. */
export function planRecipe(
  format: PixelFormat,
  width: number,
  { widths, fallback }: LayoutWidths,
): Recipe {
  const widest = Math.min(width, Math.max(...widths));
  const all = [...widths.filter((each) => each < widest), widest];
  return {
    sources: sourceFormats.map((source) => ({
      format: source,
      variants: all.map((each) => ({ format: source, width: each })),
    })),
    fallback: { format, width: Math.min(width, fallback) },
  };
}
