import { openFont } from '../fonts/open-font.ts';

/** Turns text into outlines; lengths are pixels. */
export type Typeface = typeof headlineFace;

type TextPlace = Readonly<Record<'x' | 'y' | 'size', number>>;

const headlines = 'newsreader-600';

/** Of headlines, on cards and covers. */
export const headlineFace = {
  measure(text: string, size: number): number {
    const font = openFont(headlines);
    return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  },
  /** SVG path data of a line of text on its base line, without letters that the font lacks. */
  draw(text: string, { x, y, size }: TextPlace): string {
    const font = openFont(headlines);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let pen = x;
    const outlines = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = pen + xOffset * scale;
      pen += xAdvance * scale;
      if (glyph.id === 0) return '';
      return glyph.path.transform(scale, 0, 0, -scale, left, y - yOffset * scale).toSVG();
    });
    return outlines.join('');
  },
};
