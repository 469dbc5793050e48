import { expect, test } from 'vitest';
import type { HtmlElement } from '../../cli/check/html/tree.ts';
import { parseHtml } from '../../cli/check/html/tree.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { data } from '../../generated/index.ts';
import type { BuildContext, BuiltAsset, PageEntry, SiteData } from '../../runtime/contract.ts';
import { mark, markWords } from './marked-words.ts';
import { buildContext } from './site-data.ts';
import { loadSourcedRenderer } from './sourced-renderer.ts';

/** What the build knows of any asset; the title of a drawing is part of the drawing. */
const drawing: BuiltAsset = { url: '/drawing.svg', width: 9, height: 9, title: mark('A drawing') };

const context: BuildContext = {
  ...buildContext,
  environment: 'production',
  assets: new Proxy({}, { get: () => drawing }),
  cards: new Proxy({}, { get: () => 'card.png' }),
};

/** Attributes whose values are read, by eyes or ears. */
const readAttributes = ['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'];

const readMetas = ['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'];

interface Piece {
  readonly text: string;
  /** The line of the component that wrote it. */
  readonly source: string;
}

const createRenderer = await loadSourcedRenderer();

test('every word of every page is written in the YAML', () => {
  expect(typedWords(data, context, data.routes.pages)).toEqual([]);
});

test('so is every word of a preview of the site with quotes open', () => {
  const quote = { ...data.site.quote, enabled: !data.site.quote.enabled };
  const site = { ...data.site, quote };
  const preview: BuildContext = { ...context, environment: 'preview' };
  const pages = data.routes.pages.filter(({ region }) => ['generic', 'library'].includes(region));
  expect(typedWords({ ...data, site }, preview, pages)).toEqual([]);
});

/** What components typed themselves, with the line that wrote it; words of the YAML are left out. */
function typedWords(
  content: SiteData,
  built: BuildContext,
  pages: readonly PageEntry[],
): readonly string[] {
  const render = createRenderer(markWords(content), built);
  const typed = pages.flatMap((page) =>
    piecesOf(page, render(page))
      .filter(({ text }) => /\p{L}/u.test(withoutNames(text)))
      .map(({ source, text }) => `${source || `the head of ${page.kind}`}: ${withoutMarked(text)}`),
  );
  return [...new Set(typed)].toSorted();
}

/** Codes of regions and addresses are written in the YAML as they are shown, and are no words. */
function withoutNames(text: string): string {
  return text
    .split(/[\s(),;:]+/)
    .filter((word) => !names.has(word))
    .join(' ');
}

/** The text with each run of words from the YAML as an ellipsis. */
function withoutMarked(text: string): string {
  return text.replace(/[\u{f0000}-\u{ffffd}](?:[^\p{L}]*[\u{f0000}-\u{ffffd}])*/gu, '…');
}

const names: ReadonlySet<string> = namesIn(data);

function namesIn({ regions, site, library }: typeof data): ReadonlySet<string> {
  return new Set([
    ...regions.map(({ code }) => code),
    site.contacts.email,
    site.privacy.email,
    library.contacts.email,
  ]);
}

function piecesOf({ url }: PageEntry, html: string): readonly Piece[] {
  const { elements } = parseHtml(createSourceFile(url, html));
  return elements.flatMap((element) => [...textsOf(element), ...attributesOf(element)]);
}

function textsOf(element: HtmlElement): readonly Piece[] {
  if (['script', 'style'].includes(element.name)) return [];
  const texts = element.children.filter((child) => typeof child === 'string');
  return texts.map((text) => ({ text, source: sourceOf(element) }));
}

function attributesOf(element: HtmlElement): readonly Piece[] {
  const { attributes, name } = element;
  const read = name === 'meta' && isRead(attributes) ? ['content'] : readAttributes;
  return read
    .map((attribute) => attributes[attribute] ?? '')
    .map((text) => ({ text, source: sourceOf(element) }));
}

function isRead({ name = '', property = '' }: HtmlElement['attributes']): boolean {
  return readMetas.includes(name) || readMetas.includes(property);
}

function sourceOf({ attributes, parent }: HtmlElement): string {
  return attributes['data-source'] ?? (parent === undefined ? '' : sourceOf(parent));
}
