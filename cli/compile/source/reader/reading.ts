import type { CatalogueCode, ParametersByCode } from '../../../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';
import { isBlankOrLineEnd, Line, ODD_SPACE } from './line.ts';
import { meantIndent } from './tabs.ts';

/** Maps and lists within each other at most; a page's content needs less than ten. */
export const DEEPEST = 50;

/** Ends the reading of a file that has more problems than are reported. */
export class TooManyProblems extends Error {}

type Problem<C extends CatalogueCode> = readonly [
  code: C,
  parameters: ParametersByCode[C],
  extent: readonly [number, number],
  extras?: Extras,
];

/** What a reading has come to: past blank lines, comments and document markers. */
export class Reading {
  readonly text: string;
  readonly diagnostics: Diagnostic[] = [];
  /** The line to read; undefined at the end of the document. */
  line: Line | undefined;
  /** The `---` or `...` that ended the document. */
  marker: Line | undefined;
  /** Whether something came up after which only the yaml package knows what the lines mean. */
  isLost = false;
  /** Lines that were passed over, may not continue their text, or name nothing below. */
  doubtfulLines = 0;
  #depth = 0;

  constructor(
    readonly file: SourceFile,
    private readonly mostProblems: number,
  ) {
    this.text = file.text;
  }

  /** How badly the reading went. */
  get cost(): number {
    return this.diagnostics.length + this.doubtfulLines;
  }

  span(start: number, end: number): Span {
    return { file: this.file, start, end };
  }

  diagnose<C extends CatalogueCode>(...[code, parameters, extent, extras]: Problem<C>): Diagnostic {
    return createDiagnostic(code, parameters, this.span(...extent), extras);
  }

  report<C extends CatalogueCode>(...problem: Problem<C>): void {
    this.add(this.diagnose(...problem));
  }

  /** Throws `TooManyProblems` when there are as many as are reported. */
  add(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
    if (this.diagnostics.length >= this.mostProblems) throw new TooManyProblems();
  }

  /** Goes to the first line with content from an index on. */
  moveTo(index: number): void {
    const found = this.#find(index);
    this.marker = found?.isMarker === true ? found : undefined;
    this.line = this.marker ? undefined : found;
    if (this.line?.odd === true) this.add(this.oddIndentation(this.line, this.line.indent));
  }

  advance(): void {
    if (this.line) this.moveTo(this.line.index + 1);
  }

  /** Passes the line, and those after it that are indented deeper than `indent`. */
  skipDeeper(indent: number): void {
    this.advance();
    while (this.line && this.line.indent > indent) {
      this.doubtfulLines++;
      this.advance();
    }
  }

  /** The next line with content after one, without going there. */
  after({ index }: Line): Line | undefined {
    const found = this.#find(index + 1);
    return found?.isMarker === true ? undefined : found;
  }

  /** The first line from an index on that has content, or divides the file into documents. */
  #find(index: number): Line | undefined {
    let line = this.lineAt(index);
    while (line && (line.isBlank || line.first === '#')) line = this.lineAt(line.index + 1);
    return line;
  }

  /** Any line of the file, blank ones too. */
  lineAt(index: number): Line | undefined {
    const { text, lineStarts } = this.file;
    const start = lineStarts[index];
    if (start === undefined) return undefined;
    let end = lineStarts[index + 1] ?? text.length;
    while (end > start && isBlankOrLineEnd(text.charCodeAt(end - 1))) end--;
    let at = start;
    while (at < end && text.charAt(at) === ' ') at++;
    if (at === end || !ODD_SPACE.test(text.charAt(at)))
      return new Line(text, index, start, at, end, at - start);
    while (at < end && (text.charAt(at) === ' ' || ODD_SPACE.test(text.charAt(at)))) at++;
    // A tab before a comment indents nothing.
    const odd = at < end && text.charAt(at) !== '#';
    return new Line(text, index, start, at, end, meantIndent(this.file, index), odd);
  }

  /** Reads something nested; what is nested too deep is reported, and not read. */
  nested<T>(at: number, read: () => T): T | undefined {
    if (this.#depth >= DEEPEST) {
      this.report('nested-too-deep', { limit: DEEPEST }, [at, at + 1]);
      return undefined;
    }
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  /** A line that should be indented by another number of spaces. */
  badIndentation(
    { start, at, indent: found }: Line,
    expected: number,
    related: Diagnostic['related'] = [],
  ): Diagnostic {
    const extras = { related, suggestion: ' '.repeat(expected) };
    return this.diagnose(
      'bad-indentation',
      { found, expected, isSingle: expected === 1 },
      [start, at],
      extras,
    );
  }

  /** Tabs, or blanks that only look like spaces, and how many spaces to put there. */
  oddIndentation({ start, at, blanks }: Line, spaces: number): Diagnostic {
    const code = blanks.includes('\t') ? 'tab-indentation' : 'odd-space';
    return this.diagnose(code, { spaces }, [start, at], { suggestion: ' '.repeat(spaces) });
  }
}

/** The offset after the last character of a line that is no blank. */
export function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return at + text.slice(at, newline === -1 ? undefined : newline).trimEnd().length;
}
