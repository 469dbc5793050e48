import type { CSSToken } from '@csstools/css-tokenizer';
import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { parse } from 'es-module-lexer/minimal/js';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import type { HtmlElement, HtmlTree } from './tree.ts';
import { attributeSpan, contentSpan } from './tree.ts';

/** What a page does with an address that it names; an island has that of a page among its props. */
export type ReferenceKind =
  | 'link'
  | 'form'
  | 'image'
  | 'media'
  | 'script'
  | 'style'
  | 'font'
  | 'frame'
  | 'object'
  | 'manifest'
  | 'connection'
  | 'shared'
  | 'prop';

/** Whether opening the page asks for the address, without a click. */
export function isLoadedWithPage(kind: ReferenceKind): boolean {
  return !['link', 'form', 'shared', 'prop'].includes(kind);
}

/** An address that a page, a style sheet or a script names. */
export interface Reference {
  readonly url: string;
  readonly kind: ReferenceKind;
  /** It may stay unloaded: it waits for the visitor or for a script that runs, or is one of several to choose from. */
  readonly isLazy: boolean;
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
    if (element.name !== 'style') continue;
    yield* cssReferences(tree.file, contentSpan(tree, element).start, element.contentEnd);
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
  if (attribute === 'style')
    return [...cssReferences(createSourceFile('', value))].map(({ url }) => url);
  return attribute.endsWith('srcset') ? candidates(value) : [value];
}

/** https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute */
function candidates(srcset: string): readonly string[] {
  return [...srcset.matchAll(/[\s,]*([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(
    ([, url = '']) => url,
  );
}

function isLoadedLater({ name, attributes }: HtmlElement): boolean {
  if (name === 'video' || name === 'audio')
    return attributes['preload'] === 'none' && !('autoplay' in attributes);
  return attributes['loading'] === 'lazy';
}

/** Functions whose texts are addresses. */
const addressFunctions: readonly string[] = ['url', 'src', 'image-set', '-webkit-image-set'];

/** The addresses that a style sheet, or styles within a file, name by `url()`, `image-set()` or `@import`. */
export function* cssReferences(
  file: SourceFile,
  start = 0,
  end = file.text.length,
): Generator<Reference> {
  const functions: string[] = [];
  let rule = '';
  for (const token of tokenize({ css: file.text.slice(start, end) })) {
    const [type] = token;
    if (type === TokenType.AtKeyword) rule = token[4].value.toLowerCase();
    else if (type === TokenType.Semicolon || type === TokenType.OpenCurly) rule = '';
    else if (type === TokenType.Function) functions.push(token[4].value.toLowerCase());
    else if (type === TokenType.OpenParen) functions.push('');
    else if (type === TokenType.CloseParen) functions.pop();
    const address = addressOf(token, functions.at(-1), rule);
    // The address of a namespace is a name, and nothing is loaded from it.
    if (address === undefined || rule === 'namespace') continue;
    const { url, offset } = address;
    const kind = rule === 'import' ? 'style' : kindByExtension(url);
    yield { url, kind, isLazy: false, span: spanOf(file, start + offset, url) };
  }
}

function addressOf(token: CSSToken, within: string | undefined, rule: string) {
  const [type, typed, start] = token;
  if (type === TokenType.URL) {
    return { url: token[4].value, offset: start + (/^url\(\s*/i.exec(typed)?.[0].length ?? 0) };
  }
  if (type !== TokenType.String) return undefined;
  const isAddress = within === undefined ? rule === 'import' : addressFunctions.includes(within);
  return isAddress ? { url: token[4].value, offset: start + 1 } : undefined;
}

function kindByExtension(url: string): ReferenceKind {
  return /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url) ? 'font' : 'image';
}

/**
 * The scripts that a script imports, except those whose address is computed; undefined where the text does not parse,
 * for example because it is cut off.
 */
export function scriptReferences(file: SourceFile): readonly Reference[] | undefined {
  const imports = parseImports(file.text);
  return imports?.flatMap(({ n: url, s: start, d: dynamicStart }) => {
    if (url === undefined) return [];
    const isLazy = dynamicStart >= 0;
    // The span of a dynamic import includes the quotes of its address.
    return { url, kind: 'script', isLazy, span: spanOf(file, isLazy ? start + 1 : start, url) };
  });
}

function spanOf(file: SourceFile, start: number, { length }: string): () => Span {
  return () => ({ file, start, end: start + length });
}

function parseImports(text: string) {
  try {
    return parse(text)[0];
  } catch {
    return undefined;
  }
}
