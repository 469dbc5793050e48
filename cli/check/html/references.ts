import type { Span } from '../../diagnostics/span.ts';
import type { ReferenceKind, TextReference } from './css.ts';
import { cssUrls } from './css.ts';
import type { HtmlElement, HtmlTree } from './tree.ts';
import { attributeSpan, contentSpan } from './tree.ts';

/** An address that a page names. */
export interface Reference extends Omit<TextReference, 'offset'> {
  /** Where the address stands; searched for only when it is asked for. */
  readonly span: () => Span;
}

/** What the attributes of elements name, by `element attribute`. */
const kinds: Readonly<Record<string, ReferenceKind>> = {
  'a href': 'link',
  'area href': 'link',
  'form action': 'form',
  'button formaction': 'form',
  'input formaction': 'form',
  'img src': 'image',
  'input src': 'image',
  'image href': 'image',
  'video poster': 'image',
  'video src': 'media',
  'audio src': 'media',
  'track src': 'media',
  'script src': 'script',
  'iframe src': 'frame',
  'embed src': 'object',
  'object data': 'object',
};

/** The attributes that can name an address; most others need not be looked at more closely. */
const naming: ReadonlySet<string> = new Set([
  ...Object.keys(kinds).map((kind) => kind.split(' ')[1] ?? ''),
  'content',
  'imagesrcset',
  'srcset',
  'style',
]);

/** What a link element names, by its `rel`; others only mention an address. */
const linkKinds: ReadonlyMap<string, ReferenceKind> = new Map([
  ['stylesheet', 'style'],
  ['icon', 'image'],
  ['apple-touch-icon', 'image'],
  ['mask-icon', 'image'],
  ['manifest', 'manifest'],
  ['modulepreload', 'script'],
  ['preconnect', 'connection'],
  ['dns-prefetch', 'connection'],
]);

const preloadKinds: ReadonlyMap<string, ReferenceKind> = new Map([
  ['font', 'font'],
  ['image', 'image'],
  ['script', 'script'],
  ['style', 'style'],
  ['video', 'media'],
  ['audio', 'media'],
  ['track', 'media'],
]);

/** Every address in the markup of a page, in its order. */
export function* listReferences(tree: HtmlTree): Generator<Reference> {
  for (const element of tree.elements) {
    for (const name in element.attributes) {
      if (naming.has(name)) yield* attributeReferences(tree, element, name);
    }
    if (element.name === 'style') yield* styleReferences(tree, element);
  }
}

function* attributeReferences(
  tree: HtmlTree,
  element: HtmlElement,
  name: string,
): Generator<Reference> {
  const value = element.attributes[name]?.trim() ?? '';
  const kind = referenceKind(element, name);
  if (kind === undefined || (value === '' && kind !== 'image')) return;
  const span = () => attributeSpan(tree, element, name);
  const isLazy = isLoadedLater(element) || name.endsWith('srcset');
  for (const url of urlsOf(name, value)) yield { url, kind, isLazy, span };
}

function referenceKind(element: HtmlElement, attribute: string): ReferenceKind | undefined {
  const { name, attributes, parent } = element;
  if (attribute === 'srcset' || attribute === 'imagesrcset') return 'image';
  if (attribute === 'style') return 'image';
  if (name === 'source' && attribute === 'src')
    return parent?.name === 'picture' ? 'image' : 'media';
  if (name === 'link' && attribute === 'href') return linkKind(attributes);
  if (name === 'meta' && attribute === 'content') return metaKind(attributes);
  return kinds[`${name} ${attribute}`];
}

function linkKind({ rel = '', as = '' }: HtmlElement['attributes']): ReferenceKind | undefined {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes('preload')) return preloadKinds.get(as);
  return words.map((word) => linkKinds.get(word)).find((kind) => kind !== undefined);
}

/** Pictures that stand for the page where it is shared. */
function metaKind({
  property = '',
  name = '',
}: HtmlElement['attributes']): ReferenceKind | undefined {
  return /^(og:(image|video|audio)(:url)?|twitter:image)$/.test(property || name)
    ? 'shared'
    : undefined;
}

function urlsOf(attribute: string, value: string): readonly string[] {
  if (attribute === 'style') return [...cssUrls(value)].map(({ url }) => url);
  return attribute.endsWith('srcset') ? candidates(value) : [value];
}

/** https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute */
function candidates(srcset: string): readonly string[] {
  return [...srcset.matchAll(/[\s,]*([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(
    ([, url = '']) => url,
  );
}

function* styleReferences(tree: HtmlTree, element: HtmlElement): Generator<Reference> {
  const { file, start } = contentSpan(tree, element);
  for (const { url, kind, isLazy, offset } of cssUrls(file.text.slice(start, element.contentEnd))) {
    const at = start + offset;
    yield { url, kind, isLazy, span: () => ({ file, start: at, end: at + url.length }) };
  }
}

function isLoadedLater({ name, attributes }: HtmlElement): boolean {
  if (name === 'video' || name === 'audio')
    return attributes['preload'] === 'none' && !('autoplay' in attributes);
  return attributes['loading'] === 'lazy';
}
