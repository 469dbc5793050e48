import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Extent } from '../diagnostics/span.ts';

/** Other text in place of a part of a text. */
export interface TextEdit extends Extent {
  readonly replacement: string;
}

/** What a diagnostic suggests, if it suggests anything. */
export function suggestedEdits({ span, suggestion }: Diagnostic): readonly TextEdit[] {
  const { start, end } = span;
  return suggestion === undefined ? [] : [{ start, end, replacement: suggestion }];
}

/** The text after edits of it that do not overlap; those at one place follow each other as they are given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of inOrder) {
    if (start < at) throw new RangeError(`Two edits overlap at offset ${start}.`);
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** The edit without what it leaves as it is at its beginning and its end. */
export function narrowed(text: string, { start, end, replacement }: TextEdit): TextEdit {
  const most = Math.min(end - start, replacement.length);
  let before = 0;
  while (before < most && text[start + before] === replacement[before]) before++;
  let after = 0;
  while (
    after < most - before &&
    text[end - 1 - after] === replacement[replacement.length - 1 - after]
  ) {
    after++;
  }
  return {
    start: start + before,
    end: end - after,
    replacement: replacement.slice(before, replacement.length - after),
  };
}

/** The offset in the text before the edits, which were made one after the other, of an offset in the text after them. */
export function beforeEdits(edits: readonly TextEdit[], offset: number): number {
  return edits.reduceRight((at, { start, end, replacement }) => {
    const newEnd = start + replacement.length;
    if (at >= newEnd) return at - newEnd + end;
    return Math.min(at, end);
  }, offset);
}
