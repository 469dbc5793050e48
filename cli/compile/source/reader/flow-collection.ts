import type { YamlEntry, YamlNode } from '../yaml-node.ts';
import { valueOfPlain } from './plain.ts';
import { addEntry, reportMissingSpace } from './keys.ts';
import type { Key } from './line.ts';
import { findKeyWithoutSpace, matchAt, skipBlanks } from './line.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { closingQuote, readClosed } from './quoted.ts';
import type { Reading } from './reading.ts';
import { absentAt } from './reading.ts';

/** What can stand first in a text without quotes, and what it cannot hold between brackets. */
const PLAIN =
  /(?:[^\s,[\]{}#&*!|>%@`"'?:-]|[?:-](?=[^\s,[\]{}]))(?:[^,[\]{}#:\t\r\n]|:(?=[^\s,[\]{}])|(?<=\S)#)*/y;

/** A number with commas between its thousands; each of them would end the entry. */
const NUMBER_WITH_COMMAS = /[$-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=[\s,}\]])/y;

/** Two numbers of a list that no comma divides; a group of three digits may be thousands of the first. */
const UNDIVIDED_NUMBERS = /(\d[\d.]*)(\s+)(?!\d{3}\b)(\d[\d.]*)(?=\s*[,\]])/y;

const NAME_BEFORE_VALUE = /^([A-Za-z]\w*)(?:[ \t]+|[ \t]*=[ \t]*)\S+$/;

interface Scan {
  readonly reading: Reading;
  readonly end: number;
  at: number;
}

/**
 * Reads what stands between two brackets; `end` is after the closing one. Undefined for what is rare and only the
 * yaml package knows, such as comments in between.
 */
export function readFlowCollection(
  reading: Reading,
  at: number,
  end: number,
): YamlNode | undefined {
  const scan: Scan = { reading, end, at };
  const node = readValue(scan);
  return scan.at === end ? node : undefined;
}

function readValue(scan: Scan): YamlNode | undefined {
  const { reading, at, end } = scan;
  const first = firstOf(scan);
  if (first === '[') return reading.nested(at, () => readList(scan));
  if (first === '{') return reading.nested(at, () => readMap(scan));
  if (/[&!*]/.test(first)) return readRefused(scan);
  if (first === '"' || first === "'") {
    const close = closingQuote(reading.text, at, end);
    // How the lines of a text are joined is left to the yaml package.
    if (close === -1 || reading.text.slice(at, close).includes('\n')) return undefined;
    scan.at = close + 1;
    return readClosed(reading, at, close + 1);
  }
  const typed = readPlain(scan);
  if (typed === undefined) return undefined;
  const value = valueOfPlain(typed);
  return { kind: 'scalar', start: at, end: at + typed.length, value, quoted: false };
}

/** Passes an anchor, a tag or an alias. */
function readRefused(scan: Scan): YamlNode | undefined {
  const { reading, at } = scan;
  const typed = /^[^,\]}]*/.exec(reading.text.slice(at, scan.end))?.[0] ?? '';
  const end = at + typed.trimEnd().length;
  const from = skipProperties(reading, at, end);
  scan.at = skipAlias(reading, from, end) ?? from;
  if (scan.at === at) return undefined;
  return scan.at < end && from === scan.at ? readValue(scan) : absentAt(scan.at);
}

function readPlain(scan: Scan): string | undefined {
  const [typed] = matchAt(PLAIN, scan.reading.text, scan.at);
  scan.at += typed?.length ?? 0;
  return typed?.trimEnd();
}

function readList(scan: Scan): YamlNode | undefined {
  const start = scan.at;
  const items: YamlNode[] = [];
  const closed = readItems(scan, ']', () => {
    const item = readUndivided(scan) ?? readDivided(scan, true) ?? readValue(scan);
    if (item) items.push(item);
    return item !== undefined;
  });
  return closed ? { kind: 'list', start, end: scan.at, block: false, items } : undefined;
}

function readMap(scan: Scan): YamlNode | undefined {
  const start = scan.at;
  const entries = new Map<string, YamlEntry>();
  const closed = readItems(scan, '}', () => {
    const key = readKey(scan);
    if (!key) return false;
    skipWhite(scan, key.after);
    const isAbsent = /[,}]/.test(firstOf(scan));
    const value = isAbsent ? absentAt(key.after) : (readDivided(scan) ?? readValue(scan));
    if (value) addEntry(scan.reading, entries, key, value);
    return value !== undefined;
  });
  return closed ? { kind: 'map', start, end: scan.at, block: false, entries } : undefined;
}

/** Reports a comma that is missing between two numbers, and passes both. */
function readUndivided(scan: Scan): YamlNode | undefined {
  const { reading, at } = scan;
  const match = matchAt(UNDIVIDED_NUMBERS, reading.text, at);
  const [typed, first = '', gap = '', name = ''] = match;
  if (typed === undefined) return undefined;
  scan.at += typed.length;
  const suggestion = `,${gap}${name}`;
  reading.report('missing-comma', { name }, [at + first.length, scan.at], { suggestion });
  return absentAt(at);
}

