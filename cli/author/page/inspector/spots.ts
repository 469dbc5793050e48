import { servedAttribute } from '../messages.ts';
import type { ShownDocument } from '../served-document.ts';
import type { FindMade, KnownText } from './made-texts.ts';
import type { PageTexts } from './messages.ts';
import { fieldsOf } from './text-fields.ts';
import { topModal } from './top-modal.ts';

/** A text, and the node of the open page that shows it. */
export interface Spot extends KnownText {
  readonly node: Text | Element;
  /** Path of the document that the text was served in; undefined for one that a script has made. */
  readonly page?: string;
}

/**
 * The spots of a document in its order. Nodes that scripts have taken away have none, nor has what
 * a modal leaves out.
 */
export function findSpots(
  texts: PageTexts,
  { path: page, served: { document: copy, live } }: ShownDocument,
): readonly Spot[] {
  return texts.texts.flatMap((text) => {
    const served = nodeAt(copy, text.path);
    const node = served && live.get(served);
    const isNode = node instanceof Text || node instanceof Element;
    return isNode && document.contains(node)
      ? [{ node, page, text, fields: fieldsOf(text, texts) }]
      : [];
  });
}

/**
 * Those of the spots that can be looked at, and those of texts that scripts have made: what no
 * field says comes from a program.
 */
export function withMadeSpots(served: readonly Spot[], findMade: FindMade): readonly Spot[] {
  const stage = topModal() ?? document.body;
  const spots = served.filter(
    (spot) => isInHead(spot) || (stage.contains(spot.node) && isSaid(spot)),
  );
  const known = new Set<Node>(spots.map(({ node }) => node));
  const made = textNodes(stage).flatMap((node) => {
    if (known.has(node)) return [];
    const words = wordsFrom(node);
    return [{ ...(findMade(words.trim()) ?? madeByProgram(words)), node }];
  });
  return made.length === 0 ? spots : [...spots, ...made].toSorted(byPlace);
}

/** Whether the page says a text as it was served: a script may have put another one in its node. */
function isSaid({ node, text }: Spot): boolean {
  return !(node instanceof Text) || wordsFrom(node).trim() === text.text.trim();
}

/** Texts between which a line may end are one text: its words, from its first node. */
function wordsFrom(first: Text): string {
  return nodesFrom(first)
    .map(({ data }) => data)
    .join('');
}

function nodesFrom(node: Text): readonly Text[] {
  const next = isLineEnd(node.nextSibling) ? node.nextSibling?.nextSibling : undefined;
  return next instanceof Text ? [node, ...nodesFrom(next)] : [node];
}

function isLineEnd(node: Node | null): boolean {
  return node?.nodeName === 'WBR';
}

function madeByProgram(words: string): KnownText {
  const text = { kind: 'text', text: words, path: [], parts: [] } as const;
  return { text, fields: [] };
}

function byPlace(a: Spot, b: Spot): number {
  if (a.node === b.node) return 0;
  const isBefore = a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}

/** Whether a text is said about the page, not on it. */
export function isInHead({ node }: Spot): boolean {
  return document.head.contains(node);
}

/** What stands on the page for a spot: a title in a drawing has no place of its own. */
export function anchorOf({ node }: Spot): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('svg title, svg desc')?.parentElement ?? element;
}

/** Where a spot is in the window; none where it is not shown. */
export function boxesOf(spot: Spot): readonly DOMRect[] {
  const anchor = anchorOf(spot);
  if (isInHead(spot) || anchor === null) return [];
  if (spot.node !== anchor && spot.node.parentElement === anchor) {
    const range = document.createRange();
    range.selectNodeContents(spot.node);
    if (spot.node instanceof Text) range.setEndAfter(nodesFrom(spot.node).at(-1) ?? spot.node);
    return [...range.getClientRects()];
  }
  return [...anchor.getClientRects()];
}

/** The spots at a point of the window, the smallest first. */
export function spotsAt(spots: readonly Spot[], x: number, y: number): readonly Spot[] {
  const [top] = document.elementsFromPoint(x, y);
  if (top === undefined) return [];
  const found = spots.flatMap((spot) => {
    const anchor = anchorOf(spot);
    if (anchor === null || !(anchor.contains(top) || top.contains(anchor))) return [];
    // Beside the words of a heading is still the heading.
    const boxes = top === anchor ? [...boxesOf(spot), ...anchor.getClientRects()] : boxesOf(spot);
    const [box] = boxes.filter((each) => isInside(each, x, y));
    return box === undefined ? [] : [{ spot, area: box.width * box.height }];
  });
  return found.toSorted((a, b) => a.area - b.area).map(({ spot }) => spot);
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function nodeAt(page: Document, path: readonly number[]): Node | undefined {
  let node: Node | undefined = page.documentElement;
  for (const index of path) node = node && childrenOf(node)[index];
  return node;
}

/** The child nodes, without the script that `dev` adds to the head and the end of its line. */
function childrenOf(node: Node): readonly Node[] {
  const children = [...node.childNodes];
  const own = children.findIndex(
    (child) => child instanceof Element && child.hasAttribute(servedAttribute),
  );
  return own === -1 ? children : children.toSpliced(own, 2);
}

function textNodes(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes.filter(({ data, parentElement, previousSibling }) => {
    if (isLineEnd(previousSibling)) return false;
    return data.trim() !== '' && parentElement?.closest('script, style, noscript') == null;
  });
}
