import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { editFlow } from './edit-flow.ts';
import { changeFlow } from './flow.ts';
import type { PlacedNode } from './place.ts';
import { segmentsBelow } from './place.ts';

/** A comma after a part, and the spaces after it. */
const COMMA = /[ \t]*,[ \t]*/y;

/** Removes a field or an item between brackets. */
export function removeFromFlow(
  document: YamlDocument,
  outermost: PlacedNode,
  place: PlacedNode,
): readonly TextEdit[] {
  const { text } = document.file;
  const segments = segmentsBelow(outermost, place).slice(0, -1);
  const start = place.entry?.start ?? place.node.start;
  COMMA.lastIndex = Math.max(place.node.end, place.entry?.end ?? 0);
  // Where it is the last one, the comma before it may end the one before.
  const end = COMMA.lastIndex + (COMMA.exec(text)?.[0].length ?? 0);
  return editFlow(
    document,
    outermost,
    (flow) =>
      changeFlow(flow, segments, (collection) =>
        'members' in collection
          ? {
              ...collection,
              members: collection.members.filter(({ segment }) => segment !== place.segment),
            }
          : collection,
      ),
    { start, end, replacement: '' },
  );
}
