import type { Line } from './line.ts';
import type { Reading } from './reading.ts';

/** An escape of YAML. A backslash before a blank is one only where it begins a line. */
const ESCAPE =
  /(?<=\n[ \t]*)\\ |\\(?:[0abtnvfre"/\\N_LP\t]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r?\n)?/g;

/** What stands in a line before a comment, without the blanks between. */
const BEFORE_COMMENT = /^.*?(?=\s+#\s|\s*$)/;

/** Reads a text in quotes that begins with a part of a line, and passes it. */
export function readQuoted(reading: Reading, part: Line): void {
  const { at } = part;
  const closing = findClosing(reading, part);
  if (!closing) {
    reportUnclosed(reading, part);
    reading.advance();
    return;
  }
  const { line: last, close } = closing;
  const isWhole = last.from(close + 1).isEmpty;
  if (isWhole || last !== part) checkEscapes(reading, at, close);
  reading.moveTo(last.index + 1);
  if (!isWhole) reportTextAfterQuote(reading, at, last, close);
}

/** Where a quote closes, if that is before a line that can no longer belong to the text. */
function findClosing(reading: Reading, part: Line) {
  // A backslash at a line's end belongs to the line break, so each line can be scanned by itself.
  for (let line: Line | undefined = part; line; line = reading.lineAt(line.index + 1)) {
    if (line !== part && !line.isBlank && line.indent <= part.indent) return undefined;
    const from = line === part ? part.at + 1 : line.start;
    const close = nextQuote(reading.text, part.first, from, line.end);
    if (close !== -1) return { line, close };
  }
  return undefined;
}

/** The offset of the quote that closes a text, up to `end`; -1 when there is none. */
export function closingQuote(text: string, at: number, end: number): number {
  return nextQuote(text, text.charAt(at), at + 1, end);
}

/** The offset of the quote that closes a text, from an offset within it. */
export function nextQuote(text: string, quote: string, from: number, end: number): number {
  for (let next = from; next < end; next++) {
    const character = text.charAt(next);
    if (character === '\\' && quote === '"') next++;
    else if (character === quote) {
      if (quote === '"' || text.charAt(next + 1) !== quote) return next;
      next++;
    }
  }
  return -1;
}

/** Reports what no escape is in a text in double quotes. Takes the offsets of its two quotes. */
export function checkEscapes(reading: Reading, open: number, close: number): void {
  if (reading.text.charAt(open) !== '"') return;
  for (const { 0: escape, index } of reading.text.slice(open + 1, close).matchAll(ESCAPE)) {
    if (escape !== '\\') continue;
    const start = open + 1 + index;
    const typed = reading.text.slice(start, Math.min(start + 2, close)).trimEnd();
    const extras = { suggestion: `\\${typed}` };
    reading.report('bad-escape', { typed }, [start, start + typed.length], extras);
  }
}

/** A quote that a curly one closes within the text: the two belong together. */
const CLOSED_CURLY = /^"[^“]*”./;

function reportUnclosed(reading: Reading, { at, first: quote, typed: whole }: Line): void {
  const [typed = ''] = BEFORE_COMMENT.exec(whole) ?? [];
  const isShortened = beginsShortened(typed);
  const isPaired = CLOSED_CURLY.test(typed);
  // The other kind of quote at the end was hardly meant to be read, unless it is an apostrophe.
  const endsOtherwise = /["'’”]$/.test(typed);
  const isGuess = isPaired || endsOtherwise;
  const suggestion =
    isPaired || isShortened
      ? quoted(isPaired ? `“${typed.slice(1)}` : typed)
      : `${typed.slice(0, endsOtherwise ? -1 : undefined)}${quote}`;
  const parameters = { quote, ...(isShortened && { shortened: suggestion }) };
  reading.report('unclosed-quote', parameters, [at, at + typed.length], { suggestion, isGuess });
}

function reportTextAfterQuote(reading: Reading, at: number, line: Line, close: number): void {
  const { text } = reading;
  const quote = text.charAt(at);
  const end = line.from(close + 1).textEnd;
  // Over several lines, white space joins to one space.
  const typed = text.slice(at, end).replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
  const sign = /^[,;]$/.exec(text.slice(close + 1, end).trim())?.[0];
  if (sign !== undefined) {
    const parameters = { isComma: sign === ',', suggestion: text.slice(at, close + 1) };
    reading.report('sign-after-quote', parameters, [close + 1, end], { suggestion: '' });
    return;
  }
  // With a quote at the very end, the outer two are the person's own and the others belong to the
  // text.
  const isWhole = typed.endsWith(quote) && !beginsShortened(typed);
  // A cell of a spreadsheet comes with its quotes doubled.
  const inside = withoutDoubled(typed.slice(1, -1).replace(/^(["'])((?:(?!\1).)*)\1$/, '$2'));
  // In other languages a backslash before a quote keeps it in the text.
  const suggestion = quoted(isWhole ? inside.replaceAll(`\\${quote}`, quote) : typed);
  reading.report('text-after-quote', { quote, suggestion }, [at, end], { suggestion });
}

/** A text of a spreadsheet, where each quote within it stands twice. */
function withoutDoubled(text: string): string {
  const isDoubled = text.includes('""') && !/(?<!")"(?:"")*(?!")/.test(text);
  return isDoubled ? text.replaceAll('""', '"') : text;
}

const ELISION = /^['’](?:tis|twas|til|till|em|cause|bout|round|n|\d0s)\b/i;

/** Whether a text begins with the apostrophe of a shortened word, such as `'Tis`. */
export function beginsShortened(text: string): boolean {
  return ELISION.test(text);
}

/** A text as YAML takes it for certain: in the quotes that it holds none of. */
export function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** Without a quote that only closes, or the backticks that stand for quotes. */
export function withoutStrayQuote(typed: string): string {
  if (/^[`´][^`´]+[`´]$/.test(typed)) return typed.slice(1, -1);
  return /^[^"]*"$|^[^']*'$/.test(typed) ? typed.slice(0, -1) : typed;
}
