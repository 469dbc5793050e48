import type { TextEdit } from '../source/text-edit.ts';
import { narrowed } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { Lines, slotOf, startOfMember } from './lines.ts';
import type { Flow, FlowMember } from './flow.ts';
import { layOutField, layOutItem, readFlow, changeFlow, createFlow, typeFlow } from './flow.ts';
import type { PlacedNode } from './place.ts';
import type { NewMember } from './yaml-value.ts';
import { childrenOf, segmentsBelow } from './place.ts';
import { typeName } from './typed-scalar.ts';

/**
 * Changes what stands in the outermost brackets around a value. Where Prettier laid them out, they are laid out again,
 * because a longer or shorter part can move all the others; else `otherwise` is all that changes.
 */
export function editFlow(
  { file }: YamlDocument,
  outermost: PlacedNode,
  change: (flow: Flow) => Flow,
  otherwise: TextEdit,
): readonly TextEdit[] {
  if (!outermost.parent) return [otherwise];
  const lines = new Lines(file);
  const start = slotOf(file, lines, outermost);
  const { end } = outermost.node;
  const column = lines.columnAt(startOfMember(file, lines, outermost));
  const layOut = (flow: Flow) => {
    const text = outermost.entry
      ? layOutField(flow, lines.columnAt(start), column)
      : layOutItem(flow, column);
    return text.replaceAll('\n', lines.newline);
  };
  const before = readFlow(file, outermost.node);
  const typed = file.text.slice(start, end);
  if (layOut(before) !== typed) return [otherwise];
  return [narrowed(file.text, { start, end, replacement: layOut(change(before)) })];
}

/** Writes a field or an item between brackets. */
export function insertInFlow(
  document: YamlDocument,
  outermost: PlacedNode,
  parent: PlacedNode,
  { name, value, index }: NewMember,
): readonly TextEdit[] {
  const member: FlowMember = {
    ...(name !== undefined && { name: typeName(name) }),
    segment: name ?? '',
    value: createFlow(value, name === undefined),
  };
  const before = childrenOf(parent)[index - 1];
  const isFirst = before === undefined;
  const typed = typeFlow(member);
  const at = isFirst ? parent.node.start + 1 : Math.max(before.node.end, before.entry?.end ?? 0);
  const separated = isFirst ? `${typed}${childrenOf(parent).length > 0 ? ', ' : ''}` : `, ${typed}`;
  return editFlow(
    document,
    outermost,
    (flow) =>
      changeFlow(flow, segmentsBelow(outermost, parent), (collection) =>
        'members' in collection
          ? { ...collection, members: collection.members.toSpliced(index, 0, member) }
          : collection,
      ),
    { start: at, end: at, replacement: separated },
  );
}

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
