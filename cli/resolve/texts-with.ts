import { childPointer } from '../schema/pointer.ts';

/** A text of a document with its JSON Pointer. */
export interface SelectedText {
  readonly pointer: string;
  readonly text: string;
}

/** Every text of a document that holds a mark, in the order they are written. */
export function textsWith(mark: RegExp, root: unknown): readonly SelectedText[] {
  if (typeof root === 'string') return mark.test(root) ? [{ pointer: '', text: root }] : [];
  if (typeof root !== 'object' || root === null) return [];
  const entries = Object.entries(root) as [string, unknown][];
  return entries.flatMap(([name, value]) =>
    textsWith(mark, value).map(({ pointer, text }) => ({
      pointer: childPointer('', name) + pointer,
      text,
    })),
  );
}
