import type { YamlNode } from '../yaml-node.ts';
import { readFlowCollection } from './flow-collection.ts';
import type { Line } from './line-cursor.ts';
import { isBlank } from './line-cursor.ts';
import { wholeText } from './plain.ts';
import { closingQuote, nextQuote, quoted, withoutStrayQuote } from './quoted.ts';
import type { Reading, Start } from './reading.ts';
import { absentAt, isRestEmpty } from './reading.ts';

/** Reads a list or map in brackets that begins at an offset of the line, and passes it. */
export function readFlow(reading: Reading, start: Start): YamlNode {
  const { text, cursor } = reading;
  const { at, parentIndent } = start;
  if (text.startsWith('{{', at)) return refuseText(reading, 'unquoted-token', start);
  const closing = findClosing(reading, start);
  if (!closing) {
    reportUnclosed(reading, start);
    return reading.passOver(at, parentIndent);
  }
  const { line: last, at: close } = closing;
  if (!isRestEmpty(text, close + 1, last.end)) {
    if (ONLY_NUMBERS.test(text.slice(at, last.end))) {
      // One that opens is missing within.
      reading.report('unclosed-bracket', { bracket: ']' }, [close, close + 1]);
      return reading.passOver(close, parentIndent);
    }
    if (text.charAt(close + 1) !== ':') return refuseText(reading, 'reserved-start', start);
    reading.lostAt ??= at;
  }
  const { outdented } = closing;
  if (outdented) {
    const isLess = outdented.indent < parentIndent;
    reading.reportIndentation(outdented, isLess ? parentIndent : parentIndent + 2);
  }
  cursor.moveTo(last.index + 1);
  const node = readFlowCollection(reading, at, close + 1);
  if (!node || hasTabbedLine(text, at, close)) reading.unsureAt ??= at;
  return node ?? absentAt(at);
}

/** What nobody means as a text. */
const ONLY_NUMBERS = /^[[\]\d\s.,]+$/;

/** Reports a text that YAML takes for something else, and passes it with all that is indented below. */
export function refuseText(
  reading: Reading,
  code: 'unquoted-token' | 'reserved-start',
  start: Start,
): YamlNode {
  const { at, parentIndent } = start;
  const { typed, end } = wholeText(reading, start);
  const meant = withoutStrayQuote(typed);
  const suggestion = quoted(meant);
  const [, link] = /^\[[^[\]]*\]\((https:[^()\s]+)\)$/.exec(typed) ?? [];
  // Asterisks are more likely Markdown, which goes.
  const isGuess = meant !== typed || /^\*\S/.test(typed) || link !== undefined;
  const parameters = { sign: typed.charAt(0), suggestion, ...(link !== undefined && { link }) };
  reading.report(code, parameters, [at, end], { suggestion, isGuess });
  return reading.passOver(at, parentIndent);
}

/** YAML allows a tab before a line between brackets only after enough spaces. */
function hasTabbedLine(text: string, at: number, end: number): boolean {
  return /\n *\t/.test(text.slice(at, end));
}

/** Brackets stay open because their own end is missing, or that of a quote after them. */
function reportUnclosed(reading: Reading, { at, line, parentIndent }: Start): void {
  const { text, cursor } = reading;
  let within: Line | undefined = { ...line, at };
  while (within && (within.index === line.index || within.indent > parentIndent)) {
    const quote = unclosedQuote(text, within);
    if (quote !== undefined) {
      reading.report('unclosed-quote', { quote: text.charAt(quote) }, [quote, within.end]);
      return;
    }
    within = cursor.next(within.index + 1);
  }
  const bracket = text.charAt(at) === '[' ? '[' : '{';
  reading.report('unclosed-bracket', { bracket }, [at, at + 1]);
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

/** Where brackets close. */
interface Closing {
  readonly line: Line;
  /** Offset of the closing bracket. */
  readonly at: number;
  /** A line of the collection that is indented less than what it belongs to. */
  readonly outdented?: Line;
}

/** What a scan over the lines of a collection has passed. */
interface Scan {
  readonly text: string;
  depth: number;
  /** The quote of the text that the scan is within; empty where it is within none. */
  quote: string;
}

/**
 * The bracket that closes the one at an offset of a line, if it stands before a line that can no longer belong to the
 * collection. Each character is looked at once.
 */
function findClosing(
  { text, cursor }: Reading,
  { at, line: first, parentIndent }: Start,
): Closing | undefined {
  const scan: Scan = { text, depth: 0, quote: '' };
  let outdented: Line | undefined;
  for (
    let line: Line | undefined = first;
    line && (line === first || continues(text, line, parentIndent));
    line = cursor.lineAt(line.index + 1)
  ) {
    const close = closeInLine(scan, line === first ? at : line.start, line.end);
    if (line !== first && isOutdented(line, parentIndent, close === line.at)) outdented ??= line;
    if (close !== -1) return { line, at: close, ...(outdented && { outdented }) };
  }
  return undefined;
}

/** The last line may stand as deep as what the collection belongs to. */
function isOutdented({ at, end, indent }: Line, parentIndent: number, isLast: boolean): boolean {
  return at < end && (indent < parentIndent || (indent === parentIndent && !isLast));
}

function continues(text: string, { at, end, indent }: Line, parentIndent: number): boolean {
  return at === end || indent > parentIndent || /[\]}]/.test(text.charAt(at));
}

/** The offset of the closing bracket between two offsets of a line, -1 when it is not there. */
function closeInLine(scan: Scan, from: number, end: number): number {
  const { text } = scan;
  for (let at = from; at < end; at++) {
    const character = text.charAt(at);
    if (scan.quote !== '') {
      const close = nextQuote(text, scan.quote, at, end);
      if (close === -1) return -1;
      scan.quote = '';
      at = close;
    } else if (character === '#' && isWhite(text, at - 1)) return -1;
    else if (character === '[' || character === '{') scan.depth++;
    else if (character === ']' || character === '}') scan.depth--;
    else if (opensQuote(text, at)) scan.quote = character;
    if (scan.depth === 0) return at;
  }
  return -1;
}

/** Whether a quote between brackets stands where a text in quotes can begin. */
function opensQuote(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character !== '"' && character !== "'") return false;
  return isWhite(text, at - 1) || /[[{,:]/.test(text.charAt(at - 1));
}

function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isBlank(code) || code === 10 || code === 13;
}
