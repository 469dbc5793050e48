import type { Line } from './line.ts';
import { beginsShortened, quoted, withoutStrayQuote } from './quoted.ts';
import type { Reading } from './reading.ts';

/** One pair of quotes around the whole; there are more where only two words are quoted. */
const CURLY_QUOTED = /^(?:[“”„‟][^“”„‟]*[“”„‟]|[‘’‚‛].*[‘’‚‛]|[«»][^«»]*[«»])$/s;

/** A colon where YAML would read a field: before a blank, or at the end. */
const COLON = /:(?:[ \t]|$)/;

/** Reads a text without quotes that begins with a part of a line, and passes it. */
export function readPlain(reading: Reading, part: Line): void {
  const { typed, end, lines } = wholeText(reading, part);
  if (COLON.test(reading.text.slice(part.at, part.textEnd))) {
    refuseColon(reading, part, typed, end);
    return;
  }
  checkComment(reading, part);
  reading.doubtfulLines += lines.length - 1;
  for (const { index } of lines) reading.moveTo(index + 1);
  refuseCurlyQuotes(reading, typed, part.at, end);
}

function refuseColon(reading: Reading, part: Line, typed: string, end: number): void {
  if (!refuseCurlyQuotes(reading, typed, part.at, end)) {
    const field = fieldWithin(reading, typed);
    // What begins with a second dash is hardly a text.
    const meant = withoutStrayQuote(typed);
    const isGuess = field !== undefined || typed.startsWith('- ') || meant !== typed;
    const suggestion = quoted(meant);
    const parameters = { suggestion, field, isDash: meant.startsWith('- ') };
    reading.report('unquoted-colon', parameters, [part.at, end], { suggestion, isGuess });
  }
  // What is indented below is either the same text or was meant to belong to a field; both follow
  // from this.
  reading.skipDeeper(part.indent);
}

/** The text of a part of a line and of the lines that continue it, as one line. */
export function wholeText(reading: Reading, part: Line) {
  const lines = [part];
  let last = part;
  let next = reading.after(part);
  while (next && next.indent > part.indent && continues(reading, last, next)) {
    lines.push(next);
    last = next;
    next = reading.after(next);
  }
  const end = last.textEnd;
  return {
    typed: reading.text.slice(part.at, end).replaceAll(/(?<!\s)\s*\n\s*/g, ' '),
    end,
    lines,
  };
}

/** The name of a field before which a line break may be missing. */
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
