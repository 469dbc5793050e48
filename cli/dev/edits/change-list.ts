import type { ListChange } from '../../../runtime/dev/inspector/messages.ts';
import { exchanged, exchangeItems } from '../../edit/exchange.ts';
import { insertItem } from '../../edit/insert.ts';
import { removeItem } from '../../edit/remove.ts';
import type { YamlItems, YamlValue } from '../../edit/yaml-value.ts';
import { isItems } from '../../edit/yaml-value.ts';
import { valueAt } from '../../resolve/pointer.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
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
  const item = newItem(nodeAt(kind, pointer) ?? {}, items, index);
  return insertItem(document, kind, pointer, index, item);
}

/** The same of items that are to be written elsewhere. */
export function changeItems(
  value: YamlValue,
  { kind: change, index }: ListChange,
  node: SchemaNode = {},
): YamlItems {
  const items = itemsOf(value);
  if (change === 'exchange') return exchanged(items, index);
  if (change === 'remove') return items.toSpliced(index, 1);
  return items.toSpliced(index, 0, newItem(node, items, index));
}

function itemsOf(value: YamlValue): YamlItems {
  return isItems(value) ? value : [];
}

/** A value of a document, which holds nothing but what YAML can. */
export function toYaml(value: unknown): YamlValue {
  return JSON.parse(JSON.stringify(value ?? null));
}
