import type { Span } from '../../diagnostics/span.ts';
import { createSourceFile, positionAt } from '../../diagnostics/span.ts';

/** A copy: a text that was cut out of a page keeps the whole of it in memory. */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}

/** The same place in the lines that it is in alone, so that the rest of its file is not kept. */
export function excerptOf({ file, start, end }: Span): Span {
  const [first, last] = [positionAt(file, start).line, positionAt(file, end).line];
  const from = file.lineStarts[first - 1] ?? 0;
  const before = '\n'.repeat(first - 1);
  const lines = ownText(file.text.slice(from, file.lineStarts[last]));
  const offset = before.length - from;
  const excerpt = createSourceFile(file.path, before + lines);
  return { file: excerpt, start: start + offset, end: end + offset };
}
