import type { FileKind } from '../schema/schema-node.ts';
import { childPointer } from '../schema/pointer.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { editInSteps } from './edit-in-steps.ts';
import { insertField } from './insert.ts';
import { outermostFlow, placeAt } from './place.ts';
import { removeField } from './remove.ts';
import { setScalar } from './set-scalar.ts';
import type { YamlFields } from './yaml-value.ts';

/** Writes fields in the place of a single value, below its name, or in braces where that stands in braces. */
export function setFields(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  fields: YamlFields,
): readonly TextEdit[] {
  if (outermostFlow(placeAt(document, pointer)) !== undefined)
    return editInSteps(document, [
      (before) => removeField(before, pointer),
      (removed) => insertField(removed, kind, pointer, fields),
    ]);
  const insertions = Object.entries(fields).map(
    ([name, value]) =>
      (before: YamlDocument) =>
        insertField(before, kind, childPointer(pointer, name), value),
  );
  return editInSteps(document, [(before) => setScalar(before, pointer, null), ...insertions]);
}
