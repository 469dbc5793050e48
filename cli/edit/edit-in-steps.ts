import type { SourceFile } from '../diagnostics/span.ts';
import { childPointer } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { outermostFlow, placeAt } from '../source/yaml-document.ts';
import { parseYaml } from '../source/yaml.ts';
import { insertField } from './insert.ts';
import { removeField } from './remove.ts';
import { setScalar } from './set-scalar.ts';
import type { YamlFields } from './yaml-value.ts';

/** Types something into a document. */
type EditStep = (document: YamlDocument) => SourceFile;

/** The file after an edit of what it holds. Throws where the file cannot be read. */
export function edited(file: SourceFile, step: EditStep): SourceFile {
  const [document] = parseYaml(file);
  if (!document) throw new Error(`${file.path} cannot be read after an edit.`);
  return step(document);
}

/** The file after steps that follow each other, each in what the one before left. */
export function editInSteps({ file }: YamlDocument, steps: readonly EditStep[]): SourceFile {
  return steps.reduce(edited, file);
}

/** Writes fields in the place of a single value, below its name, or in braces where that stands in braces. */
export function setFields(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  fields: YamlFields,
): SourceFile {
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
