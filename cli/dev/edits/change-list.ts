import type { ListChange } from '../../../runtime/dev/inspector/edit-messages.ts';
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
import { newItem } from './new-item.ts';

/** Types a change of the list at a JSON Pointer of a file. */
export function changeList(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  change: ListChange,
): readonly TextEdit[] {
  const { index } = change;
  if (change.kind === 'add') {
    const item = newItem(nodeAt(kind, pointer) ?? {}, change.given);
    return insertItem(document, kind, pointer, index, item);
  }
  return change.kind === 'swap'
    ? swapItems(document, pointer, index)
    : removeItem(document, childPointer(pointer, String(index)));
}

/** The same of the items at a JSON Pointer of a file that are to be written elsewhere. */
export function changeItems(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  change: ListChange,
): YamlItems {
  const items = itemsOf(toYaml(valueAt(document.value, pointer)));
  const { index } = change;
  if (change.kind === 'add')
    return items.toSpliced(index, 0, newItem(nodeAt(kind, pointer) ?? {}, change.given));
  return change.kind === 'swap' ? withSwapped(items, index) : items.toSpliced(index, 1);
}

function itemsOf(value: YamlValue): YamlItems {
  return isItems(value) ? value : [];
}
