import { readProps } from './island-texts.ts';
import { domName, isElement, readDom } from './page-dom.ts';
import type { DomElement, DomNode } from './page-dom.ts';
import type { MarkedPiece, Marks } from './marks.ts';
import { readMarked } from './marks.ts';
import { shownAttributes } from './shown-attributes.ts';
import type { PageText, TextKind } from './page-text.ts';

/** A piece of a text as the page has it, and the marks that it stands between, the innermost first. */
interface ReadPiece {
  readonly text: string;
  readonly ids: readonly number[];
}

/** A text of a page, with the marks of its pieces. */
export interface ReadText extends Omit<PageText, 'parts'> {
  readonly parts: readonly ReadPiece[];
}

/** Where the reader is in both pages. */
interface Reading {
  readonly url: string;
  readonly marks: Marks;
  /** The marks that the texts so far have left open: running text is spread over several nodes. */
  readonly open: number[];
  readonly texts: ReadText[];
  readonly islandTexts: ReadText[];
  /** Indices of the texts that hold no word of the content. */
  readonly signs: Set<number>;
}

/**
 * Reads the texts of a page in document order by its marked twin. The two must be the same but for their marks: where
 * they are not, the marks have led a component elsewhere, which throws.
 */
export function readPage(
  url: string,
  html: string,
  marked: string,
  marks: Marks,
): Pick<Reading, 'texts' | 'islandTexts'> {
  const texts = { texts: [], islandTexts: [], signs: new Set<number>() };
  const reading: Reading = { url, marks, open: [], ...texts };
  readElement(readDom(url, html), readDom(url, marked), [], reading);
  return reading;
}

function readElement(
  plain: DomElement,
  marked: DomElement,
  path: readonly number[],
  reading: Reading,
): void {
  if (plain.name !== marked.name) throw differs(reading, path, plain.name, marked.name);
  const first = reading.texts.length;
  readAttributes(plain, marked, path, reading);
  const twins = marked.children.values();
  for (const [index, node] of plain.children.entries()) {
    const twin = isElement(node) ? nextElement(twins, reading) : twins.next().value;
    const place = [...path, index];
    if (isElement(node) && twin !== undefined && isElement(twin))
      readElement(node, twin, place, reading);
    else if (!isElement(node) && typeof twin === 'string')
      readNode(plain, node, twin, place, reading);
    else throw differs(reading, place, describeNode(node), describeNode(twin));
  }
  if (reading.signs.size > 0) shareMarks(reading, first);
  const extra = nextElement(twins, reading);
  if (extra !== undefined)
    throw differs(reading, path, describeNode(undefined), describeNode(extra));
}

/** A sign that a component adds, such as © before a year, comes from what it stands with: the texts of its element. */
function shareMarks({ texts, signs }: Reading, first: number): void {
  const ids = texts.slice(first).flatMap(({ parts }) => parts.flatMap((part) => part.ids));
  if (ids.length === 0) return;
  for (const at of signs) {
    const sign = texts[at];
    if (sign === undefined || at < first) continue;
    texts[at] = { ...sign, parts: [{ text: sign.text, ids: [...new Set(ids)] }] };
    signs.delete(at);
  }
}

function addText(text: ReadText, { texts, signs }: Reading): void {
  if (isSign(text)) signs.add(texts.length);
  texts.push(text);
}

function isSign({ text, parts }: ReadText): boolean {
  return !parts.some(isMarked) && !/[\p{L}\p{N}]/u.test(text);
}

function isMarked({ ids }: ReadPiece): boolean {
  return ids.length > 0;
}

/** The next node, past texts that hold nothing but the ends of marks: the page has no node in their place. */
function nextElement(nodes: Iterator<DomNode>, { open }: Reading): DomNode | undefined {
  for (let next = nodes.next(); next.done !== true; next = nodes.next()) {
    if (isElement(next.value) || readMarked(next.value, open).length > 0) return next.value;
  }
  return undefined;
}

function describeNode(node: DomNode | undefined): string {
  if (node === undefined) return 'nothing';
  return isElement(node) ? `<${node.name}>` : node;
}

