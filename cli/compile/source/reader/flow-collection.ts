import type { Extent } from '../../../diagnostics/span.ts';
import { checkName, reportMissingSpace } from './keys.ts';
import type { Key } from './line.ts';
import { findKeyWithoutSpace, matchAt, skipBlanks } from './line.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { checkEscapes, closingQuote } from './quoted.ts';
import type { Reading } from './reading.ts';

/** What can stand first in a text without quotes, and what it cannot hold between brackets. */
const PLAIN =
  /(?:[^\s,[\]{}#&*!|>%@`"'?:-]|[?:-](?=[^\s,[\]{}]))(?:[^,[\]{}#:\t\r\n]|:(?=[^\s,[\]{}])|(?<=\S)#)*/y;

/** A number with commas between its thousands; each of them would end the entry. */
const NUMBER_WITH_COMMAS = /[$-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=[\s,}\]])/y;

/** Two numbers without a comma between; three digits may be thousands of the first. */
const UNDIVIDED_NUMBERS = /(\d[\d.]*)(\s+)(?!\d{3}\b)(\d[\d.]*)(?=\s*[,\]])/y;

/** Blanks, line ends and comments. */
const WHITE = /(?:\s+(?:#.*)?)*/y;

const NAME_BEFORE_VALUE = /^([A-Za-z]\w*)(?:[ \t]+|[ \t]*=[ \t]*)\S+$/;

interface Scan {
  readonly reading: Reading;
  readonly end: number;
  at: number;
}

/** Goes over a list or map in brackets, up to what is rare in them. */
export function readFlowCollection(reading: Reading, at: number, end: number): void {
  readValue({ reading, end, at });
}

/** Passes a value, and says whether it could be read. So do the others here. */
function readValue(scan: Scan): boolean {
  const { reading, at } = scan;
  const first = firstOf(scan);
  if (first === '[') return reading.nested(at, () => readList(scan)) ?? false;
  if (first === '{') return reading.nested(at, () => readMap(scan)) ?? false;
  if (/[&!*]/.test(first)) return readRefused(scan);
  if (first === '"' || first === "'") return readQuoted(scan) !== undefined;
  return readPlain(scan) !== undefined;
}

/** Passes a text in quotes, and gives it as it is typed between them. */
function readQuoted(scan: Scan): string | undefined {
  const { reading, at, end } = scan;
  const close = closingQuote(reading.text, at, end);
  if (close === -1) return undefined;
  checkEscapes(reading, at, close);
  scan.at = close + 1;
  return reading.text.slice(at + 1, close);
}

function readRefused(scan: Scan): boolean {
  const { reading, at } = scan;
  const typed = /^[^,\]}]*/.exec(reading.text.slice(at, scan.end))?.[0] ?? '';
  const end = at + typed.trimEnd().length;
  const from = skipProperties(reading, at, end);
  scan.at = skipAlias(reading, from, end) ?? from;
  if (scan.at === at) return false;
  return scan.at < end && from === scan.at ? readValue(scan) : true;
}

function readPlain(scan: Scan): string | undefined {
  const [typed] = matchAt(PLAIN, scan.reading.text, scan.at);
  scan.at += typed?.length ?? 0;
  return typed?.trimEnd();
}

function readList(scan: Scan): boolean {
  return readItems(
    scan,
    ']',
    () => readUndivided(scan) || readDivided(scan, true) || readValue(scan),
  );
}

function readMap(scan: Scan): boolean {
  const names = new Map<string, Extent>();
  return readItems(scan, '}', () => {
    const key = readKey(scan);
    if (!key) return false;
    skipWhite(scan, key.after);
    const isRead = /[,}]/.test(firstOf(scan)) || readDivided(scan) || readValue(scan);
    if (isRead) checkName(scan.reading, names, key);
    return isRead;
  });
}

function readUndivided(scan: Scan): boolean {
  const { reading, at } = scan;
  const match = matchAt(UNDIVIDED_NUMBERS, reading.text, at);
  const [typed, first = '', gap = '', name = ''] = match;
  if (typed === undefined) return false;
  scan.at += typed.length;
  const suggestion = `,${gap}${name}`;
  reading.report('missing-comma', { name }, [at + first.length, scan.at], { suggestion });
  return true;
}

/** Reports a number with commas, and passes it; in a list it may be several numbers. */
function readDivided(scan: Scan, isItem = false): boolean {
  const { reading, at } = scan;
  const { text } = reading;
  const [typed] = matchAt(NUMBER_WITH_COMMAS, text, at);
  if (typed === undefined) return false;
  const hasBlankBeside = /^(?: |.?, )/.test(
    text.charAt(at - 1) + text.slice(at + typed.length, at + typed.length + 2),
  );
  if (isItem && !/,0/.test(typed) && !hasBlankBeside) return false;
  scan.at += typed.length;
  const suggestion = typed.replaceAll(/[$,]/g, '');
  reading.report('number-with-comma', { typed, suggestion }, [at, scan.at], { suggestion });
  return true;
}

/** Reads members up to the closing bracket, and says whether all could be read. */
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
  const [white = ''] = matchAt(WHITE, scan.reading.text, from);
  scan.at = Math.min(from + white.length, scan.end);
}

function readKey(scan: Scan): Key | undefined {
  const { reading, at, end } = scan;
  const { text } = reading;
  const isQuoted = /["']/.test(firstOf(scan));
  const name = isQuoted ? readQuoted(scan) : readPlain(scan);
  if (name === undefined) return undefined;
  const close = isQuoted ? scan.at : at + name.length;
  const colon = skipBlanks(text, close, end);
  const endsName = isQuoted ? /^:/ : /^:(?:[ \t,[\]{}]|$)/;
  if (endsName.test(text.slice(colon, colon + 2)))
    return { name, start: at, end: close, after: colon + 1 };
  if (isQuoted) return undefined;
  const key = findKeyWithoutSpace(text, at, close);
  if (key) reportMissingSpace(reading, key, close);
  return key ?? keyWithoutColon(scan, at, close);
}

/** In `{ from 0, to = 9 }` colons are missing; YAML takes `from 0` for a name alone. */
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

/** The offset of an entry without a comma before it, which is told; undefined without one. */
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
