import type { Extent } from '../../diagnostics/span.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { childrenOf, placeAt } from '../../compile/source/yaml-document.ts';
import { childPointer } from '../../compile/schema/pointer.ts';

/** Something that a YAML file states, and as far as it is typed. */
export interface WrittenPlace {
  /** JSON Pointer in the file. */
  readonly pointer: string;
  /** Whether fields or items are in it. */
  readonly isGroup: boolean;
  /** From its name on, or from its value where it has none. */
  readonly start: number;
  /** Exclusive; of a group, the end of its name. */
  readonly end: number;
}

/** What is typed on a line, or at a column, from 1; a group where it stands alone. */
export function placesAt(
  document: YamlDocument,
  line: number,
  column?: number,
): readonly WrittenPlace[] {
  const { lineStarts, text } = document.file;
  const start = (lineStarts[line - 1] ?? text.length) + (column === undefined ? 0 : column - 1);
  const end = column === undefined ? (lineStarts[line] ?? text.length + 1) - 1 : start + 1;
  const touched = [...placesIn(placeAt(document, ''), '', text, { start, end })];
  const values = touched.filter(({ isGroup }) => !isGroup);
  return values.length > 0 ? values : touched;
}

/** The first place that is typed after a line, if any is. */
export function placeAfter(document: YamlDocument, line: number): WrittenPlace | undefined {
  const { lineStarts, text } = document.file;
  const start = lineStarts[line] ?? Infinity;
  for (const place of placesIn(placeAt(document, ''), '', text, { start, end: Infinity }))
    if (place.start >= start) return place;
  return undefined;
}

/** What is typed within an extent, in the order of the file: groups before their members. */
function* placesIn(
  place: PlacedNode,
  pointer: string,
  text: string,
  within: Extent,
): Generator<WrittenPlace> {
  const { node, entry: name } = place;
  const { start } = name ?? node;
  if (!touches({ start, end: node.end }, within)) return;
  if (node.kind === 'scalar') {
    // A text in a block ends with the line break after it.
    const { length } = text.slice(start, node.end).trimEnd();
    const value = { pointer, isGroup: false, start, end: start + Math.max(length, 1) };
    if (touches(value, within)) yield value;
    return;
  }
  if (name !== undefined && touches(name, within))
    yield { pointer, isGroup: true, start: name.start, end: name.end };
  for (const child of childrenOf(place))
    yield* placesIn(child, childPointer(pointer, child.segment), text, within);
}

function touches(a: Extent, b: Extent): boolean {
  return a.start < b.end && a.end > b.start;
}
