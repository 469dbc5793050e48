import { childrenOf, placeAt } from '../../../cli/compile/source/yaml-document.ts';
import type { PlacedNode, YamlDocument } from '../../../cli/compile/source/yaml-document.ts';

/** The largest part of a file that is given as a whole, in characters. */
const LARGEST = 3_000;

/**
 * The fields of a file in small documents of their own: each with the names that lead to it, and
 * the comments around it.
 */
export function partsOf(document: YamlDocument): readonly string[] {
  return partsBelow(placeAt(document, ''), []);
}

function partsBelow(place: PlacedNode, parents: readonly string[]): readonly string[] {
  const { text } = place.document.file;
  const children = childrenOf(place);
  return children.flatMap((child, index) => {
    const { entry, node } = child;
    if (!entry) return [];
    const lineStart = text.lastIndexOf('\n', entry.start) + 1;
    const next = children[index + 1]?.entry?.start ?? node.end + 1;
    const isSmall = node.end - entry.start < LARGEST;
    if (!isSmall && node.kind === 'map') {
      return partsBelow(child, [...parents, text.slice(lineStart, entry.end) + ':']);
    }
    const end = text.indexOf('\n', node.end) + 1;
    const part = text.slice(lineStart, Math.max(end, text.lastIndexOf('\n', next) + 1));
    return [[...parents, `${part.trimEnd()}\n`].join('\n')];
  });
}
