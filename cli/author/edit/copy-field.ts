import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { isMap } from '../../compile/resolve/layers.ts';
import { childPointer, valueAt } from '../../compile/schema/pointer.ts';
import { isOneValue, nodeAt } from '../../compile/schema/schema-node.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { nearestPlace, outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { edited } from './edit-in-steps.ts';
import { insertField } from './insert.ts';
import { Lines } from './lines.ts';
import { removeField } from './remove.ts';
import { setScalar } from './set-scalar.ts';
import { indented } from './wrap.ts';
import type { YamlValue } from './yaml-value.ts';
import { isFields, isItems, toYaml } from './yaml-value.ts';

/**
 * Writes a field of regions.yaml at another place as well, as it is typed where it stands. What
 * stands there is replaced; of a group that both have, field by field (docs/product.md R3).
 */
export function copyField(document: YamlDocument, from: string, to: string): SourceFile {
  const [value, existing] = [from, to].map((pointer) => valueAt(document.value, pointer));
  if (
    existing !== undefined &&
    isMap(value) &&
    isMap(existing) &&
    !isOneValue(nodeAt('regions', to))
  )
    return Object.keys(value).reduce((file, name) => {
      const [source, target] = [childPointer(from, name), childPointer(to, name)];
      return edited(file, (current) => copyField(current, source, target));
    }, document.file);
  return replaceField(document, to, toYaml(value), linesOf(placeAt(document, from)));
}

/** Writes a field anew, whether it is there already or not. */
export function replaceField(
  document: YamlDocument,
  pointer: string,
  value: YamlValue,
  typed?: readonly string[],
): SourceFile {
  const { place, missing } = nearestPlace(document, pointer);
  if (missing.length > 0) return insertField(document, 'regions', pointer, value, typed);
  const isScalar = !isItems(value) && !isFields(value);
  if (isScalar && place.node.kind === 'scalar') return setScalar(document, pointer, value);
  if (typed === undefined || isInBrackets(place))
    return edited(removeField(document, pointer), (removed) =>
      insertField(removed, 'regions', pointer, value, typed),
    );
  const lines = new Lines(document.file);
  const start = lines.startOf(place);
  const indent = ' '.repeat(lines.columnAt(start));
  const replacement = indented(typed, indent).join(lines.newline).trimStart();
  return applyEdits(document.file, [{ start, end: lines.end(lines.lastOf(place)), replacement }]);
}

/** As they are typed, without the indentation that they share; undefined within brackets. */
export function linesOf(place: PlacedNode): readonly string[] | undefined {
  if (isInBrackets(place)) return undefined;
  const lines = new Lines(place.document.file);
  const start = lines.startOf(place);
  const [first, column] = [lines.indexAt(start), lines.columnAt(start)];
  return Array.from({ length: lines.lastOf(place) + 1 - first }, (_, index) => {
    const line = lines.text(first + index);
    return line.slice(Math.min(column, lines.indent(first + index)));
  });
}

/**
 * The entries of some regions alone: an edit of one takes no longer there for what else is in the
 * file. The file as it is where they stand in brackets.
 */
export function excerptOf(document: YamlDocument, entries: readonly string[]): SourceFile {
  const { file } = document;
  const typed = entries.map((entry) => linesOf(placeAt(document, entry)));
  if (typed.includes(undefined)) return file;
  const lines = indented(
    typed.flatMap((each) => each ?? []),
    '  ',
  );
  return createSourceFile(file.path, ['regions:', ...lines, ''].join(new Lines(file).newline));
}

function isInBrackets({ parent }: PlacedNode): boolean {
  return parent !== undefined && outermostFlow(parent) !== undefined;
}
