import type { Line } from './line-cursor.ts';
import { isBlank } from './line-cursor.ts';
import type { Reading } from './reading.ts';

/** Where brackets close. */
export interface Closing {
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
export function findClosing(
  { text, cursor }: Reading,
  at: number,
  first: Line,
  parentIndent: number,
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
    if (scan.quote !== '') at = passInQuotes(scan, character, at);
    else if (character === '#' && isWhite(text, at - 1)) return -1;
    else if (character === '[' || character === '{') scan.depth++;
    else if (character === ']' || character === '}') scan.depth--;
    else if (opensQuote(text, at)) scan.quote = character;
    if (scan.depth === 0) return at;
  }
  return -1;
}

/** Passes a character of a text in quotes, with the one that belongs to it; gives the offset of the last. */
function passInQuotes(scan: Scan, character: string, at: number): number {
  if (character === '\\' && scan.quote === '"') return at + 1;
  if (character !== scan.quote) return at;
  if (character === "'" && scan.text.charAt(at + 1) === "'") return at + 1;
  scan.quote = '';
  return at;
}

/** Whether a quote between brackets stands where a text in quotes can begin. */
export function opensQuote(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character !== '"' && character !== "'") return false;
  return isWhite(text, at - 1) || /[[{,:]/.test(text.charAt(at - 1));
}

function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isBlank(code) || code === 10 || code === 13;
}
