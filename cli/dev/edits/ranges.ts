import { insertField } from '../../edit/insert.ts';
import { removeField } from '../../edit/remove.ts';
import { setScalar } from '../../edit/set-scalar.ts';
import type { YamlFields, YamlItems, YamlValue } from '../../edit/yaml-value.ts';
import { isFields } from '../../edit/yaml-value.ts';
import type { ListChange } from '../../../runtime/dev/inspector/edit-messages.ts';
import { withoutFields } from '../../resolve/merge.ts';
import { childPointer, parentPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { FileKind, RangeFields, SchemaNode } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/**
 * Items that were changed, as ranges without a gap: what is added takes a half of the range beside it, or follows the last,
 * and what is taken away leaves its range to the one before it.
 *
 * @param before The items before the change.
 */
export function joinRanges(
  before: YamlItems,
  changed: YamlItems,
  { kind, index }: ListChange,
  node: SchemaNode,
): YamlItems {
  const { ranges } = node;
  if (ranges === undefined || kind === 'swap') return changed;
  const starts = before.map((item) => startOf(item, ranges));
  const at = Math.max(index, 1);
  const next =
    kind === 'add' ? starts.toSpliced(at, 0, newStart(starts, at, node)) : starts.toSpliced(at, 1);
  return changed.map((item, place) =>
    isFields(item) ? withRange(item, ranges, next[place], next[place + 1]) : item,
  );
}

/** Where a range begins that gets a place among others: between its neighbours, or as far on as the last one is from the one before. */
function newStart(starts: readonly number[], at: number, { items, ranges }: SchemaNode): number {
  const [before = 0, low = 0, high] = [starts[at - 2], starts[at - 1], starts[at]];
  if (high !== undefined) return Math.floor((low + high) / 2);
  const [example = 1] = items?.properties?.[ranges?.from ?? '']?.examples ?? [];
  return low + (low - before || Number(example));
}

function startOf(item: YamlValue, { from }: RangeFields): number {
  return isFields(item) ? Number(item[from]) : NaN;
}

function withRange(
  item: YamlFields,
  { from, to }: RangeFields,
  start: number | undefined,
  end: number | undefined,
): YamlFields {
  return {
    ...withoutFields(item, [to]),
    [from]: start ?? 0,
    ...(end !== undefined && { [to]: end }),
  };
}

/** Types the ends of ranges, where they are others, into a list that has as many items. */
export function typeRanges(
  document: YamlDocument,
  kind: FileKind,
  list: string,
  items: YamlItems,
  { from, to }: RangeFields,
): readonly TextEdit[] {
  return items.flatMap((item, index) =>
    [from, to].flatMap((name) => {
      const pointer = childPointer(childPointer(list, String(index)), name);
      const value = isFields(item) ? item[name] : undefined;
      const now = valueAt(document.value, pointer);
      if (now === value) return [];
      if (value === undefined) return removeField(document, pointer);
      return now === undefined
        ? insertField(document, kind, pointer, value)
        : setScalar(document, pointer, Number(value));
    }),
  );
}

/** The place of a file where the same end of a range stands again: a range ends where the next one begins. */
export function sameEnd(
  { value }: YamlDocument,
  kind: FileKind,
  pointer: string,
): string | undefined {
  const other = otherEnd(kind, pointer);
  const isSame = other !== undefined && valueAt(value, other) === valueAt(value, pointer);
  return isSame ? other : undefined;
}

function otherEnd(kind: FileKind, pointer: string): string | undefined {
  const [name = '', index = ''] = segmentsOf(pointer).toReversed();
  const list = parentPointer(parentPointer(pointer));
  const { ranges } = nodeAt(kind, list) ?? {};
  const at = (step: number, field: string): string =>
    childPointer(childPointer(list, String(Number(index) + step)), field);
  if (name === ranges?.to) return at(1, ranges.from);
  return name === ranges?.from ? at(-1, ranges.to) : undefined;
}
