import type { SourceFile } from '../diagnostics/span.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { applyEdits, narrowed } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { parseYaml } from '../source/yaml.ts';

/** Types something into a document. */
export type EditStep = (document: YamlDocument) => readonly TextEdit[];

/** The file after an edit of what it holds. Throws where the file cannot be read. */
export function edited(file: SourceFile, step: EditStep): SourceFile {
  const [document] = parseYaml(file);
  if (!document) throw new Error(`${file.path} cannot be read after an edit.`);
  return createSourceFile(file.path, applyEdits(file.text, step(document)));
}

/** Steps that follow each other, each in what the one before left, as one edit of the document. */
export function editInSteps(
  document: YamlDocument,
  [first, ...others]: readonly EditStep[],
): readonly TextEdit[] {
  if (first === undefined || others.length === 0) return first?.(document) ?? [];
  const { file } = document;
  const started = createSourceFile(file.path, applyEdits(file.text, first(document)));
  const { text } = others.reduce(edited, started);
  return [narrowed(file.text, { start: 0, end: file.text.length, replacement: text })];
}
