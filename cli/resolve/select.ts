import { childOf, childPointer } from './pointer.ts';

/** A value of a document with its JSON Pointer. */
export interface Selected {
  readonly pointer: string;
  readonly value: unknown;
}

/**
 * The values at a path such as `regions.*.features.*.cssClass`, in the order they are written; `*` stands for every
 * field of an object and every item of a list. What is not there is left out.
 */
export function select(root: unknown, path: string, pointer = ''): readonly Selected[] {
  let selected: readonly Selected[] = [{ pointer, value: root }];
  for (const segment of path.split('.')) {
    selected = selected.flatMap((parent) => childrenOf(parent, segment));
  }
  return selected;
}

/** A text of a document with its JSON Pointer. */
export interface SelectedText {
  readonly pointer: string;
  readonly text: string;
}

/** Every text of a document that holds a mark, in the order they are written. */
export function textsWith(mark: string, root: unknown): readonly SelectedText[] {
  if (typeof root === 'string') return root.includes(mark) ? [{ pointer: '', text: root }] : [];
  if (typeof root !== 'object' || root === null) return [];
  const entries = Object.entries(root) as [string, unknown][];
  return entries.flatMap(([name, value]) =>
    textsWith(mark, value).map(({ pointer, text }) => ({
      pointer: childPointer('', name) + pointer,
      text,
    })),
  );
}

function childrenOf({ pointer, value }: Selected, segment: string): readonly Selected[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = segment === '*' ? Object.keys(value) : [segment];
  return names.flatMap((name) => {
    const child = childOf(value, name);
    return child === undefined ? [] : [{ pointer: childPointer(pointer, name), value: child }];
  });
}
