import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent, SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';

/** Other text in place of a part of a text. */
export interface TextEdit extends Extent {
  readonly replacement: string;
}

export function suggestedEdits({ span, suggestion }: Diagnostic): readonly TextEdit[] {
  const { start, end } = span;
  return suggestion === undefined ? [] : [{ start, end, replacement: suggestion }];
}

/** The file after edits that do not overlap; those at one place follow in their order. */
export function applyEdits({ path, text }: SourceFile, edits: readonly TextEdit[]): SourceFile {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of inOrder) {
    if (start < at) throw new RangeError(`Two edits overlap at offset ${start}.`);
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return createSourceFile(path, result + text.slice(at));
}

/** The offset before edits, which were made one after the other, of one after them. */
export function beforeEdits(edits: readonly TextEdit[], offset: number): number {
  return edits.reduceRight((at, { start, end, replacement }) => {
    const newEnd = start + replacement.length;
    if (at >= newEnd) return at - newEnd + end;
    return Math.min(at, end);
  }, offset);
}
