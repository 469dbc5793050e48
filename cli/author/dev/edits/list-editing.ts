import type { ListDetails } from '../../page/inspector/messages.ts';
import type { FoundValue, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { iconNames } from '../../../compile/resolve/asset-uses.ts';
import type { Format } from '../../../compile/schema/formats.ts';
import { parentPointer, segmentsOf } from '../../../compile/schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../../compile/schema/schema-node.ts';
import { canBe, nodeAt } from '../../../compile/schema/schema-node.ts';
import { listAssets } from '../../../compile/source/assets.ts';
import { describeReach } from '../inspect/describe-field.ts';
import { describePlace } from '../inspect/describe-place.ts';
import { nameOfItem, schemaOf } from '../../find/name-in-words.ts';
import type { FieldName } from '../../find/field-name.ts';
import { fileKindOf, fieldPlaceOf } from '../../find/field-name.ts';
import { describeTyped } from './field-editing.ts';
import { askedFields } from './new-item.ts';

/** The list that a field is in, or is while empty; undefined where nobody types one. */
export function describeList(
  resolved: ResolvedSite,
  root: string,
  { owner, field }: FieldName,
): ListDetails | undefined {
  const found = resolved.findValue(fieldPlaceOf({ owner, field }));
  if (isEmptyList(found)) return describeItems(resolved, root, { owner, field });
  const written = found?.provenance.pointer ?? '';
  const item = itemPointer(fileKindOf(owner), written);
  if (item === undefined) return undefined;
  const names = field.split('.');
  const depth = names.length - (segmentsOf(written).length - segmentsOf(item).length);
  const name = { owner, field: names.slice(0, depth - 1).join('.') };
  const list = resolved.findValue(fieldPlaceOf(name));
  return list?.provenance.pointer === parentPointer(item)
    ? describeItems(resolved, root, name, Number(segmentsOf(item).at(-1)))
    : undefined;
}

/** Lists beside a field without an item, and so without a text on a page. */
export function emptyListsBeside(
  { findValue }: ResolvedSite,
  { owner, field }: FieldName,
): readonly string[] {
  const beside = field.split('.').slice(0, -1);
  const { pointer } = fieldPlaceOf({ owner, field });
  const { properties = {} } = schemaOf({ owner, pointer: parentPointer(pointer) }) ?? {};
  const lists = Object.entries(properties).filter(([, { items }]) => items && holdsWords(items));
  return lists
    .map(([name]) => [...beside, name].join('.'))
    .filter((path) => isEmptyList(findValue(fieldPlaceOf({ owner, field: path }))));
}

function isEmptyList(found: FoundValue | undefined): boolean {
  return Array.isArray(found?.typed) && found.typed.length === 0;
}

function describeItems(
  resolved: ResolvedSite,
  root: string,
  name: FieldName,
  index?: number,
): ListDetails | undefined {
  const place = fieldPlaceOf(name);
  const found = resolved.findValue(place);
  if (found === undefined || !Array.isArray(found.typed)) return undefined;
  const { provenance, typed } = found;
  const value = describeTyped(resolved, place, found, typed);
  if (value === undefined) return undefined;
  const node = nodeAt(fileKindOf(name.owner), provenance.pointer) ?? {};
  const item = index === undefined ? undefined : nameOfItem(typed[index]);
  return {
    ...name,
    ...(item !== undefined && { item }),
    place: describePlace(provenance.span, root),
    reach: describeReach(resolved, name.owner, provenance),
    ...(index !== undefined && { index }),
    ...value,
    asked: askedFields(node, iconNames(listAssets(root))),
    ...limitsOf(node, typed.length),
  };
}

/** Whether a value is, or holds, words for visitors; what may be a yes or a no is none. */
function holdsWords(node: SchemaNode): boolean {
  return [node, ...Object.values(node.properties ?? {})].some(
    ({ type, format }) => type === 'string' && wordFormats.includes(format),
  );
}

const wordFormats: readonly unknown[] = ['text', 'prose'] satisfies readonly Format[];

/** JSON Pointer of the item that a value of a file is, or is in. */
function itemPointer(kind: FileKind, pointer: string): string | undefined {
  if (pointer === '') return undefined;
  const parent = parentPointer(pointer);
  const isItem = canBe(nodeAt(kind, parent), 'array') && /\/\d+$/.test(pointer);
  return isItem ? pointer : itemPointer(kind, parent);
}

/** Why items cannot be added, removed or moved. */
function limitsOf(
  { minItems = 0, maxItems = Infinity, ranges }: SchemaNode,
  count: number,
): Pick<ListDetails, 'noneAdded' | 'noneRemoved' | 'noneMoved'> {
  if (ranges !== undefined)
    return { noneAdded: followEachOther, noneRemoved: followEachOther, noneMoved: followEachOther };
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

const followEachOther = 'Each begins where the one before it ends: change them in the file.';
