import { readFileSync } from 'node:fs';
import type { Accent } from '../../../runtime/contract.ts';
import { programRoot } from '../program-folder.ts';

/** The colours that cards, brochures, covers and icons are drawn in; `#rrggbb`. */
export type Colours = Readonly<Record<ColourName, string>>;

type ColourName = (typeof names)[number];

/** What a region or the library is drawn in: of the colours that regions have, its own alone. */
export type EditionColours = ReturnType<typeof coloursOf>;

export function coloursOf({ accent }: { readonly accent: Accent }, colours: Colours) {
  const { paper, sheet, sunken, ink, line, 'ink-soft': soft, [accent]: own } = colours;
  return { paper, sheet, sunken, ink, line, soft, accent: own };
}

export interface DesignTokens {
  readonly light: Colours;
  readonly dark: Colours;
}

const names = [
  ...(['harbor', 'clay', 'sage', 'plum', 'ochre', 'spruce', 'brick', 'slate'] as const),
  ...(['paper', 'sheet', 'sunken', 'ink', 'ink-soft', 'line'] as const),
];

/** Reads the colours from the style sheet of the pages, so that each is written once. */
export function readDesignTokens(): DesignTokens {
  return parseDesignTokens(readFileSync(`${programRoot}runtime/styles/tokens.css`, 'utf8'));
}

/** The light values come first; those of the dark scheme are in a media query. */
export function parseDesignTokens(styles: string): DesignTokens {
  const start = styles.indexOf('@media (prefers-color-scheme: dark)');
  return { light: coloursIn(styles.slice(0, start)), dark: coloursIn(styles.slice(start)) };
}

function coloursIn(styles: string): Colours {
  const find = (name: ColourName) =>
    new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(styles)?.[1] ?? missing(name);
  const colours = names.map((name) => [name, find(name)] as const);
  return Object.fromEntries(colours) as Record<ColourName, string>;
}

function missing(name: ColourName): never {
  throw new Error(`runtime/styles/tokens.css gives no value for --${name}.`);
}
