import type { HtmlElement, HtmlNode } from '../../deliver/check/html/tree.ts';
import { parseHtml } from '../../deliver/check/html/tree.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { joinWords, readAttributes } from '../reach/page-dom.ts';

/** What a visitor meets, or a program on their behalf. */
export type PieceKind =
  | 'text'
  | 'link'
  | 'picture'
  | 'form'
  | 'redirect'
  | 'file'
  | 'header'
  | 'setting'
  | 'look'
  /** What only follows from what else is reported. */
  | 'markup';

/** The smallest part of a page or file that a change is reported of. */
export interface Piece {
  readonly kind: PieceKind;
  /** `heading`, `button`, `alternative`, `title`; of a look or setting its name. */
  readonly role: string;
  readonly value: string;
  /** Of a link its text, of a picture its alternative. */
  readonly label?: string | undefined;
}

/** The pieces of a part of a page, which begins at a tag and may be cut off between two. */
export function readPieces(html: string): readonly Piece[] {
  const text = `<${whole}>${html}</${whole}>`;
  const [root] = parseHtml(createSourceFile('', text)).elements;
  return root === undefined ? [] : [...childPieces(root, text)];
}

/** Not an element of any page, so that nothing which is cut off closes it. */
const whole = 'part-of-page';

function* childPieces(element: HtmlElement, text: string): Generator<Piece> {
  for (const child of joinWords(element.children).values()) {
    if (typeof child === 'string') {
      const value = child.replace(/\s+/g, ' ').trim();
      if (value !== '') yield { kind: 'text', role: textRole(element), value };
      continue;
    }
    yield* attributePieces(child);
    if (child.attributes['class'] === 'crm-form')
      yield { kind: 'form', role: 'form', value: 'a form' };
    if (isDrawing(child))
      yield { kind: 'picture', role: 'drawing', value: text.slice(child.end, child.contentEnd) };
    else if (!isReadAsOne(child)) yield* childPieces(child, text);
  }
}

/** Words laid out as a picture, such as the leaf of a calendar: its label says them in one. */
function isReadAsOne({ name, attributes }: HtmlElement): boolean {
  return name === 'span' && attributes['role'] === 'img' && attributes['aria-label'] !== undefined;
}

/** Lines and shapes, without words or links among them. */
function isDrawing(node: HtmlNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  const isShape = /^(?:svg|g|path|circle|rect|line|polyline|polygon|ellipse)$/.test(node.name);
  return isShape && node.children.every(isDrawing);
}

function textRole({ name, parent }: HtmlElement): string {
  if (name === 'h1') return 'headline';
  if (/^h[2-6]$/.test(name)) return 'heading';
  const isInline = /^(?:b|em|i|span|strong|time)$/.test(name);
  return isInline && parent !== undefined ? textRole(parent) : (textRoles[name] ?? 'text');
}

const textRoles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  label: 'label',
  legend: 'label',
  option: 'choice',
  title: 'title',
};

function* attributePieces(element: HtmlElement): Generator<Piece> {
  const { name, attributes } = element;
  if (name === 'meta') return yield* metaPieces(attributes);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!dataAttributes.has(attribute)) yield attributePiece(element, attribute, value);
    else yield* jsonPieces(attributes['data-island'] ?? '', value);
  }
}

/** Attributes with JSON for scripts: of islands, and of the date of a confirmation. */
const dataAttributes: ReadonlySet<string> = new Set(['data-props', 'data-sent']);

function attributePiece(element: HtmlElement, attribute: string, value: string): Piece {
  const { name, attributes } = element;
  const role = value === '' ? undefined : readAttributes[attribute];
  if (role !== undefined) return { kind: 'text', role, value };
  const chosen = chosenLooks[attribute];
  if (chosen !== undefined) return { kind: 'look', role: chosen, value };
  if (attribute === 'href') return linkPiece(element, value);
  if (attribute === 'action') return { kind: 'link', role: 'form address', value };
  if (attribute === 'src' || attribute === 'poster')
    return { kind: 'picture', role: name, value, label: attributes['alt'] || undefined };
  return { kind: 'markup', role: `${name} ${attribute}`, value };
}

/** Attributes that the YAML has a field for, and what a visitor notices of them. */
const chosenLooks: Readonly<Record<string, string>> = {
  'data-accent': 'colour',
  'data-spellings': 'search words',
};

function linkPiece(element: HtmlElement, value: string): Piece {
  const { name, attributes } = element;
  if (name !== 'link') {
    return { kind: 'link', role: 'link', value, label: spokenText(element) || undefined };
  }
  const { rel = '' } = attributes;
  const kind = rel === 'canonical' ? 'link' : 'picture';
  return { kind, role: rel, value };
}

function spokenText({ children, attributes }: HtmlElement): string {
  const texts = [...joinWords(children).values()].map((child) =>
    typeof child === 'string' ? child : spokenText(child),
  );
  const own = attributes['alt'] ?? attributes['aria-label'] ?? '';
  return [own, ...texts].join(' ').replace(/\s+/g, ' ').trim();
}

/** What stands in for the page elsewhere, and what its scripts are given. */
function* metaPieces({
  name = '',
  property = '',
  content = '',
}: HtmlElement['attributes']): Generator<Piece> {
  const role = metaRoles[name || property];
  if (role !== undefined) yield { kind: 'text', role, value: content };
  else if (property === 'og:image') yield { kind: 'picture', role: 'sharing card', value: content };
  else if (property === 'og:url') yield { kind: 'link', role: 'canonical', value: content };
  else if (name === 'career-site') yield* jsonPieces('', content);
  else yield { kind: 'markup', role: `meta ${name || property}`, value: content };
}

const metaRoles: Readonly<Record<string, string>> = {
  description: 'description',
  'og:title': 'title',
  'og:description': 'description',
  'og:site_name': 'title',
  'og:image:alt': 'alternative',
};

/** Each single value of a text in JSON, by the name that it has there. */
export function jsonPieces(owner: string, json: string): readonly Piece[] {
  return [...leaves(owner, JSON.parse(json))];
}

function* leaves(path: string, value: unknown): Generator<Piece> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const isItem = Array.isArray(value);
      yield* leaves(isItem || path === '' ? path || name : `${path}.${name}`, inner);
    }
    return;
  }
  yield { kind: 'setting', role: path, value: String(value) };
}
