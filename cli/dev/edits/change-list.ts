import type { ListChange } from '../../../runtime/dev/inspector/messages.ts';
import { exchanged, exchangeItems } from '../../edit/exchange.ts';
import { insertItem } from '../../edit/insert.ts';
import { removeItem } from '../../edit/remove.ts';
import type { YamlItems, YamlValue } from '../../edit/yaml-value.ts';
import { isItems, toYaml } from '../../edit/yaml-value.ts';
import { valueAt } from '../../resolve/pointer.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { borrowItem } from './borrow-item.ts';
import { newItem } from './new-item.ts';

/** Types a change of the list at a JSON Pointer of a file. */
export function changeList(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  { kind: change, index }: ListChange,
): readonly TextEdit[] {
  if (change === 'exchange') return exchangeItems(document, pointer, index);
  if (change === 'remove') return removeItem(document, childPointer(pointer, String(index)));
  const items = itemsOf(toYaml(valueAt(document.value, pointer)));
  const item = itemFor(document, kind, pointer, items, index);
  return insertItem(document, kind, pointer, index, item);
}

/** The same of the items at a JSON Pointer of a file that are to be written elsewhere. */
export function changeItems(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  { kind: change, index }: ListChange,
): YamlItems {
  const items = itemsOf(toYaml(valueAt(document.value, pointer)));
  if (change === 'exchange') return exchanged(items, index);
  if (change === 'remove') return items.toSpliced(index, 1);
  return items.toSpliced(index, 0, itemFor(document, kind, pointer, items, index));
}

function itemFor(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  items: YamlItems,
  index: number,
): YamlValue {
  const node = nodeAt(kind, pointer) ?? {};
  const borrowed = items.length === 0 ? borrowItem(document, kind, node) : undefined;
  return newItem(node, items, index, borrowed);
}

function itemsOf(value: YamlValue): YamlItems {
  return isItems(value) ? value : [];
}