/** Reports a number that commas divide, and passes it; in a list, where it is not rather several of three digits. */
function readDivided(scan: Scan, isItem = false): YamlNode | undefined {
  const { reading, at } = scan;
  const { text } = reading;
  const [typed] = matchAt(NUMBER_WITH_COMMAS, text, at);
  if (typed === undefined) return undefined;
  const hasBlankBeside = /^(?: |.?, )/.test(
    text.charAt(at - 1) + text.slice(at + typed.length, at + typed.length + 2),
  );
  if (isItem && !/,0/.test(typed) && !hasBlankBeside) return undefined;
  scan.at += typed.length;
  const suggestion = typed.replaceAll(/[$,]/g, '');
  reading.report('number-with-comma', { typed, suggestion }, [at, scan.at], { suggestion });
  return absentAt(at);
}

/** Reads what stands between commas up to the closing bracket, and says whether all of it could be read. */
function readItems(scan: Scan, close: string, readItem: () => boolean): boolean {
  const { reading } = scan;
  skipWhite(scan, scan.at + 1);
  while (scan.at < scan.end && firstOf(scan) !== close) {
    const start = scan.at;
    if (!readItem()) return false;
    skipWhite(scan);
    if (firstOf(scan) === close) break;
    const next = firstOf(scan) === ',' ? scan.at + 1 : findUndivided(reading, start, scan.at);
    if (next === undefined) return false;
    skipWhite(scan, next);
  }
  scan.at++;
  return scan.at <= scan.end;
}

function firstOf({ reading, at }: Scan): string {
  return reading.text.charAt(at);
}

function skipWhite(scan: Scan, from = scan.at): void {
  scan.at = from;
  while (scan.at < scan.end && /\s/.test(firstOf(scan))) scan.at++;
}

function readKey(scan: Scan): Key | undefined {
  const { reading, at, end } = scan;
  const { text } = reading;
  const node = /["']/.test(firstOf(scan)) ? readValue(scan) : undefined;
  const name = node?.kind === 'scalar' ? String(node.value) : readPlain(scan);
  if (name === undefined) return undefined;
  const close = node?.end ?? at + name.length;
  const colon = skipBlanks(text, close, end);
  const endsName = node ? /^:/ : /^:(?:[ \t,[\]{}]|$)/;
  if (endsName.test(text.slice(colon, colon + 2)))
    return { name, start: at, end: close, after: colon + 1 };
  if (node) return undefined;
  const key = findKeyWithoutSpace(text, at, close);
  if (key) reportMissingSpace(reading, key, close);
  return key ?? keyWithoutColon(scan, at, close);
}

/** In `{ from 0, to = 9 }` the colons are missing; YAML takes `from 0` for a name without a value. */
function keyWithoutColon({ reading }: Scan, start: number, end: number): Key | undefined {
  const name = NAME_BEFORE_VALUE.exec(reading.text.slice(start, end))?.[1];
  if (name === undefined || !/[,}]/.test(reading.text.charAt(end))) return undefined;
  // Words that are no field anywhere go on with a text that has a comma.
  if (!new RegExp(`(?:^|[\\s{,])${name}[:=]`, 'm').test(reading.text)) return undefined;
  reading.report('missing-colon', { typed: reading.text.slice(start, end) }, [start, end]);
  return { name, start, end: start + name.length, after: end };
}

const LAST_NAME = /\s[\p{L}_][\w.-]*[ \t]*$/u;
const NAME = /(?:["']?[\p{L}_][\w.-]*["']?(?=[ \t]*:\s)|[[{])/uy;

/**
 * Between brackets, the offset of an entry that no comma divides from the one before, which began at `start` and was
 * read up to `at`. The comma is reported. Undefined where something else is wrong.
 */
function findUndivided(reading: Reading, start: number, at: number): number | undefined {
  const { text } = reading;
  const from = text.charAt(at) === ':' ? lastName(text, start, at) : at;
  if (from === undefined) return undefined;
  const [name] = matchAt(NAME, text, from);
  if (name === undefined) return undefined;
  const end = from + name.length;
  const gap = start + text.slice(start, from).trimEnd().length;
  reading.report('missing-comma', { name: name.replaceAll(/["']/g, '') }, [gap, end], {
    suggestion: `,${text.slice(gap, from) || ' '}${name}`,
  });
  return from;
}

/** A text without quotes that misses its comma extends up to the colon of the next entry's name. */
function lastName(text: string, start: number, colon: number): number | undefined {
  const at = text.slice(start, colon).search(LAST_NAME);
  return at === -1 ? undefined : start + at + 1;
}
