import { findClosing, opensQuote } from './closing-bracket.ts';
import { readFlowCollection } from './flow-collection.ts';
import type { Line } from './line-cursor.ts';
import { closingQuote, quoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import { absentAt, endOfText, isRestEmpty } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Reads a list or map in brackets that begins at an offset of the line, and passes it. */
export function readFlow(reading: Reading, at: number, line: Line, parentIndent: number): YamlNode {
  const { text, cursor } = reading;
  if (text.startsWith('{{', at))
    return refuseText(reading, 'unquoted-token', at, line, parentIndent);
  const closing = findClosing(reading, at, line, parentIndent);
  if (!closing) {
    reportUnclosed(reading, at, line);
    cursor.skipDeeper(parentIndent);
    return absentAt(at);
  }
  const { line: last, at: close } = closing;
  if (!isRestEmpty(text, close + 1, last.end)) {
    if (text.charAt(close + 1) !== ':')
      return refuseText(reading, 'reserved-start', at, line, parentIndent);
    reading.lostAt ??= at;
  }
  if (closing.outdented) reportOutdented(reading, closing.outdented, parentIndent);
  cursor.moveTo(last.index + 1);
  const node = readFlowCollection(reading, at, close + 1);
  if (!node || hasTabbedLine(text, at, close)) reading.unsureAt ??= at;
  return node ?? absentAt(at);
}

/** Reports a text that YAML takes for something else, and passes it with all that is indented below. */
export function refuseText(
  reading: Reading,
  code: 'unquoted-token' | 'reserved-start',
  at: number,
  line: Line,
  parentIndent: number,
): YamlNode {
  const end = endOfText(reading.text, at, line.end);
  const typed = reading.text.slice(at, end);
  const meant = withoutStrayQuote(typed);
  const suggestion = quoted(meant);
  const extras = { suggestion, isGuess: meant !== typed };
  reading.report(code, { sign: typed.charAt(0), suggestion }, [at, end], extras);
  reading.cursor.skipDeeper(parentIndent);
  return absentAt(at);
}

/** Without a quote that only closes, and without the backticks that take the place of quotes. */
function withoutStrayQuote(typed: string): string {
  if (/^`[^`]+`$/.test(typed)) return typed.slice(1, -1);
  return /^[^"]*"$|^[^']*'$/.test(typed) ? typed.slice(0, -1) : typed;
}

function reportOutdented(
  reading: Reading,
  { start, at, indent }: Line,
  parentIndent: number,
): void {
  const expected = indent < parentIndent ? parentIndent : parentIndent + 2;
  const suggestion = ' '.repeat(expected);
  const parameters = { found: indent, expected };
  reading.report('bad-indentation', parameters, [start, at], { suggestion });
}

/** YAML allows a tab before a line between brackets only after enough spaces. */
function hasTabbedLine(text: string, at: number, end: number): boolean {
  return /\n *\t/.test(text.slice(at, end));
}

/** Brackets stay open because their own end is missing, or that of a quote before it. */
function reportUnclosed(reading: Reading, at: number, line: Line): void {
  const { text } = reading;
  for (let quote = at; quote < line.end; quote++) {
    if (!opensQuote(text, quote)) continue;
    const close = closingQuote(text, quote, line.end);
    if (close === -1) {
      reading.report('unclosed-quote', { quote: text.charAt(quote) }, [quote, line.end]);
      return;
    }
    quote = close;
  }
  reading.report('unclosed-bracket', { bracket: text.charAt(at) }, [at, at + 1]);
}
