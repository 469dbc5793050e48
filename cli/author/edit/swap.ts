import type { Extent, SourceFile } from '../../diagnostics/span.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { childrenOf, outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { editPlace } from './flow.ts';
import { Lines } from './lines.ts';

/**
 * Swaps an item or a field with the next one, each as it is typed, with the comments right above
 * it; a comment above the first alone is about all of them. Throws where there are no two such.
 */
export function swapItems(document: YamlDocument, pointer: string, index: number): SourceFile {
  const list = placeAt(document, pointer);
  const [one, other] = childrenOf(list).slice(index, index + 2);
  if (!one || !other) throw new Error(`The value at ${pointer} has nothing after ${index}.`);
  const isInFlow = outermostFlow(list) !== undefined;
  const [first, second] = isInFlow
    ? [extentInFlow(one), extentInFlow(other)]
    : extentsInBlock(one, other, index);
  const typed = ({ start, end }: Extent): string => document.file.text.slice(start, end);
  const between = typed({ start: first.end, end: second.start });
  const replacement = typed(second) + between + typed(first);
  return editPlace(list, { start: first.start, end: second.end, replacement });
}

function extentInFlow({ node, entry }: PlacedNode): Extent {
  return { start: (entry ?? node).start, end: node.end };
}

/** From the first comment that moves with the item, or its dash, to its last line's end. */
function extentsInBlock(
  one: PlacedNode,
  other: PlacedNode,
  index: number,
): readonly [Extent, Extent] {
  const lines = new Lines(one.document.file);
  const column = lines.columnAt(lines.startOf(other));
  const lineOf = (place: PlacedNode): number => lines.indexAt(lines.startOf(place));
  const firstLineOf = (place: PlacedNode): number => lines.firstCommentAbove(lineOf(place), column);
  const isCommentOfList = index === 0 && firstLineOf(other) === lineOf(other);
  const extent = (place: PlacedNode, first: number): Extent => ({
    start: lines.start(first) + column,
    end: lines.end(lines.lastOf(place)),
  });
  return [
    extent(one, isCommentOfList ? lineOf(one) : firstLineOf(one)),
    extent(other, firstLineOf(other)),
  ];
}
