import { readFlowCollection } from './flow-collection.ts';
import type { Line } from './line-cursor.ts';
import { closingQuote } from './quoted.ts';
import { quoted } from './quoting.ts';
import type { Reading } from './reading.ts';
import { absentAt, endOfText, isRestEmpty } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Reads a list or map in brackets that begins at an offset of the line, and passes it. */
export function readFlow(reading: Reading, at: number, line: Line, parentIndent: number): YamlNode {
  const { text, cursor } = reading;
  if (text.startsWith('{{', at))
    return refuseText(reading, 'unquoted-token', at, line, parentIndent);
  const last = closingLine(reading, at, line, parentIndent);
  if (!last) {
    reportUnclosed(reading, at, line);
    cursor.skipDeeper(parentIndent);
    return absentAt(at);
  }
  const close = closingBracket(text, at, last.end);
  if (!isRestEmpty(text, close + 1, last.end)) {
    if (text.charAt(close + 1) !== ':')
      return refuseText(reading, 'reserved-start', at, line, parentIndent);
    reading.lost = true;
  }
  cursor.moveTo(last.index + 1);
  const node = readFlowCollection(reading, at, close + 1);
  if (!node) reading.unsure = true;
  return node ?? absentAt(at);
}

/** Tells of a text that YAML takes for something else, and passes it with all that is indented below. */
export function refuseText(
  reading: Reading,
  code: 'unquoted-token' | 'reserved-start',
  at: number,
  line: Line,
  parentIndent: number,
): YamlNode {
  const end = endOfText(reading.text, at, line.end);
  const typed = reading.text.slice(at, end);
  const suggestion = quoted(typed);
  reading.report(code, { sign: typed.charAt(0), suggestion }, [at, end], { suggestion });
  reading.cursor.skipDeeper(parentIndent);
  return absentAt(at);
}

/** The line in which the brackets close, if that is before a line which can no longer belong to them. */
function closingLine(
  reading: Reading,
  at: number,
  line: Line,
  parentIndent: number,
): Line | undefined {
  const { text, cursor } = reading;
  let last: Line | undefined = line;
  while (last && closingBracket(text, at, last.end) === -1) {
    last = cursor.lineAt(last.index + 1);
    if (
      last &&
      last.at < last.end &&
      last.indent <= parentIndent &&
      !/[\]}]/.test(text.charAt(last.at))
    ) {
      return undefined;
    }
  }
  return last;
}

/** The offset of the bracket that closes the one at `at`, up to `end`; -1 when there is none. */
function closingBracket(text: string, at: number, end: number): number {
  let depth = 0;
  for (let next = at; next < end; next++) {
    const character = text.charAt(next);
    if (character === '#' && /\s/.test(text.charAt(next - 1))) next = endOfLine(text, next, end);
    if (character === '[' || character === '{') depth++;
    if (character === ']' || character === '}') depth--;
    if (depth === 0) return next;
    if (opensQuote(text, next)) {
      const close = closingQuote(text, next, end);
      if (close === -1) return -1;
      next = close;
    }
  }
  return -1;
}

function endOfLine(text: string, at: number, end: number): number {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? end : newline;
}

function opensQuote(text: string, at: number): boolean {
  return /["']/.test(text.charAt(at)) && /[\s[{,:]/.test(text.charAt(at - 1));
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
