import type { ListDetails } from '../../../runtime/dev/inspector/messages.ts';
import type { CheckedProject } from '../../check-project.ts';
import { parentPointer, segmentsOf } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { describeField } from '../inspect/describe-field.ts';
import type { Opener } from '../inspect/describe-place.ts';
import type { FieldName } from '../inspect/field-name.ts';
import { fileKindOf, placeOf } from '../inspect/field-name.ts';
import { canOwn, inheritedBy, seenValue } from './field-editing.ts';
import { ownPlace } from './own-place.ts';

/** How the list that a field stands in can be changed; undefined where it stands in none, or in one that nobody types. */
export function describeList(
  checked: Pick<CheckedProject, 'written' | 'resolved'>,
  opener: Opener,
  { owner, field }: FieldName,
): ListDetails | undefined {
  const { findValue } = checked.resolved;
  const written = findValue(placeOf({ owner, field }))?.provenance.pointer ?? '';
  const kind = fileKindOf(owner);
  const item = itemPointer(kind, written);
  if (item === undefined) return undefined;
  const names = field.split('.');
  const depth = names.length - (segmentsOf(written).length - segmentsOf(item).length);
  const name = { owner, field: names.slice(0, depth - 1).join('.') };
  const place = placeOf(name);
  const found = findValue(place);
  const details = describeField(checked, opener, name);
  if (found?.provenance.pointer !== parentPointer(item) || !Array.isArray(found.typed)) return;
  if (details === undefined || found.provenance.derivedFrom !== undefined) return undefined;
  const inherits = inheritedBy(place, findValue);
  return {
    ...name,
    place: details.place,
    reach: details.reach,
    index: Number(segmentsOf(item).at(-1)),
    seen: seenValue(checked.written[kind], found.provenance, found.typed),
    ...(canOwn(place, found) && { own: ownPlace(place).field }),
    ...(inherits !== undefined && { inherits }),
    ...limitsOf(nodeAt(kind, found.provenance.pointer), found.typed.length),
  };
}

/** JSON Pointer of the item that a value of a file is, or is in. */
function itemPointer(kind: FileKind, pointer: string): string | undefined {
  if (pointer === '') return undefined;
  const parent = parentPointer(pointer);
  return isList(nodeAt(kind, parent)) ? pointer : itemPointer(kind, parent);
}

function isList(node: SchemaNode | undefined): boolean {
  return node?.type === 'array';
}

/** Why there can be no item more, or none less. */
function limitsOf(
  node: SchemaNode | undefined,
  count: number,
): Pick<ListDetails, 'noneAdded' | 'noneRemoved'> {
  const { minItems = 0, maxItems = Infinity } = node ?? {};
  const fixed = `There are always ${minItems}.`;
  const [most, fewest] =
    minItems === maxItems
      ? [fixed, fixed]
      : [`There can be no more than ${maxItems}.`, `There must be ${minItems} or more.`];
  return {
    ...(count >= maxItems && { noneAdded: most }),
    ...(count <= minItems && { noneRemoved: fewest }),
  };
}
