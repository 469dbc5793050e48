/** Other text in place of a part of a text; `end` is exclusive. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export function applyEdit(text: string, { start, end, replacement }: Edit): string {
  return `${text.slice(0, start)}${replacement}${text.slice(end)}`;
}

/** The offset in the text before the edits, which were made one after the other, of an offset in the text after them. */
export function beforeEdits(edits: readonly Edit[], offset: number): number {
  return edits.reduceRight((at, { start, end, replacement }) => {
    const newEnd = start + replacement.length;
    if (at >= newEnd) return at - newEnd + end;
    return Math.min(at, end);
  }, offset);
}
