import type { Extent, SourceFile } from '../../diagnostics/span.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { childrenOf, outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { editPlace } from './flow.ts';
import { Lines } from './lines.ts';

/**
 * Swaps an item with the next one, each as it is typed, with the comments right above it; a comment
 * above the first alone is about the list. Throws where there are no two such items.
 */
export function swapItems(document: YamlDocument, pointer: string, index: number): SourceFile {
  const list = placeAt(document, pointer);
  const [one, other] = childrenOf(list).slice(index, index + 2);
  if (list.node.kind !== 'list' || !one || !other)
    throw new Error(`The value at ${pointer} is no list with an item after ${index}.`);
  const isInFlow = outermostFlow(list) !== undefined;
  const [first, second] = isInFlow ? [one.node, other.node] : extentsInBlock(one, other);
  const typed = ({ start, end }: Extent): string => document.file.text.slice(start, end);
  const between = typed({ start: first.end, end: second.start });
  const replacement = typed(second) + between + typed(first);
  return editPlace(list, { start: first.start, end: second.end, replacement });
}

/** From the first comment that moves with the item, or its dash, to its last line's end. */
function extentsInBlock(one: PlacedNode, other: PlacedNode): readonly [Extent, Extent] {
  const lines = new Lines(one.document.file);
  const column = lines.columnAt(lines.startOf(other));
  const lineOf = (place: PlacedNode): number => lines.indexAt(lines.startOf(place));
  const firstLineOf = (place: PlacedNode): number => lines.firstCommentAbove(lineOf(place), column);
  const isCommentOfList = one.segment === '0' && firstLineOf(other) === lineOf(other);
  const extent = (place: PlacedNode, first: number): Extent => ({
    start: lines.start(first) + column,
    end: lines.end(lines.lastOf(place)),
  });
  return [
    extent(one, isCommentOfList ? lineOf(one) : firstLineOf(one)),
    extent(other, firstLineOf(other)),
  ];
}
