import type { SourceFile } from '../../diagnostics/span.ts';
import { childPointer } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { insertField } from './insert.ts';
import { removeField } from './remove.ts';
import { setScalar } from './set-scalar.ts';
import type { YamlFields } from './yaml-value.ts';

/** The file after a further edit of what it holds. Throws where the file cannot be read. */
export function edited(file: SourceFile, step: (document: YamlDocument) => SourceFile) {
  const [document] = parseYaml(file);
  if (!document) throw new Error(`${file.path} cannot be read after an edit.`);
  return step(document);
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
