import type { ScalarValue, YamlNode } from '../yaml-node.ts';
import type { Line } from './line.ts';
import { beginsShortened, quoted, withoutStrayQuote } from './quoted.ts';
import type { Reading } from './reading.ts';

/** One pair of quotes around the whole; a text that begins with a quoted word and ends with another has more. */
const CURLY_QUOTED = /^(?:[“”„‟][^“”„‟]*[“”„‟]|[‘’‚‛].*[‘’‚‛]|[«»][^«»]*[«»])$/s;

/** A colon where YAML would read a field: before a blank, or at the end. */
const COLON = /:(?:[ \t]|$)/;

/** Reads a text without quotes that begins with a part of a line, and the lines that continue it. */
export function readPlain(reading: Reading, part: Line): YamlNode {
  const { at: start, textEnd } = part;
  const typed = reading.text.slice(start, textEnd);
  if (COLON.test(typed)) return refuseColon(reading, part);
  checkComment(reading, part);
  const others = continuing(reading, part);
  const { textEnd: end } = others.at(-1) ?? part;
  reading.advance();
  const whole = joined(reading, typed, part, others);
  refuseCurlyQuotes(reading, whole, start, end);
  const value = others.length > 0 ? whole : valueOfPlain(typed);
  return { kind: 'scalar', start, end, value, quoted: false };
}

/** A text with the lines that continue it, which are passed, as YAML joins them. */
function joined(reading: Reading, first: string, part: Line, others: readonly Line[]): string {
  let [text, last] = [first, part];
  for (const line of others) {
    const blankLines = line.index - last.index - 1;
    const typed = reading.text.slice(line.at, line.textEnd);
    text += (blankLines === 0 ? ' ' : '\n'.repeat(blankLines)) + typed;
    last = line;
    reading.doubtfulLines++;
    if (COLON.test(typed)) reading.unsureAt ??= line.at;
    reading.advance();
  }
  return text;
}

function refuseColon(reading: Reading, part: Line): YamlNode {
  const { typed, end } = wholeText(reading, part);
  if (!refuseCurlyQuotes(reading, typed, part.at, end)) {
    const field = fieldWithin(reading, typed);
    // What begins with a second dash is hardly a text.
    const meant = withoutStrayQuote(typed);
    const isGuess = field !== undefined || typed.startsWith('- ') || meant !== typed;
    const suggestion = quoted(meant);
    const parameters = { suggestion, field, isDash: meant.startsWith('- ') };
    reading.report('unquoted-colon', parameters, [part.at, end], { suggestion, isGuess });
  }
  // What is indented below is either the same text or was meant to belong to a field; both follow from this.
  return reading.passOver(part);
}

/** The text that begins with a part of a line, with the lines that continue it, as one line. */
export function wholeText(reading: Reading, part: Line) {
  const { textEnd: end } = continuing(reading, part).at(-1) ?? part;
  return { typed: reading.text.slice(part.at, end).replaceAll(/\s*\n\s*/g, ' '), end };
}

function continuing(reading: Reading, part: Line): readonly Line[] {
  const lines: Line[] = [];
  let [last, next] = [part, reading.after(part)];
  while (next && next.indent > part.indent && continues(reading, last, next)) {
    lines.push(next);
    [last, next] = [next, reading.after(next)];
  }
  return lines;
}

/** A name that begins other lines, or follows a single word and a comma: then a line break may be missing before it. */
function fieldWithin({ text }: Reading, typed: string): string | undefined {
  const [, second] = /^\S+, *([a-z]\w*):(?=\s)/.exec(typed) ?? [];
  if (second !== undefined) return second;
  const name = /\s([a-z]\w*):(?=\s)/.exec(typed)?.[1];
  return name !== undefined && new RegExp(`^[ -]*${name}:`, 'm').test(text) ? name : undefined;
}

/** Reports curly quotes around a text, if it has them. */
function refuseCurlyQuotes(reading: Reading, text: string, start: number, end: number): boolean {
  if (!CURLY_QUOTED.test(text) || beginsShortened(text)) return false;
  const suggestion = quoted(reading.text.slice(start + 1, end - 1));
  reading.report('curly-quotes', { suggestion }, [start, end], { suggestion });
  return true;
}

/** A colour, which is no comment in any place. */
const HEX = /^(#(?:[\da-f]{3}){1,2})\s*$/i;

/** ` #1` after or in place of a text is a comment for YAML, and was hardly meant as one. */
export function checkComment(reading: Reading, part: Line): void {
  const { at: hash, end, typed } = part.from(part.textEnd);
  if (hash === end || /^#(?:[\s#!]|$)/.test(typed)) return;
  const [, colour] = HEX.exec(typed) ?? [];
  if (part.at === hash && colour !== undefined) {
    const suggestion = quoted(colour);
    const colourEnd = hash + colour.length;
    reading.report('reserved-start', { sign: '#', suggestion }, [hash, colourEnd], { suggestion });
    return;
  }
  reading.report('hash-in-text', { suggestion: quoted(part.typed) }, [hash, end]);
}

function continues(reading: Reading, before: Line, line: Line): boolean {
  if (before.textEnd < before.end || line.isItem || line.key || line.first === ':') return false;
  // A comment between the lines ends the text.
  for (let index = before.index + 1; index < line.index; index++) {
    if (reading.lineAt(index)?.isBlank === false) return false;
  }
  return true;
}

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const BOOLEAN = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/;
const NUMBER =
  /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;

/** The first characters of a text that can be anything else than a text. */
const SPECIAL_START = /^[-+.~0-9nNtTfF]/;

/** What a text without quotes means (YAML 1.2.2 section 10.3.2, core schema). */
export function valueOfPlain(text: string): ScalarValue {
  if (!SPECIAL_START.test(text)) return text;
  if (NULL.test(text)) return null;
  if (BOOLEAN.test(text)) return /^t/i.test(text);
  if (NUMBER.test(text)) return Number(text);
  if (INFINITE.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}
