import type { HtmlElement, HtmlNode } from '../check/html/tree.ts';
import { parseHtml } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { TextKind } from './page-text.ts';

/** The `html` element that a browser makes of a page whose markup is sound. */
export function readDom(url: string, html: string): HtmlElement {
  const [root] = parseHtml(createSourceFile(url, html)).elements;
  if (root === undefined) throw new Error(`The page ${url} holds no element.`);
  // Browsers leave out the white space before the head.
  const [first, ...others] = root.children;
  return typeof first === 'string' ? { ...root, children: others } : root;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** The name of an attribute as a browser has it: in a drawing some have capitals, which the reader of pages drops. */
export function domName(attribute: string): string {
  return attribute === 'viewbox' ? 'viewBox' : attribute;
}

/** Attributes whose values are read, by eyes or ears. */
const read = ['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'];

/** Of what is said about a page, that which people get to read where it is found or shared. */
const metas: Readonly<Record<string, TextKind>> = {
  description: 'description',
  'og:description': 'description',
  'og:title': 'title',
  'og:site_name': 'attribute',
  'og:image:alt': 'attribute',
};

/** The attributes of an element that a visitor gets to see something of, and what they are. */
export function shownAttributes(
  { name, attributes }: HtmlElement,
  marked: HtmlElement,
): ReadonlyMap<string, TextKind> {
  const shown = new Map<string, TextKind>(read.map((attribute) => [attribute, 'attribute']));
  if (name === 'meta') {
    const kind = metas[attributes['name'] ?? attributes['property'] ?? ''];
    return new Map(kind === undefined ? [] : [['content', kind]]);
  }
  if (name === 'a') shown.set('href', 'link');
  if (name === 'img' || name === 'video') shown.set('src', 'picture').set('poster', 'picture');
  // A drawing that the content names is in the page itself; its view box stands for it.
  if (name === 'svg' && attributes['viewbox'] !== marked.attributes['viewbox'])
    shown.set('viewbox', 'picture');
  return shown;
}
