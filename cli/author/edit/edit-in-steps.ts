import type { SourceFile } from '../../diagnostics/span.ts';
import { childPointer } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { ScalarValue } from '../../compile/source/yaml-node.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { insertField } from './insert.ts';
import { removeField } from './remove.ts';
import { scalarEdit, setScalar } from './set-scalar.ts';
import type { YamlFields } from './yaml-value.ts';

/** The file after a further edit of what it holds. Throws where the file cannot be read. */
export function edited(file: SourceFile, step: (document: YamlDocument) => SourceFile) {
  const [document] = parseYaml(file);
  if (!document) throw new Error(`${file.path} cannot be read after an edit.`);
  return step(document);
}

/** Writes values in the places of single ones, by their pointers, each as `setScalar` does. */
export function setScalars(file: SourceFile, values: ReadonlyMap<string, ScalarValue>): SourceFile {
  return edited(file, (document) => {
    const places = [...values].map(([pointer, value]) => {
      const place = placeAt(document, pointer);
      return { pointer, value, place, isInFlow: outermostFlow(place) !== undefined };
    });
    const edits = places.flatMap(({ place, value, isInFlow }) =>
      isInFlow ? [] : (scalarEdit(place, value) ?? []),
    );
    // Brackets are laid out again for each.
    return places
      .filter(({ isInFlow }) => isInFlow)
      .reduce(
        (before, { pointer, value }) =>
          edited(before, (current) => setScalar(current, pointer, value)),
        applyEdits(file, edits),
      );
  });
}

/** Writes fields in the place of a single value: below its name, or in braces. */
export function setFields(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  fields: YamlFields,
): SourceFile {
  if (outermostFlow(placeAt(document, pointer)) !== undefined)
    return edited(removeField(document, pointer), (removed) =>
      insertField(removed, kind, pointer, fields),
    );
  return Object.entries(fields).reduce(
    (file, [name, value]) =>
      edited(file, (before) => insertField(before, kind, childPointer(pointer, name), value)),
    setScalar(document, pointer, null),
  );
}
