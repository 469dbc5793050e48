import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const [sheet = '', map = '', library = ''] = ['tokens', 'map', 'library'].map((name) =>
  readFileSync(new URL(`../../runtime/styles/${name}.css`, import.meta.url), 'utf8'),
);
const parts = [sheet, map, library].map((styles) =>
  styles.split('@media (prefers-color-scheme: dark)'),
);
const light = coloursIn(parts.map(([first]) => first).join(''));
const dark = coloursIn(parts.map(([, second]) => second).join(''));
const schemes = { light, dark: { ...light, ...dark } };

const accents = ['harbor', 'clay', 'sage', 'plum', 'ochre', 'spruce', 'brick', 'slate'];
const grounds = ['paper', 'sheet', 'sunken'];

/** WCAG 2.2, success criterion 1.4.3: text that is not large. */
const forText = 4.5;
/**
 * WCAG 2.2, success criterion 1.4.11: what distinguishes a control or a shape from its
 * surroundings.
 */
const forShapes = 3;

/**
 * Part of the accent in the background of notices and swatches, `--wash`, and in a state that is
 * pointed at.
 */
const wash = accentShare(sheet, '--wash');
const pointed = accentShare(map, 'fill');

function accentShare(styles: string, property: string): number {
  const mixed = new RegExp(`${property}: color-mix\\(in oklab, var\\(--accent\\) (\\d+)%`);
  return Number(mixed.exec(styles)?.[1]) / 100;
}

describe.each(Object.entries(schemes))('in the %s scheme', (_scheme, colours) => {
  const contrastOf = (one: string, other: string): number =>
    contrast(channels(colours, one), channels(colours, other));

  describe.each(accents)('%s', (accent) => {
    test.each(grounds)('is read as text on %s', (ground) => {
      expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(forText);
    });

    test('carries the text of a button', () => {
      expect(contrastOf('on-accent', accent)).toBeGreaterThanOrEqual(forText);
    });

    test('lets the code of a state be read that is pointed at', () => {
      const tint = mix(channels(colours, accent), channels(colours, 'sheet'), pointed);
      expect(contrast(channels(colours, 'ink'), tint)).toBeGreaterThanOrEqual(forText);
    });

    test.each(['ink', accent])('lets %s be read on its tint', (text) => {
      const tint = mix(channels(colours, accent), channels(colours, 'sheet'), wash);
      expect(contrast(channels(colours, text), tint)).toBeGreaterThanOrEqual(forText);
    });
  });

  test.each(grounds.flatMap((ground) => ['ink', 'ink-soft'].map((text) => [text, ground])))(
    '%s is read on %s',
    (text, ground) => {
      expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(forText);
    },
  );

  test.each(['error', 'success'])('%s is read on paper and sheet', (name) => {
    const least = Math.min(contrastOf(name, 'paper'), contrastOf(name, 'sheet'));
    expect(least).toBeGreaterThanOrEqual(forText);
  });

  test.each(['paper', 'sheet'])('the line around a field is seen on %s', (ground) => {
    expect(contrastOf('line-strong', ground)).toBeGreaterThanOrEqual(forShapes);
  });

  test('the figures on the desk are read', () => {
    expect(contrastOf('on-desk', 'desk')).toBeGreaterThanOrEqual(forText);
  });
});

type Channels = readonly [number, number, number];

function coloursIn(styles: string): Readonly<Record<string, string>> {
  const written = styles.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi);
  return Object.fromEntries(Array.from(written, ([, name, value]) => [name, value]));
}

function channels(colours: Readonly<Record<string, string>>, name: string): Channels {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(colours[name] ?? '') ?? [];
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/**
 * Nearly what the browser mixes: between colours this near, the way through sRGB differs little.
 */
function mix(one: Channels, other: Channels, part: number): Channels {
  const at = (index: 0 | 1 | 2): number => one[index] * part + other[index] * (1 - part);
  return [at(0), at(1), at(2)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Channels): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
