/** A text file of the project. */
export interface SourceFile {
  /** As people should read it: relative to the project's folder, with forward slashes. */
  readonly path: string;
  /** Without a byte order mark. */
  readonly text: string;
  /** Offset of each line's first character. */
  readonly lineStarts: readonly number[];
}

/** Part of a text, in UTF-16 offsets; `end` is exclusive. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Part of a file. */
export interface Span extends Extent {
  readonly file: SourceFile;
}

/** The empty span at the start of a file, for problems of the file as a whole. */
export function startOfFile(file: SourceFile): Span {
  return { file, start: 0, end: 0 };
}

/** A file as a whole whose text is not read, or which is no text. */
export function wholeFile(path: string): Span {
  return startOfFile(createSourceFile(path, ''));
}

/** 1-based; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function createSourceFile(path: string, text: string): SourceFile {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  return { path, text, lineStarts };
}

export function positionAt(file: SourceFile, offset: number): Position {
  let low = 0;
  let high = file.lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((file.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (file.lineStarts[low] ?? 0) + 1 };
}

/** `end` is exclusive. */
export function rangeOf(span: Span) {
  return { start: positionAt(span.file, span.start), end: positionAt(span.file, span.end) };
}
