import type { SourceFile } from '../../diagnostics/span.ts';
import { isBlankOrLineEnd, Line, ODD_SPACE } from './line.ts';
import { meantIndent } from './tabs.ts';

/** Walks over the lines of a file that carry content, past blank lines, comments and document markers. */
export class LineCursor {
  /** The line to read; undefined at the end of the document. */
  line: Line | undefined;
  /** The `---` or `...` that ended the document. */
  marker: Line | undefined;
  /** Lines that were passed over by `skipDeeper`, without a look at what they hold. */
  passedOver = 0;

  /** `onOddLine` is called with each line, as it is reached, that is indented by something else than spaces. */
  constructor(
    private readonly file: SourceFile,
    private readonly onOddLine: (line: Line) => void,
  ) {
    this.moveTo(0);
  }

  /** Goes to the first line with content from an index on. */
  moveTo(index: number): void {
    const found = this.#find(index);
    this.marker = found?.isMarker === true ? found : undefined;
    this.line = this.marker ? undefined : found;
    if (this.line?.odd === true) this.onOddLine(this.line);
  }

  advance(): void {
    if (this.line) this.moveTo(this.line.index + 1);
  }

  /** Passes the line, and those after it that are indented deeper than `indent`. */
  skipDeeper(indent: number): void {
    this.advance();
    while (this.line && this.line.indent > indent) {
      this.passedOver++;
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
    while (line && (line.at === line.end || line.first === '#')) line = this.lineAt(line.index + 1);
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
    if (at === end || !ODD_SPACE.test(text.charAt(at))) {
      return new Line(text, index, start, at, end, at - start);
    }
    while (at < end && (text.charAt(at) === ' ' || ODD_SPACE.test(text.charAt(at)))) at++;
    // A tab before a comment indents nothing.
    const odd = at < end && text.charAt(at) !== '#';
    return new Line(text, index, start, at, end, meantIndent(this.file, index), odd);
  }
}
