import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent } from '../../diagnostics/span.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../yaml-node.ts';
import { isBlank } from './line-cursor.ts';
import type { Reading } from './reading.ts';
import { skipBlanks } from './reading.ts';

/** The name of a field, where a line begins with one. */
export interface Key extends Extent {
  readonly name: string;
  /** After the colon. */
  readonly after: number;
}

const COLON = 58;
const HASH = 35;
const QUOTE = /["']/;

/** A name that is followed by a colon without a space, as in `title:Hello`; no address like `https:`. */
const FIELD_WITHOUT_SPACE = /([\p{L}_$][\w$.-]*)[ \t]*:(?=[^ \t\r\n:])/uy;
const SCHEME = /^(?:https?|mailto|tel|ftp|data|javascript)$/i;

/** The field's name between two offsets of a line, if a name and a colon stand first. */
export function findKey(text: string, at: number, end: number): Key | undefined {
  const first = text.charAt(at);
  if (QUOTE.test(first)) return findQuotedKey(text, at, end, first);
  if (first === '[' || first === '{' || first === '#') return undefined;
  for (let colon = at; colon < end; colon++) {
    const code = text.charCodeAt(colon);
    if (code === HASH && colon > at && isBlank(text.charCodeAt(colon - 1))) return undefined;
    if (code !== COLON || !endsName(text, colon, end)) continue;
    const name = text.slice(at, colon).trimEnd();
    return name === '' ? undefined : { name, start: at, end: at + name.length, after: colon + 1 };
  }
  return undefined;
}

function findQuotedKey(text: string, at: number, end: number, quote: string): Key | undefined {
  let close = at + 1;
  while (close < end && text.charAt(close) !== quote) close++;
  if (close === end) return undefined;
  const colon = skipBlanks(text, close + 1, end);
  if (text.charCodeAt(colon) !== COLON || !endsName(text, colon, end)) return undefined;
  return { name: text.slice(at + 1, close), start: at, end: close + 1, after: colon + 1 };
}

function endsName(text: string, colon: number, end: number): boolean {
  return colon + 1 >= end || isBlank(text.charCodeAt(colon + 1));
}

/** The field that was probably meant where only the space after the colon is missing. */
export function findKeyWithoutSpace(text: string, at: number, end: number): Key | undefined {
  FIELD_WITHOUT_SPACE.lastIndex = at;
  const match = FIELD_WITHOUT_SPACE.exec(text);
  const name = match?.[1];
  if (!match || name === undefined || at + match[0].length >= end) return undefined;
  if (SCHEME.test(name)) return undefined;
  return { name, start: at, end: at + name.length, after: at + match[0].length };
}

/** Whether an item of a list begins here: a dash and a space, or a dash alone. */
export function startsItem(text: string, at: number, end: number): boolean {
  return text.charAt(at) === '-' && (at + 1 >= end || isBlank(text.charCodeAt(at + 1)));
}

/** A map or list that lines are still added to. It is the node of the document. */
export type OpenBlock = OpenMap | OpenList;

export function isOpen(node: YamlNode): node is OpenBlock {
  return 'indent' in node;
}

export interface OpenMap extends YamlMap {
  end: number;
  readonly entries: Map<string, YamlEntry>;
  readonly indent: number;
  /** The block that was read last, for lines that are indented as if they went on with it. */
  last?: OpenBlock | undefined;
}

export interface OpenList extends YamlList {
  end: number;
  readonly items: YamlNode[];
  readonly indent: number;
  /** Indented no deeper than the name of the list. */
  readonly flush: boolean;
  last?: OpenBlock | undefined;
}

export function openMap(start: number, indent: number): OpenMap {
  return { kind: 'map', start, end: start, block: true, entries: new Map(), indent };
}

export function openList(start: number, indent: number, flush: boolean): OpenList {
  return { kind: 'list', start, end: start, block: true, items: [], indent, flush };
}

/** Adds a field to a map. A second one of the same name is reported, and does not count. */
export function addEntry(
  reading: Reading,
  entries: Map<string, YamlEntry>,
  { name, start, end }: Key,
  value: YamlNode,
): void {
  const first = entries.get(name);
  if (first) reading.add(duplicateKey(reading, name, first, { start, end }));
  else entries.set(name, { start, end, value });
}

export function duplicateKey(
  reading: Reading,
  name: string,
  first: Extent,
  again: Extent,
): Diagnostic {
  const span = reading.span(first.start, first.end);
  const related = [{ message: `"${name}" is first written here`, span }];
  return createDiagnostic('duplicate-key', { name }, reading.span(again.start, again.end), {
    related,
  });
}
