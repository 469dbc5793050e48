import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';

const styles = fileURLToPath(new URL('../../runtime/styles', import.meta.url));
const sheet = readFileSync(`${styles}/fonts.css`, 'utf8');
const tokens = readFileSync(`${styles}/tokens.css`, 'utf8');
const files = readdirSync(`${styles}/fonts`).filter((name) => name.endsWith('.woff2'));

function openFont(): fontkit.Font {
  const font = fontkit.create(readFileSync(`${styles}/fonts/newsreader.woff2`));
  if (!('layout' in font)) throw new Error('The file holds more than one font.');
  return font;
}

describe('the fonts of headlines', () => {
  test('are at most 30 kB in total', () => {
    const bytes = files.map((name) => statSync(`${styles}/fonts/${name}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000);
  });

  test('are next to their license', () => {
    expect(readFileSync(`${styles}/fonts/LICENSE.txt`, 'utf8')).toContain('SIL Open Font License');
  });

  test('have exactly the weights that the style sheet states', () => {
    const { wght } = openFont().variationAxes;
    expect(sheet).toContain(`font-weight: ${wght?.min} ${wght?.max};`);
  });

  test('have the letters of American names, digits and typographic punctuation', () => {
    const font = openFont();
    const text = 'ABCXYZabcxyz0123456789$%&!?,.:;()–—‘’“”…ñáéíóúü';
    const missing = [...text].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test('can set figures in columns', () => {
    expect(openFont().availableFeatures).toContain('tnum');
  });

  test('never replace a text that is drawn already', () => {
    expect(sheet).toContain('font-display: optional;');
  });
});

describe('a fallback font of the device', () => {
  const faces = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  const fallbacks = faces.filter((face) => face.includes('local('));

  test.each(fallbacks)('has lines as high as the font itself: %s', (face) => {
    const { ascent, descent, unitsPerEm } = openFont();
    const scale = percentOf(face, 'size-adjust');
    expect(percentOf(face, 'ascent-override') * scale).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(percentOf(face, 'descent-override') * scale).toBeCloseTo(-descent / unitsPerEm, 3);
  });

  test('comes after the font in the token that headlines use', () => {
    const families = fallbacks.map((face) => /font-family: '([^']*)'/.exec(face)?.[1] ?? '');
    const order = ['Newsreader,', ...families].map((family) => tokens.indexOf(family));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});

function percentOf(face: string, property: string): number {
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
}
