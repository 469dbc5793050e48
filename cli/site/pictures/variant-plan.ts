import type { LayoutWidths } from './widths.ts';

/** The formats that pictures are published in besides their own, the preferred first; each is also a file extension. */
export const sourceFormats = ['avif', 'webp'] as const;

export type SourceFormat = (typeof sourceFormats)[number];

/** The formats of raster pictures, by file extension. */
const formats = { avif: 'avif', webp: 'webp', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' } as const;

export type RasterFormat = (typeof formats)[keyof typeof formats];

/** One file to be made of a picture. */
export interface Variant {
  readonly format: RasterFormat;
  readonly width: number;
}

/** All files to be made of a picture. */
export interface VariantPlan {
  readonly sources: readonly {
    readonly format: SourceFormat;
    readonly variants: readonly Variant[];
  }[];
  /** In the picture's own format. */
  readonly fallback: Variant;
}

/** The format of a file by its extension; undefined where it is no raster picture. */
export function rasterFormatOf(ending: string): RasterFormat | undefined {
  return Object.entries(formats).find(([known]) => known === ending.toLowerCase())?.[1];
}

/** Every width of the layout that is narrower than the picture, and the picture's own up to the widest of them. */
export function planVariants(
  format: RasterFormat,
  width: number,
  { widths, fallback }: LayoutWidths,
): VariantPlan {
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
