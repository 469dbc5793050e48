import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { editFlow } from './edit-flow.ts';
import type { FlowMember } from './flow.ts';
import { changeFlow, createFlow, typeFlow } from './flow.ts';
import type { NewMember } from './new-member.ts';
import type { PlacedNode } from './place.ts';
import { childrenOf, segmentsBelow } from './place.ts';
import { typeName } from './type-name.ts';

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
