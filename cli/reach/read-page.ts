import type { HtmlElement, HtmlNode } from '../check/html/tree.ts';
import { isObject } from '../schema/pointer.ts';
import type { ReadPiece } from './align.ts';
import { align, sharedEnds, withoutSource } from './align.ts';
import type { Marks } from './marks.ts';
import { listCutMarks, readMarked, withoutMarks } from './marks.ts';
import { domName, isElement, readDom, shownAttributes } from './page-dom.ts';
import type { PageText, TextKind } from './page-text.ts';

/** A text of a page, with the marks of its pieces. */
export interface ReadText extends Omit<PageText, 'parts'> {
  readonly parts: readonly ReadPiece[];
}

/** Where the reader is in both pages. */
interface Reading {
  readonly marks: Marks;
  /** Marks whose texts a component has cut: what follows is no longer theirs. */
  readonly cut: ReadonlySet<number>;
  /** The marks that the texts so far have left open: running text is spread over several nodes. */
  open: readonly number[];
  readonly texts: ReadText[];
  readonly islandTexts: ReadText[];
  /** Indices of the texts that hold no word of the content. */
  readonly signs: Set<number>;
}

/**
 * Reads the texts of a page in document order by its marked twin. Where the two differ in more than their marks, a component
 * has cut, compared, sorted or measured a text: what stands there has no source.
 *
 * @param marked Undefined where no page could be made with marks.
 */
export function readPage(
  url: string,
  html: string,
  marked: string | undefined,
  marks: Marks,
): Pick<Reading, 'texts' | 'islandTexts'> {
  const texts = { texts: [], islandTexts: [], signs: new Set<number>() };
  const reading: Reading = { marks, cut: listCutMarks(marked ?? ''), open: [], ...texts };
  readElement(
    readDom(url, html),
    marked === undefined ? undefined : readDom(url, marked),
    [],
    reading,
  );
  return reading;
}

function readElement(
  plain: HtmlElement,
  marked: HtmlElement | undefined,
  path: readonly number[],
  reading: Reading,
): void {
  const first = reading.texts.length;
  readAttributes(plain, marked ?? plain, path, reading);
  const { twins, rest } = pairChildren(plain, marked);
  for (const [index, node] of plain.children.entries()) {
    const twin = twins[index];
    const place = [...path, index];
    if (twin === undefined) reading.open = [];
    else passMarks(twin.marksBefore, reading);
    if (typeof node === 'string') readNode(plain, node, textOf(twin) ?? node, place, reading);
    else readElement(node, elementOf(twin), place, reading);
  }
  passMarks(rest, reading);
  if (reading.signs.size > 0) shareMarks(reading, first);
}

/** A node of the marked page, and the marks between it and the node before. */
interface Twin {
  readonly node: HtmlNode;
  readonly marksBefore: string;
}

interface PairedChildren {
  /** By the index of a node; undefined where the marked page has another node in its place. */
  readonly twins: readonly (Twin | undefined)[];
  /** The marks behind all nodes. */
  readonly rest: string;
}

/** Where not all children are the same, those up to the first that differs and from the last on are. */
function pairChildren({ children }: HtmlElement, marked: HtmlElement | undefined): PairedChildren {
  const nodes: Twin[] = [];
  let rest = '';
  for (const node of marked?.children ?? []) {
    if (typeof node === 'string' && withoutMarks(node) === '') rest += node;
    else {
      nodes.push({ node, marksBefore: rest });
      rest = '';
    }
  }
  const { start, end } = sharedEnds(children.length, nodes.length, (at) =>
    isAlike(children.at(at), nodes.at(at)?.node),
  );
  const twins = children.map((_, index) => {
    if (index < start) return nodes[index];
    return index < children.length - end ? undefined : nodes.at(index - children.length);
  });
  return { twins, rest };
}

function isAlike(node: HtmlNode | undefined, twin: HtmlNode | undefined): boolean {
  if (node === undefined || twin === undefined) return false;
  return isElement(node) ? isElement(twin) && node.name === twin.name : !isElement(twin);
}

function textOf(twin: Twin | undefined): string | undefined {
  return typeof twin?.node === 'string' ? twin.node : undefined;
}

function elementOf(twin: Twin | undefined): HtmlElement | undefined {
  return twin !== undefined && isElement(twin.node) ? twin.node : undefined;
}

/** Marks where the page has no text: a text between them begins or ends there. */
function passMarks(marks: string, reading: Reading): void {
  if (marks !== '') reading.open = readMarked(marks, reading.open).open;
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

function readNode(
  { name }: HtmlElement,
  text: string,
  marked: string,
  path: readonly number[],
  reading: Reading,
): void {
  const { pieces, open } = readMarked(marked, reading.open);
  const aligned = align(text, pieces, reading.marks);
  reading.open = aligned === undefined ? [] : open.filter((id) => !reading.cut.has(id));
  const parts = aligned ?? withoutSource(text);
  if (text.trim() === '' || name === 'script' || name === 'style') return;
  const kind: TextKind = name === 'title' && path[0] === 0 ? 'title' : textKind(text, parts);
  addText({ kind, text, path, parts }, reading);
}

/** An amount of money that comes from the content as a number is a price, and so are words with one in them. */
function textKind(text: string, parts: readonly ReadPiece[]): TextKind {
  return parts.length > 0 && /\$\d/.test(text) ? 'price' : 'text';
}

function readAttributes(
  plain: HtmlElement,
  marked: HtmlElement,
  path: readonly number[],
  reading: Reading,
): void {
  const shown = shownAttributes(plain, marked);
  for (const [attribute, text] of Object.entries(plain.attributes)) {
    const twin = marked.attributes[attribute] ?? '';
    const kind = shown.get(attribute);
    if (kind === undefined && twin === text) continue;
    const parts = align(text, readMarked(twin).pieces, reading.marks) ?? withoutSource(text);
    if (attribute === 'data-props') readIsland(text, twin, reading);
    // The address of a link in running text is a part of that text.
    const known = parts.map((part) => (isMarked(part) ? part : { ...part, ids: inner(reading) }));
    if (kind !== undefined && text !== '' && !isPlaceInPage(kind, text))
      addText({ kind, text, path, attribute: domName(attribute), parts: known }, reading);
  }
}

function readIsland(props: string, markedProps: string, reading: Reading): void {
  for (const { text, marked } of readProps(props, markedProps)) {
    const parts = align(text, readMarked(marked).pieces, reading.marks);
    if (parts?.some(isMarked) === true)
      reading.islandTexts.push({ kind: 'text', text, path: [], parts });
  }
}

function isPlaceInPage(kind: TextKind, text: string): boolean {
  return kind === 'link' && text.startsWith('#');
}

function inner({ open }: Reading): readonly number[] {
  return open.toReversed();
}

/** A text among the props of an island, as the page has it and as its marked twin does. */
interface PropText {
  readonly text: string;
  readonly marked: string;
}

/** The texts that an island is given in the page, such as the messages of a form: it may come to show each of them. */
function readProps(props: string, marked: string): readonly PropText[] {
  return [...pairTexts(JSON.parse(props), JSON.parse(marked))];
}

function* pairTexts(value: unknown, twin: unknown): Generator<PropText> {
  if (typeof value === 'string' && typeof twin === 'string') yield { text: value, marked: twin };
  if (!isObject(value) || !isObject(twin)) return;
  for (const [name, inner] of Object.entries(value)) yield* pairTexts(inner, twin[name]);
}
