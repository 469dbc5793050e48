import { create } from 'fontkit';
import type { Font, GlyphRun } from 'fontkit';
import type { FontName } from './font-files.ts';
import { readFont } from './font-files.ts';

const opened = new Map<FontName, Font>();

/** A font, which is parsed once: each file that is drawn in it takes some of its letters. */
export function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = create(readFont(name));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
  nameGlyphs(font);
  rememberLayouts(font);
  opened.set(name, font);
  return font;
}

/**
 * A glyph is named after the character that it is first asked for, and a space is also the one that does not break. So that
 * a file does not depend on those drawn before it, all are asked for, in the order of their numbers.
 */
function nameGlyphs(font: Font): void {
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}

/** Most words are in all brochures. pdfkit scales the positions of a run where they are, so each run has its own. */
function rememberLayouts(font: Font): void {
  const layout = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return layout(text, ...options);
    const run = runs.get(text) ?? layout(text);
    runs.set(text, run);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
}