function readNode(
  { name }: DomElement,
  text: string,
  marked: string,
  path: readonly number[],
  reading: Reading,
): void {
  const pieces = readMarked(marked, reading.open);
  const parts = align(text, pieces, reading, path);
  if (text.trim() === '' || name === 'script' || name === 'style') return;
  const kind: TextKind = name === 'title' && path[0] === 0 ? 'title' : textKind(text, parts);
  addText({ kind, text, path, parts }, reading);
}

/** An amount of money that comes from the content as a number is a price, and so are words with one in them. */
function textKind(text: string, parts: readonly ReadPiece[]): TextKind {
  return parts.length > 0 && /\$\d/.test(text) ? 'price' : 'text';
}

function readAttributes(
  plain: DomElement,
  marked: DomElement,
  path: readonly number[],
  reading: Reading,
): void {
  const shown = shownAttributes(plain, marked);
  for (const [attribute, text] of Object.entries(plain.attributes)) {
    const twin = marked.attributes[attribute] ?? '';
    const kind = shown.get(attribute);
    if (kind === undefined && twin === text) continue;
    const parts = align(text, readMarked(twin), reading, path);
    if (attribute === 'data-props') readIsland(text, twin, path, reading);
    // The address of a link in running text is a part of that text.
    const known = parts.map((part) => (isMarked(part) ? part : { ...part, ids: inner(reading) }));
    if (kind !== undefined && text !== '' && !isPlaceInPage(kind, text))
      addText({ kind, text, path, attribute: domName(attribute), parts: known }, reading);
  }
}

function readIsland(
  props: string,
  markedProps: string,
  path: readonly number[],
  reading: Reading,
): void {
  for (const { text, marked } of readProps(props, markedProps)) {
    const parts = align(text, readMarked(marked), reading, path);
    if (parts.some(isMarked)) reading.islandTexts.push({ kind: 'text', text, path: [], parts });
  }
}

function isPlaceInPage(kind: TextKind, text: string): boolean {
  return kind === 'link' && text.startsWith('#');
}

function inner({ open }: Reading): readonly number[] {
  return open.toReversed();
}

/** A number or an amount of money, as pages write it. */
const numberPattern = /\$?\d[\d,]*(?:\.\d+)?/g;

/** Gives each marked piece the text that the page has in its place. */
function align(
  text: string,
  pieces: readonly MarkedPiece[],
  reading: Reading,
  path: readonly number[],
): readonly ReadPiece[] {
  const parts: ReadPiece[] = [];
  let end = 0;
  const take = (length: number, ids: readonly number[]): void => {
    if (length > 0) parts.push({ text: text.slice(end, end + length), ids });
    end += length;
  };
  for (const piece of pieces) {
    const ids = piece.markIds.toReversed();
    for (const { words, id } of splitAtNumbers(piece.text, reading.marks)) {
      // A number that the page has as well is typed in a text.
      if (id !== undefined && !text.startsWith(words, end))
        take(plainLength(text, end, id, reading.marks), [id, ...ids]);
      else if (text.startsWith(words, end)) take(words.length, ids);
      else throw differs(reading, path, text.slice(end), words);
    }
  }
  if (end !== text.length) throw differs(reading, path, text.slice(end), '');
  return parts;
}

/** Splits a text into plain texts and the numbers that are marks. */
function splitAtNumbers(
  text: string,
  marks: Marks,
): readonly { readonly words: string; readonly id?: number }[] {
  const found: { words: string; id?: number }[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(numberPattern)) {
    const id = marks.readNumber(words);
    if (id === undefined) continue;
    found.push({ words: text.slice(end, index) }, { words, id });
    end = index + words.length;
  }
  return [...found, { words: text.slice(end) }];
}

/** The length of a marked number's value in the page without marks: as it is typed, or as a number. */
function plainLength(text: string, start: number, id: number, marks: Marks): number {
  const { typed } = marks.fieldOf(id);
  if (typed !== undefined && text.startsWith(typed, start)) return typed.length;
  const written = new RegExp(numberPattern.source, 'y');
  written.lastIndex = start;
  return written.exec(text)?.[0].length ?? 0;
}

function differs({ url }: Reading, path: readonly number[], plain: string, marked: string): Error {
  return new Error(
    `The marked page ${url} is another page at ${path.join('.')}: ${JSON.stringify(marked)} in place of ${JSON.stringify(plain)}.`,
  );
}
