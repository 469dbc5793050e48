import type { ScalarValue, YamlNode } from '../yaml-node.ts';
import { findKey, startsItem } from './keys.ts';
import type { Line } from './line-cursor.ts';
import { isBlank } from './line-cursor.ts';
import { beginsShortened, quoted, withoutStrayQuote } from './quoted.ts';
import type { Reading, Start } from './reading.ts';
import { endOfText, skipBlanks } from './reading.ts';

const COLON = 58;

/** One pair of quotes around the whole; a text that begins with a quoted word and ends with another has more. */
const CURLY_QUOTED = /^(?:[“”„‟][^“”„‟]*[“”„‟]|[‘’‚‛].*[‘’‚‛]|[«»][^«»]*[«»])$/s;

/** Reads a text without quotes that begins at an offset of the line, and the lines that continue it. */
export function readPlain(reading: Reading, start: Start): YamlNode {
  const { text, cursor } = reading;
  const { at, line, parentIndent } = start;
  const end = endOfText(text, at, line.end);
  const typed = text.slice(at, end);
  if (hasColon(text, at, end)) return refuseColon(reading, start);
  checkComment(reading, at, end, line);
  cursor.advance();
  const whole = end === line.end ? joinLines(reading, typed, line, parentIndent) : undefined;
  if (isCurlyQuoted(whole?.text ?? typed)) refuseCurlyQuotes(reading, at, whole?.end ?? end);
  const value = whole ? whole.text : valueOfPlain(typed);
  return { kind: 'scalar', start: at, end: whole?.end ?? end, value, quoted: false };
}

function isCurlyQuoted(text: string): boolean {
  return CURLY_QUOTED.test(text) && !beginsShortened(text);
}

/** Whether a colon stands where YAML would read a field: before a blank, or at the end. */
function hasColon(text: string, at: number, end: number): boolean {
  for (let colon = at; colon < end; colon++) {
    if (text.charCodeAt(colon) !== COLON) continue;
    if (colon + 1 === end || isBlank(text.charCodeAt(colon + 1))) return true;
  }
  return false;
}

function refuseColon(reading: Reading, start: Start): YamlNode {
  const { at, parentIndent } = start;
  const { typed, end } = wholeText(reading, start);
  if (isCurlyQuoted(typed)) refuseCurlyQuotes(reading, at, end);
  else {
    const field = fieldWithin(reading, typed);
    // What begins with a second dash is hardly a text.
    const meant = withoutStrayQuote(typed);
    const isGuess = field !== undefined || typed.startsWith('- ') || meant !== typed;
    const extras = { suggestion: quoted(meant), isGuess };
    const parameters = { suggestion: extras.suggestion, ...(field !== undefined && { field }) };
    reading.report('unquoted-colon', parameters, [at, end], extras);
  }
  // What is indented below is either the same text or was meant to belong to a field; both follow from this.
  return reading.passOver(at, parentIndent);
}

/** The text that begins at an offset of a line, with the lines that continue it, as one line. */
export function wholeText(
  reading: Reading,
  { at, line, parentIndent }: Start,
): { readonly typed: string; readonly end: number } {
  const { text, cursor } = reading;
  let end = endOfText(text, at, line.end);
  let [before, next] = [line, cursor.next(line.index + 1)];
  while (end === before.end && next && continues(reading, before, next, parentIndent)) {
    end = endOfText(text, next.at, next.end);
    [before, next] = [next, cursor.next(next.index + 1)];
  }
  return { typed: text.slice(at, end).replaceAll(/\s*\n\s*/g, ' '), end };
}

/** A name that begins other lines, or follows a single word and a comma: then a line break may be missing before it. */
function fieldWithin({ text }: Reading, typed: string): string | undefined {
  const [, second] = /^\S+, *([a-z]\w*):(?=\s)/.exec(typed) ?? [];
  if (second !== undefined) return second;
  const name = /\s([a-z]\w*):(?=\s)/.exec(typed)?.[1];
  return name !== undefined && new RegExp(`^[ -]*${name}:`, 'm').test(text) ? name : undefined;
}

function refuseCurlyQuotes(reading: Reading, start: number, end: number): void {
  const suggestion = quoted(reading.text.slice(start + 1, end - 1));
  reading.report('curly-quotes', { suggestion }, [start, end], { suggestion });
}

/** ` #1` after or in place of a text is a comment for YAML, and was hardly meant as one. */
export function checkComment(reading: Reading, at: number, end: number, line: Line): void {
  const hash = skipBlanks(reading.text, end, line.end);
  if (hash === line.end || /^#(?:[\s#!]|$)/.test(reading.text.slice(hash, line.end))) return;
  const typed = reading.text.slice(hash, line.end).trimEnd();
  if (at === end && HEX.test(typed)) {
    const mended = quoted(typed);
    const parameters = { sign: '#', suggestion: mended };
    reading.report('reserved-start', parameters, [hash, hash + typed.length], {
      suggestion: mended,
    });
    return;
  }
  const suggestion = quoted(reading.text.slice(at === end ? hash : at, line.end));
  reading.report('hash-in-text', { suggestion }, [hash, line.end]);
}

/** A colour, which is no comment in any place. */
const HEX = /^#(?:[\da-f]{3}){1,2}$/i;

interface Joined {
  readonly text: string;
  readonly end: number;
}

/** The text with the lines that continue it, joined as YAML does; undefined when none does. */
function joinLines(
  reading: Reading,
  first: string,
  from: Line,
  parentIndent: number,
): Joined | undefined {
  const { text, cursor } = reading;
  let joined: Joined | undefined;
  let before = from;
  for (
    let line = cursor.line;
    line && continues(reading, before, line, parentIndent);
    line = cursor.line
  ) {
    const end = endOfText(text, line.at, line.end);
    const blankLines = line.index - before.index - 1;
    const separator = blankLines === 0 ? ' ' : '\n'.repeat(blankLines);
    reading.doubtfulLines++;
    if (hasColon(text, line.at, end)) reading.unsureAt ??= line.at;
    joined = { text: `${joined?.text ?? first}${separator}${text.slice(line.at, end)}`, end };
    cursor.advance();
    if (end < line.end) break;
    before = line;
  }
  return joined;
}

function continues(reading: Reading, before: Line, line: Line, parentIndent: number): boolean {
  if (line.indent <= parentIndent) return false;
  if (startsItem(reading.text, line.at, line.end)) return false;
  if (findKey(reading.text, line.at, line.end)) return false;
  if (hasColon(reading.text, line.at, line.at + 1)) return false;
  // A comment between the lines ends the text.
  for (let index = before.index + 1; index < line.index; index++) {
    const between = reading.cursor.lineAt(index);
    if (between && between.at < between.end) return false;
  }
  return true;
}

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const BOOLEAN = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[0-9a-fA-F]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;

/** The first characters of a text that can be anything else than a text. */
const SPECIAL_START = /^[-+.~0-9nNtTfF]/;

/** What a text without quotes means (YAML 1.2.2 section 10.3.2, core schema). */
export function valueOfPlain(text: string): ScalarValue {
  if (!SPECIAL_START.test(text)) return text;
  if (NULL.test(text)) return null;
  if (BOOLEAN.test(text)) return text.startsWith('t') || text.startsWith('T');
  if (INTEGER.test(text)) return parseInt(text, 10);
  if (OCTAL.test(text)) return parseInt(text.slice(2), 8);
  if (HEXADECIMAL.test(text)) return parseInt(text.slice(2), 16);
  if (FLOAT.test(text)) return parseFloat(text);
  if (INFINITE.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}
