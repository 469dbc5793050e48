import type { ListChange } from '../../../runtime/dev/inspector/edit-messages.ts';
import type { EditStep } from '../../edit/edit-in-steps.ts';
import { editInSteps } from '../../edit/edit-in-steps.ts';
import { withSwapped, swapItems } from '../../edit/swap.ts';
import { insertItem } from '../../edit/insert.ts';
import { removeItem } from '../../edit/remove.ts';
import type { YamlItems, YamlValue } from '../../edit/yaml-value.ts';
import { isItems, toYaml } from '../../edit/yaml-value.ts';
import { childPointer, valueAt } from '../../schema/pointer.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { borrowItem } from './borrow-item.ts';
import { newItem } from './new-item.ts';
import { joinRanges, typeRanges } from './ranges.ts';

/** Types a change of the list at a JSON Pointer of a file. */
export function changeList(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  { kind: change, index }: ListChange,
): readonly TextEdit[] {
  const items = changeItems(document, kind, pointer, { kind: change, index });
  const type: EditStep = (edited) => {
    if (change === 'swap') return swapItems(edited, pointer, index);
    if (change === 'remove') return removeItem(edited, childPointer(pointer, String(index)));
    return insertItem(edited, kind, pointer, index, items[index] ?? null);
  };
  const { ranges } = nodeAt(kind, pointer) ?? {};
  if (ranges === undefined) return type(document);
  const typeEnds: EditStep = (edited) => typeRanges(edited, kind, pointer, items, ranges);
  return editInSteps(document, [type, typeEnds]);
}

/** The same of the items at a JSON Pointer of a file that are to be written elsewhere. */
export function changeItems(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  change: ListChange,
): YamlItems {
  const node = nodeAt(kind, pointer) ?? {};
  const items = itemsOf(toYaml(valueAt(document.value, pointer)));
  const changed = changedItems(items, change, () => {
    const borrowed = items.length === 0 ? borrowItem(document, kind, node) : undefined;
    return newItem(node, items, change.index, borrowed);
  });
  return joinRanges(items, changed, change, node);
}

function changedItems(
  items: YamlItems,
  { kind, index }: ListChange,
  make: () => YamlValue,
): YamlItems {
  if (kind === 'swap') return withSwapped(items, index);
  return kind === 'remove' ? items.toSpliced(index, 1) : items.toSpliced(index, 0, make());
}

function itemsOf(value: YamlValue): YamlItems {
  return isItems(value) ? value : [];
}
