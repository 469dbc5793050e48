import PDFDocument from 'pdfkit';
import { afterEach, expect, test, vi } from 'vitest';
import { listBrochures, listCovers } from '../../../cli/compile/emit/brochures/brochure.ts';
import { drawCover } from '../../../cli/compile/emit/brochures/draw-cover.ts';
import { drawBrochure } from '../../../cli/compile/emit/brochures/draw.ts';
import { listCards } from '../../../cli/compile/emit/cards/card.ts';
import { drawCard } from '../../../cli/compile/emit/cards/draw.ts';
import type { Typeface } from '../../../cli/compile/emit/cards/typeface.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import type { Shape } from '../../../cli/compile/emit/geometry/shapes.ts';
import { markWords } from '../../runtime/marked-words.ts';
import { readManifest } from './read-manifest.ts';

const tokens = readDesignTokens();
const manifest = readManifest();
const marked = markWords(manifest);

const path = 'M0 0H9V9z';
const square: Shape = { width: 9, height: 9, areas: [path], lines: '' };

/** What a brochure shows on its first page: a region, or all states. */
const shapes: readonly Shape[] = [square, { width: 9, height: 9, areas: [path, path] }];

afterEach(() => {
  vi.restoreAllMocks();
});

test('every word of a brochure, for eyes and ears and in its window, is written in the YAML', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const struct = vi.spyOn(PDFDocument.prototype, 'struct');
  for (const brochure of listBrochures(marked, tokens.light))
    for (const shape of shapes) await drawBrochure(brochure, shape);
  const shown = text.mock.calls.map(([words]) => words);
  const titles = text.mock.contexts.map(({ info }) => info.Title ?? '');
  const heard = struct.mock.calls.flatMap(([, options]) => textsIn(options));
  expect(shown).not.toEqual([]);
  expect(heard).not.toEqual([]);
  expect(typedAmong([...shown, ...titles, ...heard])).toEqual([]);
});

test('a cover, which is shown too small for words, has only those for screen readers', () => {
  const covers = listCovers(marked, tokens);
  const texts = covers.map((cover) => textsOf(drawCover(cover, square)));
  expect(texts).not.toEqual([]);
  expect(texts).toEqual(covers.map(({ title }) => [title]));
  expect(typedAmong(texts.flat())).toEqual([]);
});

test('so is every word of a sharing card', () => {
  const { outlined, typeface } = createRecorder();
  const texts = listCards(marked, tokens.light).flatMap((card) =>
    textsOf(drawCard(card, square, typeface)),
  );
  expect(outlined).not.toEqual([]);
  expect(typedAmong([...outlined, ...texts])).toEqual([]);
});

/** A typeface that can draw any letter, and the texts that it drew. */
function createRecorder(): { readonly outlined: readonly string[]; readonly typeface: Typeface } {
  const outlined: string[] = [];
  const typeface: Typeface = {
    measure: (text, size) => (text.length * size) / 2,
    draw: (text) => {
      outlined.push(text);
      return path;
    },
  };
  return { outlined, typeface };
}

/** What a screen reader says in place of a part of a document. */
function textsIn(options: unknown): readonly string[] {
  return Object.values(options ?? {}).filter((value) => typeof value === 'string');
}

/** What an SVG file shows as text or has for screen readers. */
function textsOf(svg: string): readonly string[] {
  const named = [...svg.matchAll(/ (?:aria-label|title)="([^"]*)"/g)].map(([, name = '']) => name);
  const shown = svg.replace(/<style>.*?<\/style>/s, '').split(/<[^>]*>/);
  return [...named, ...shown].filter((text) => text.trim() !== '');
}

/**
 * The texts with letters that are not from the YAML; addresses are written there as they are shown.
 */
function typedAmong(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => /\p{L}/u.test(withoutAddresses(text)));
}

function withoutAddresses(text: string): string {
  const { origin, contacts } = manifest.site;
  const host = origin.replace('https://', '');
  const isAddress = (word: string) =>
    word === contacts.email || word === host || word.startsWith(`${host}/`);
  return text
    .split(/\s+/)
    .filter((word) => !isAddress(word))
    .join(' ');
}
