import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent } from '../../diagnostics/span.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../yaml-node.ts';
import type { Line } from './line-cursor.ts';
import { isBlank, isOddSpace } from './line-cursor.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { quoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import { endOfText, skipBlanks } from './reading.ts';

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

/** Characters of a name at most; YAML has the same limit. */
const LONGEST = 1024;
/** A name with which nothing can be wrong here. */
const PLAIN_NAME = /^[A-Za-z]\w*$/;
const CURLY_QUOTES = /[“”„‟‘’‚‛]/;
const ALL_CURLY_QUOTES = new RegExp(CURLY_QUOTES, 'g');

/** Reads the name that a field's line begins with; where there is none, reports why and returns undefined. */
export function readKey(reading: Reading, line: Line): Key | undefined {
  const { text } = reading;
  const at = skipProperties(reading, line.at, line.end);
  if (startsItem(text, at, line.end)) {
    reading.report('item-among-fields', {}, [at, line.end]);
    return undefined;
  }
  const key = findKey(text, at, line.end);
  if (!key) return readKeyWithoutColon(reading, at, line);
  if (PLAIN_NAME.test(key.name)) return key;
  if (isCopied(reading, key, line)) return undefined;
  if (!isName(reading, key, line) || lacksSpaceInside(reading, key, line)) return undefined;
  return key;
}

/** The number of a line, as listings have it before each, or the sign of an answer to a mail. */
const COPIED = /^(?:\d+(?:$|[ |.)]+(?=[a-z]\w*$))|>+ +(?=[a-z]\w*$))/i;

/** Reports a line that was copied with its number or with another sign. */
function isCopied(reading: Reading, { name, start, after }: Key, line: Line): boolean {
  const [typed] = COPIED.exec(name) ?? [];
  if (typed === undefined) return false;
  const isWhole = typed === name;
  if (isWhole && !findKey(reading.text, skipBlanks(reading.text, after, line.end), line.end))
    return false;
  const sign = typed.trim() + (isWhole ? ':' : '');
  const isAtMargin = start === line.start && sign.startsWith('>');
  const end = start + (isAtMargin ? typed : sign).length;
  const suggestion = ' '.repeat(typed.length - (typed.length % 2));
  reading.report('stray-sign', { sign }, [start, end], isAtMargin ? { suggestion } : {});
  return true;
}

function isName(reading: Reading, { name, start, end }: Key, line: Line): boolean {
  if (name === '<<') {
    reading.report('yaml-merge-key', {}, [start, end]);
    return false;
  }
  if (skipAlias(reading, start, line.end) !== undefined) return false;
  if (name.startsWith('*')) {
    const suggestion = quoted(reading.text.slice(start, endOfText(reading.text, start, line.end)));
    reading.report('reserved-start', { sign: '*', suggestion }, [start, end]);
    return false;
  }
  if (/^[-]\p{L}/u.test(name)) {
    reading.report('missing-space-after-dash', {}, [start, start + 1], { suggestion: '- ' });
    return false;
  }
  if (CURLY_QUOTES.test(name.charAt(0))) {
    const suggestion = name.replaceAll(ALL_CURLY_QUOTES, '').trim();
    reading.report('curly-quotes', { suggestion }, [start, end], { suggestion });
  } else if (name.length > LONGEST || /^[|>%@`,\]}?\\]|["'\\\t]/.test(name)) {
    reading.lostAt ??= start;
  }
  return true;
}

/** In `title:Hello: more` the first colon was meant to end the name. */
function lacksSpaceInside(reading: Reading, { start, end }: Key, line: Line): boolean {
  if (/["']/.test(reading.text.charAt(start))) return false;
  const meant = findKeyWithoutSpace(reading.text, start, end);
  if (meant) reportMissingSpace(reading, meant, line);
  return meant !== undefined;
}

function readKeyWithoutColon(reading: Reading, at: number, line: Line): Key | undefined {
  const meant = findKeyWithoutSpace(reading.text, at, line.end);
  if (meant) {
    reportMissingSpace(reading, meant, line);
    return meant;
  }
  if (at === line.end) return undefined;
  // Names in brackets, or in quotes with quotes in them, are rare; the yaml package knows them.
  if (/["'[{?]/.test(reading.text.charAt(at))) reading.lostAt ??= at;
  const end = endOfText(reading.text, at, line.end);
  reading.report('missing-colon', { typed: reading.text.slice(at, end) }, [at, end]);
  return undefined;
}

function reportMissingSpace(reading: Reading, { name, start, after }: Key, line: Line): void {
  const span = [after - 1, after] as const;
  if (isOddSpace(reading.text.charCodeAt(after))) {
    reading.report('odd-space', { spaces: 1 }, [after, after + 1], { suggestion: ' ' });
    return;
  }
  const typed = reading.text.slice(start, endOfText(reading.text, after, line.end));
  reading.report('missing-space-after-colon', { typed, name }, span, { suggestion: ': ' });
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
