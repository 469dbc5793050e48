import type { HtmlElement, HtmlNode } from '../../deliver/check/html/tree.ts';
import { parseHtml } from '../../deliver/check/html/tree.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import type { PageText, TextKind } from './page-text.ts';

/** The `html` element that a browser makes of a page whose markup is sound. */
export function readDom(url: string, html: string): HtmlElement {
  const [root] = parseHtml(createSourceFile(url, html)).elements;
  if (root === undefined) throw new Error(`The page ${url} holds no element.`);
  // Browsers leave out the white space before the head.
  const [first, ...others] = root.children;
  return typeof first === 'string' ? { ...root, children: others } : root;
}

/** A place of a page that has a text, or may come to show one. */
export interface Slot extends Pick<PageText, 'text' | 'path' | 'attribute'> {
  /** `props` is what an island is given; `source` is nothing that people read. */
  readonly kind: TextKind | 'props' | 'source';
  /** Of the element. */
  readonly name: string;
}

/** All of an element and below it, in document order. */
export function* slotsOf(element: HtmlElement, path: readonly number[] = []): Generator<Slot> {
  const { name } = element;
  for (const [attribute, text] of Object.entries(element.attributes)) {
    const kind = attributeKind(element, attribute);
    if (kind !== undefined) yield { kind, name, text, path, attribute: domName(attribute) };
  }
  for (const [index, node] of joinWords(element.children)) {
    const place = [...path, index];
    if (typeof node !== 'string') yield* slotsOf(node, place);
    else yield { kind: textKind(name, node, place), name, text: node, path: place };
  }
}

/** Nodes by their index; texts with a possible line end between them are one. */
export function joinWords(nodes: readonly HtmlNode[]): ReadonlyMap<number, HtmlNode> {
  const joined = new Map<number, HtmlNode>();
  let first: number | undefined;
  for (const [index, node] of nodes.entries()) {
    if (typeof node !== 'string') {
      if (node.name === 'wbr') continue;
      first = undefined;
      joined.set(index, node);
    } else {
      first ??= index;
      joined.set(first, `${String(joined.get(first) ?? '')}${node}`);
    }
  }
  return joined;
}

/** Browsers keep the capital of `viewBox`, which our reader drops. */
function domName(attribute: string): string {
  return attribute === 'viewbox' ? 'viewBox' : attribute;
}

/** Words with an amount of money in them are a price. */
function textKind(name: string, text: string, [first]: readonly number[]): Slot['kind'] {
  if (text.trim() === '' || name === 'script' || name === 'style') return 'source';
  if (name === 'title' && first === 0) return 'title';
  return /\$\d/.test(text) ? 'price' : 'text';
}

/** Attributes whose values are read, by eyes or ears, and what they are. */
export const readAttributes: Readonly<Record<string, string>> = {
  alt: 'alternative',
  'aria-description': 'label',
  'aria-label': 'label',
  label: 'label',
  placeholder: 'placeholder',
  title: 'label',
};

/** Attributes that lead to a picture; the view box stands for a drawing in the page. */
const pictures = ['img src', 'img poster', 'video src', 'video poster', 'svg viewbox'];

/** Meta elements that people read in search results, or where a page is shared. */
const metas: Readonly<Record<string, TextKind>> = {
  description: 'description',
  'og:description': 'description',
  'og:title': 'title',
  'og:site_name': 'attribute',
  'og:image:alt': 'attribute',
};

/** The kind of text in an attribute; undefined where visitors never meet it. */
function attributeKind(
  { name, attributes }: HtmlElement,
  attribute: string,
): Slot['kind'] | undefined {
  if (attribute === 'data-props') return 'props';
  if (name === 'meta')
    return attribute === 'content'
      ? metas[attributes['name'] ?? attributes['property'] ?? '']
      : undefined;
  if (attribute in readAttributes) return 'attribute';
  if (name === 'a' && attribute === 'href') return 'link';
  return pictures.includes(`${name} ${attribute}`) ? 'picture' : undefined;
}
