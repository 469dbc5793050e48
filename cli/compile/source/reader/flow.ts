import { readFlowCollection } from './flow-collection.ts';
import type { Line } from './line.ts';
import { isBlankOrLineEnd } from './line.ts';
import { wholeText } from './plain.ts';
import { closingQuote, nextQuote, quoted, withoutStrayQuote } from './quoted.ts';
import type { Reading } from './reading.ts';

/** What nobody means as a text. */
const ONLY_NUMBERS = /^[[\]\d\s.,]+$/;

/** Reads a list or map in brackets that begins with a part of a line, and passes it. */
export function readFlow(reading: Reading, part: Line): void {
  const { text } = reading;
  const { at } = part;
  if (text.startsWith('{{', at)) {
    refuseText(reading, 'unquoted-token', part);
    return;
  }
  const closing = findClosing(reading, part);
  if (!closing) {
    reportUnclosed(reading, part);
    reading.skipDeeper(part.indent);
    return;
  }
  const { line: last, at: close, outdented } = closing;
  if (!last.from(close + 1).isEmpty) {
    if (text.charAt(close + 1) !== ':' || ONLY_NUMBERS.test(text.slice(at, last.end))) {
      refuseMore(reading, part, last, close);
      return;
    }
    reading.isLost = true;
  }
  if (outdented) {
    const isLess = outdented.indent < part.indent;
    reading.add(reading.badIndentation(outdented, isLess ? part.indent : part.indent + 2));
  }
  reading.moveTo(last.index + 1);
  readFlowCollection(reading, at, close + 1);
}

function refuseMore(reading: Reading, part: Line, last: Line, close: number): void {
  if (ONLY_NUMBERS.test(reading.text.slice(part.at, last.end))) {
    // A bracket that opens is missing within.
    reading.report('unclosed-bracket', { bracket: ']' }, [close, close + 1]);
    reading.skipDeeper(part.indent);
  } else refuseText(reading, 'reserved-start', part);
}

/** Reports a text that YAML takes for something else; passes it and all indented below. */
export function refuseText(
  reading: Reading,
  code: 'unquoted-token' | 'reserved-start',
  part: Line,
): void {
  const { typed, end } = wholeText(reading, part);
  const meant = withoutStrayQuote(typed);
  const suggestion = quoted(meant);
  const [, link] = /^\[[^[\]]*\]\((https:[^()\s]+)\)$/.exec(typed) ?? [];
  // Asterisks are more likely Markdown, which goes.
  const isGuess = meant !== typed || /^\*\S/.test(typed) || link !== undefined;
  const parameters = { sign: typed.charAt(0), suggestion, ...(link !== undefined && { link }) };
  reading.report(code, parameters, [part.at, end], { suggestion, isGuess });
  reading.skipDeeper(part.indent);
}

/** Brackets stay open because their own end is missing, or that of a quote after them. */
function reportUnclosed(reading: Reading, part: Line): void {
  let line: Line | undefined = part;
  while (line && (line === part || line.indent > part.indent)) {
    const quote = unclosedQuote(reading.text, line);
    if (quote !== undefined) {
      reading.report('unclosed-quote', { quote: reading.text.charAt(quote) }, [quote, line.end]);
      return;
    }
    line = reading.after(line);
  }
  const bracket = part.first === '[' ? '[' : '{';
  reading.report('unclosed-bracket', { bracket }, [part.at, part.at + 1]);
}

/** The offset of a quote that opens in a line between brackets and does not close there. */
function unclosedQuote(text: string, { at, end }: Line): number | undefined {
  for (let quote = at; quote < end; quote++) {
    if (!opensQuote(text, quote)) continue;
    const close = closingQuote(text, quote, end);
    if (close === -1) return quote;
    quote = close;
  }
  return undefined;
}

/** The brackets that a scan is within, and the quote of the text; empty outside of one. */
interface Scan {
  depth: number;
  quote: string;
}

/** The closing bracket, if it can still belong here, and the first line that stands too low. */
function findClosing(reading: Reading, part: Line) {
  const scan = { depth: 0, quote: '' };
  let outdented: Line | undefined;
  for (let line: Line | undefined = part; line; line = reading.lineAt(line.index + 1)) {
    const isDeeper = line === part || line.isBlank || line.indent > part.indent;
    if (!isDeeper && !/[\]}]/.test(line.first)) return undefined;
    const at = closeInLine(reading.text, scan, line === part ? part.at : line.start, line.end);
    // The last line may stand as deep as what the collection belongs to.
    if (!isDeeper && (line.indent < part.indent || at !== line.at)) outdented ??= line;
    if (at !== -1) return { line, at, outdented };
  }
  return undefined;
}

/** The offset of the closing bracket between two offsets of a line, -1 when it is not there. */
function closeInLine(text: string, scan: Scan, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const character = text.charAt(at);
    if (scan.quote !== '') {
      const close = nextQuote(text, scan.quote, at, end);
      if (close === -1) return -1;
      scan.quote = '';
      at = close;
    } else if (character === '#' && isBlankOrLineEnd(text.charCodeAt(at - 1))) return -1;
    else if (character === '[' || character === '{') scan.depth++;
    else if (character === ']' || character === '}') scan.depth--;
    else if (opensQuote(text, at)) scan.quote = character;
    if (scan.depth === 0) return at;
  }
  return -1;
}

/** Whether a quote between brackets stands where a text in quotes can begin. */
function opensQuote(text: string, at: number): boolean {
  return /["']/.test(text.charAt(at)) && /[ \t\r\n[{,:]/.test(text.charAt(at - 1));
}
