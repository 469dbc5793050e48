import type { SourceFile } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';

/** The lines of a file, numbered from 0, without their line ends. */
export class Lines {
  readonly #file: SourceFile;

  constructor(file: SourceFile) {
    this.#file = file;
  }

  get count(): number {
    return this.#file.lineStarts.length;
  }

  /** What ends the lines of this file. */
  get newline(): string {
    return this.#file.text.includes('\r\n') ? '\r\n' : '\n';
  }

  indexAt(offset: number): number {
    return positionAt(this.#file, offset).line - 1;
  }

  start(index: number): number {
    return this.#file.lineStarts[index] ?? this.#file.text.length;
  }

  /** Before the line end. */
  end(index: number): number {
    const next = this.start(index + 1);
    const text = this.#file.text.slice(this.start(index), next);
    return next - (/\r?\n$/.exec(text)?.[0].length ?? 0);
  }

  text(index: number): string {
    return this.#file.text.slice(this.start(index), this.end(index));
  }

  /** Columns before the first character that is no space. */
  indent(index: number): number {
    return this.text(index).search(/[^ ]|$/);
  }

  isBlank(index: number): boolean {
    return this.text(index).trim() === '';
  }

  isComment(index: number): boolean {
    return this.text(index).trimStart().startsWith('#');
  }

  columnAt(offset: number): number {
    return offset - this.start(this.indexAt(offset));
  }

  /** Whether nothing but spaces stands before an offset in its line. */
  beginsLine(offset: number): boolean {
    return this.indent(this.indexAt(offset)) === this.columnAt(offset);
  }
}
