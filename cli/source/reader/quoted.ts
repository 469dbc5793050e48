import type { Line } from './line-cursor.ts';
import type { Reading } from './reading.ts';
import { absentAt, endOfText, isRestEmpty } from './reading.ts';
import { quoted } from './quoting.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Escapes that mean the same in YAML and in JSON. */
const JSON_ESCAPES = /^(?:[^\\\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/;
const ESCAPE =
  /\\(?:[0abtnvfre "/\\N_LP\t]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r?\n)?/g;

/** Reads a text in quotes that begins at an offset of the line, and passes it. */
export function readQuoted(
  reading: Reading,
  at: number,
  line: Line,
  parentIndent: number,
): YamlNode {
  const close = closingQuote(reading.text, at, line.end);
  if (close === -1) return readOverLines(reading, at, line, parentIndent);
  reading.cursor.advance();
  if (!isRestEmpty(reading.text, close + 1, line.end)) {
    reportTextAfterQuote(reading, at, line, close);
    return absentAt(at);
  }
  return readClosed(reading, at, close + 1);
}

/** The offset of the quote that closes a text, up to `end`; -1 when there is none. */
export function closingQuote(text: string, at: number, end: number): number {
  const quote = text.charAt(at);
  for (let next = at + 1; next < end; next++) {
    const character = text.charAt(next);
    if (character === '\\' && quote === '"') next++;
    else if (character === quote) {
      if (quote === '"' || text.charAt(next + 1) !== quote) return next;
      next++;
    }
  }
  return -1;
}

/** The text between two quotes of one line; `end` is after the closing one. */
export function readClosed(reading: Reading, start: number, end: number): YamlNode {
  const inner = reading.text.slice(start + 1, end - 1);
  const value =
    reading.text.charAt(start) === "'"
      ? inner.replaceAll("''", "'")
      : unescape(reading, start, inner);
  return { kind: 'scalar', start, end, value, quoted: true };
}

function unescape(reading: Reading, start: number, inner: string): string {
  if (!inner.includes('\\') && !inner.includes('\t')) return inner;
  if (JSON_ESCAPES.test(inner)) return String(JSON.parse(`"${inner}"`));
  reportBadEscapes(reading, start + 1, inner);
  reading.unsure = true;
  return inner;
}

function reportBadEscapes(reading: Reading, offset: number, inner: string): void {
  for (const { 0: escape, index } of inner.matchAll(ESCAPE)) {
    if (escape !== '\\') continue;
    const typed = inner.slice(index, index + 2);
    const start = offset + index;
    reading.report('bad-escape', { typed }, [start, start + typed.length], {
      suggestion: `\\${typed}`,
    });
  }
}

function readOverLines(reading: Reading, at: number, line: Line, parentIndent: number): YamlNode {
  const { cursor, text } = reading;
  const last = lastLineOf(reading, at, line, parentIndent);
  if (!last) {
    reportUnclosed(reading, at, line);
    cursor.advance();
    return absentAt(at);
  }
  // How lines are joined is left to the library.
  reading.unsure = true;
  const close = closingQuote(text, at, last.end);
  reportBadEscapes(reading, at + 1, text.charAt(at) === '"' ? text.slice(at + 1, close) : '');
  cursor.moveTo(last.index + 1);
  if (!isRestEmpty(text, close + 1, last.end)) {
    reportTextAfterQuote(reading, at, last, close);
  }
  return absentAt(at);
}

/** The line with the closing quote, if it comes before a line that can no longer belong to the text. */
function lastLineOf(
  reading: Reading,
  at: number,
  line: Line,
  parentIndent: number,
): Line | undefined {
  for (let index = line.index + 1; ; index++) {
    const next = reading.cursor.lineAt(index);
    if (!next) return undefined;
    if (next.at < next.end && next.indent <= parentIndent) return undefined;
    if (closingQuote(reading.text, at, next.end) !== -1) return next;
  }
}

function reportUnclosed(reading: Reading, at: number, line: Line): void {
  const quote = reading.text.charAt(at);
  const typed = reading.text.slice(at, line.end);
  reading.report('unclosed-quote', { quote }, [at, line.end], { suggestion: `${typed}${quote}` });
}

function reportTextAfterQuote(reading: Reading, at: number, line: Line, close: number): void {
  const { text } = reading;
  const quote = text.charAt(at);
  const end = endOfText(text, close + 1, line.end);
  // Over several lines, white space joins to one space.
  const typed = text.slice(at, end).replaceAll(/\s*\n\s*/g, ' ');
  // With a quote at the very end, the outer two are the person's own and the others belong to the text.
  const suggestion = quoted(typed.endsWith(quote) ? typed.slice(1, -1) : typed);
  reading.report('text-after-quote', { quote, suggestion }, [at, end], { suggestion });
}
