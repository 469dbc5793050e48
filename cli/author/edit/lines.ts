import type { SourceFile } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import type { PlacedNode } from '../../compile/source/yaml-document.ts';

/** Lines without their ends, numbered from 0, and where values stand in them. */
export class Lines {
  readonly #file: SourceFile;

  constructor(file: SourceFile) {
    this.#file = file;
  }

  get count(): number {
    return this.#file.lineStarts.length;
  }

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

  /** Offset of the name of a field, or of the dash of an item. */
  startOf({ entry, parent, node }: PlacedNode): number {
    if (entry) return entry.start;
    const list = parent?.node;
    if (list?.kind !== 'list' || !list.block) return node.start;
    const column = this.columnAt(list.start);
    let index = this.indexAt(node.start);
    while (this.text(index).charAt(column) !== '-') index--;
    return this.start(index) + column;
  }

  /** Offset where the value of a field or item can begin: after its colon or dash. */
  slotOf(place: PlacedNode): number {
    if (place.entry) return this.#file.text.indexOf(':', place.entry.end) + 1;
    const start = this.startOf(place);
    return start === place.node.start ? start : start + 1;
  }

  /** The last line of a block's field or item, with comments below that are deeper than it. */
  lastOf(place: PlacedNode): number {
    const column = this.columnAt(this.startOf(place));
    const { start, end } = place.node;
    let last = this.indexAt(end);
    const keepsBlankLines = /^[|>]\d?\+/.test(this.#file.text.slice(start, end));
    for (let index = last + 1; index < this.count; index++) {
      if (this.isBlank(index)) {
        // Below another text, blanks would be a part of that. Below a value that is left out, a tab
        // would be read as the indentation of what follows.
        const isIndentation = start === end && this.text(index).includes('\t');
        const isOwn = keepsBlankLines || (this.text(index) !== '' && !isIndentation);
        if (isOwn && index < this.count - 1) last = index;
        continue;
      }
      if (!this.isComment(index) || this.indent(index) <= column) break;
      last = index;
    }
    return last;
  }

  /** The first of the comment lines right above at the same column; else the line itself. */
  firstCommentAbove(line: number, column: number): number {
    let first = line;
    while (first > 0 && this.isComment(first - 1) && this.indent(first - 1) === column) first--;
    return first;
  }
}
