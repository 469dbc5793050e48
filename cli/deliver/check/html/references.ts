import type { CSSToken } from '@csstools/css-tokenizer';
import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { parse } from 'es-module-lexer/minimal/js';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';
import { createSourceFile } from '../../../diagnostics/span.ts';
import type { HtmlElement, HtmlTree } from './tree.ts';
import { attributeSpan, contentSpan } from './tree.ts';

/** By the attributes of elements, the `rel` of links, and their `as` where they preload. */
const kinds = {
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
  'link rel=stylesheet': 'style',
  'link rel=icon': 'image',
  'link rel=apple-touch-icon': 'image',
  'link rel=mask-icon': 'image',
  'link rel=manifest': 'manifest',
  'link rel=modulepreload': 'script',
  'link rel=preconnect': 'connection',
  'link rel=dns-prefetch': 'connection',
  'link as=font': 'font',
  'link as=image': 'image',
  'link as=script': 'script',
  'link as=style': 'style',
  'link as=video': 'media',
  'link as=audio': 'media',
  'link as=track': 'media',
} as const;

/** `shared` stands for a page where it is shared, `prop` for one in an island's props. */
export type ReferenceKind = (typeof kinds)[keyof typeof kinds] | 'shared' | 'prop';

const kindsByName: ReadonlyMap<string, ReferenceKind> = new Map(Object.entries(kinds));

/** Whether opening the page asks for the address, without a click. */
export function isLoadedWithPage(kind: ReferenceKind): boolean {
  return !['link', 'form', 'shared', 'prop'].includes(kind);
}

/** An address that a page, a style sheet or a script names. */
export interface Reference {
  readonly url: string;
  readonly kind: ReferenceKind;
  /** Need not be loaded: it waits for a visitor or a script, or is one of several to choose. */
  readonly isLazy: boolean;
  /** Where the address stands; searched for only when it is asked for. */
  readonly span: () => Span;
}

/** Every address in the markup of a page, in its order. */
export function* listReferences(tree: HtmlTree): Generator<Reference> {
  for (const element of tree.elements) {
    for (const name in element.attributes) {
      const kind = referenceKind(element, name);
      if (kind === undefined) continue;
      const value = element.attributes[name]?.trim() ?? '';
      if (value === '' && kind !== 'image') continue;
      const span = () => attributeSpan(element, name);
      const isLazy = isLoadedLater(element) || name.endsWith('srcset');
      for (const url of urlsOf(name, value)) yield { url, kind, isLazy, span };
    }
    if (element.name !== 'style') continue;
    yield* cssReferences(tree.file, contentSpan(element).start, element.contentEnd);
  }
}

function referenceKind(element: HtmlElement, attribute: string): ReferenceKind | undefined {
  const { name, attributes, parent } = element;
  if (/^(?:style|srcset|imagesrcset)$/.test(attribute)) return 'image';
  if (name === 'source' && attribute === 'src')
    return parent?.name === 'picture' ? 'image' : 'media';
  if (name === 'link' && attribute === 'href') return linkKind(attributes);
  if (name === 'meta' && attribute === 'content')
    return sharing.test(attributes['property'] || (attributes['name'] ?? ''))
      ? 'shared'
      : undefined;
  return kindsByName.get(`${name} ${attribute}`);
}

/** Some links only mention an address. */
function linkKind({ rel = '', as = '' }: HtmlElement['attributes']): ReferenceKind | undefined {
  const words = rel.toLowerCase().split(/\s+/);
  const named = words.includes('preload') ? [`as=${as}`] : words.map((word) => `rel=${word}`);
  return named.map((name) => kindsByName.get(`link ${name}`)).find((kind) => kind !== undefined);
}

const sharing = /^(og:(image|video|audio)(:url)?|twitter:image)$/;

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

const addressFunctions: readonly string[] = ['url', 'src', 'image-set', '-webkit-image-set'];

/** What a style sheet, or a part of a file, names by `url()`, `image-set()` or `@import`. */
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

/** What a script imports by a fixed address; undefined where it does not parse. */
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
