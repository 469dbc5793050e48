import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { onceEach } from '../../values/once.ts';
import type { FontName } from './font-files.ts';
import { readFont } from './font-files.ts';

/** A font, which is parsed once: each file that is drawn in it takes some of its letters. */
export const openFont = onceEach((name: FontName): Font => {
  const font = create(readFont(name));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
  nameGlyphs(font);
  return font;
});

/** Asks for all glyphs in order: fontkit names each after the first character that asks for it. */
function nameGlyphs(font: Font): void {
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}
