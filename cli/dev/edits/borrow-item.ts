import { parentPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import { assetKindOf } from '../../resolve/asset-kinds.ts';
import type { YamlFields, YamlValue } from '../../edit/yaml-value.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import type { Format } from '../../schema/formats.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { isOneValue } from '../../schema/schema-node.ts';
import type { TypedText } from '../../schema/texts.ts';
import { listTypedTexts } from '../../schema/texts.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/**
 * The pictures and icons that the first item of a list needs, as the file has them elsewhere, best in a field of the same
 * name: those in the examples of the schema need not exist.
 */
export function borrowItem(
  document: YamlDocument,
  kind: FileKind,
  { items: node = {} }: SchemaNode,
): YamlFields {
  const { properties = {}, required = [] } = node;
  const files = required.filter((name) => namesFile(properties[name]));
  if (files.length === 0) return {};
  const texts = [...listTypedTexts(document, kind)];
  const fields = files.flatMap((name) => {
    const fitting = texts.filter(({ node: { format } }) => format === properties[name]?.format);
    const best = fitting.find(({ pointer }) => segmentsOf(pointer).includes(name)) ?? fitting[0];
    return best === undefined ? [] : [[name, wholeOf(best)] as const];
  });
  return Object.fromEntries(fields);
}

const icon: Format = 'icon-name';

function namesFile({ format }: SchemaNode = {}): boolean {
  return format === icon || assetKindOf(format) !== undefined;
}

/** A picture goes with the words that describe it. */
function wholeOf({ document, pointer, parent }: TypedText): YamlValue {
  return toYaml(valueAt(document.value, isOneValue(parent) ? parentPointer(pointer) : pointer));
}
