import type { Font } from 'fontkit';
import { openFont } from '../fonts/open-font.ts';

/** Turns text into outlines; lengths are pixels. */
export interface Typeface {
  /** SVG path data of a line of text that begins at a place on its base line. */
  draw(text: string, place: TextPlace): string;
  measure(text: string, size: number): number;
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const headlines = 'newsreader-600';

/** Of headlines, on cards and covers. */
export const headlineFace: Typeface = {
  measure: (text, size) => {
    const font = openFont(headlines);
    return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  },
  draw: (text, place) => drawLine(openFont(headlines), text, place),
};

/** What the font has no letter for is left out. */
function drawLine(font: Font, text: string, { x, y, size }: TextPlace): string {
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
}
