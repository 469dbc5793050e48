import type { SourceFile } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import type { PlacedNode } from './place.ts';

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

/** Offset of the name of a field, or of the dash of an item. */
export function startOfMember({ text }: SourceFile, lines: Lines, place: PlacedNode): number {
  if (place.entry) return place.entry.start;
  const list = place.parent?.node;
  if (list?.kind !== 'list' || !list.block) return place.node.start;
  const column = lines.columnAt(list.start);
  let index = lines.indexAt(place.node.start);
  while (text.charAt(lines.start(index) + column) !== '-') index--;
  return lines.start(index) + column;
}

/** Offset where the value of a field or item can begin: after its colon or dash. */
export function slotOf(file: SourceFile, lines: Lines, place: PlacedNode): number {
  if (place.entry) return file.text.indexOf(':', place.entry.end) + 1;
  const start = startOfMember(file, lines, place);
  return start === place.node.start ? start : start + 1;
}

/**
 * Index of the last line of a field or an item in a block: that in which its value ends, or the last of the comments below
 * that are indented deeper than its name and so belong to its value.
 */
export function lastLineOf(file: SourceFile, lines: Lines, place: PlacedNode): number {
  const column = lines.columnAt(startOfMember(file, lines, place));
  const { node } = place;
  let last = lines.indexAt(Math.max(node.start, lastCharacter(file, node.start, node.end)));
  const keepsBlankLines = /^[|>]\d?\+/.test(file.text.slice(node.start, node.start + 3));
  for (let index = last + 1; index < lines.count; index++) {
    if (lines.isBlank(index)) {
      if (keepsBlankLines && index < lines.count - 1) last = index;
      continue;
    }
    if (!lines.isComment(index) || lines.indent(index) <= column) break;
    last = index;
  }
  return last;
}

/** Index of the first of the comment lines right above a line, at the same column; the line itself without any. */
export function firstCommentAbove(lines: Lines, line: number, column: number): number {
  let first = line;
  while (first > 0 && lines.isComment(first - 1) && lines.indent(first - 1) === column) first--;
  return first;
}

function lastCharacter({ text }: SourceFile, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}
