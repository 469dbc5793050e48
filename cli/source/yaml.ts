import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { readDocuments } from './reader/document.ts';
import { judge } from './judge.ts';
import { Reading } from './reader/reading.ts';
import { findWholeFileFaults } from './whole-file.ts';
import type { YamlDocument } from './yaml-document.ts';
import { createYamlDocument } from './yaml-document.ts';
import type { YamlNode } from './yaml-node.ts';

/**
 * Reads a text as YAML 1.2 (core schema), without the parts of YAML that this program refuses (DESIGN.md,
 * decision 7). Reports all that is wrong in one run; the document is absent when anything is.
 */
export function parseYaml(file: SourceFile): Result<YamlDocument> {
  const faults = findWholeFileFaults(file);
  if (faults.length > 0) return [undefined, faults];
  const { root, diagnostics } = readYaml(file);
  if (hasErrors(diagnostics)) return [undefined, diagnostics];
  if (root?.kind === 'map') return [createYamlDocument(file, root), diagnostics];
  return [undefined, [...diagnostics, withoutFields(file, root)]];
}

/**
 * Most files are plain enough to be read by our own reader, which is fast and knows what people get wrong. What
 * it does not know goes to the YAML library, which takes ten times as long.
 */
function readYaml(file: SourceFile): {
  root: YamlNode | undefined;
  diagnostics: readonly Diagnostic[];
} {
  const reading = new Reading(file);
  const root = readDocuments(reading);
  if (reading.unsure || reading.lost) return judge(reading);
  return { root, diagnostics: reading.diagnostics };
}

function withoutFields(file: SourceFile, root: YamlNode | undefined): Diagnostic {
  if (!root) return createDiagnostic('empty-file', {}, { file, start: 0, end: 0 });
  const { start } = root;
  const lineEnd = file.text.indexOf('\n', start);
  const end = lineEnd === -1 ? root.end : Math.min(root.end, lineEnd);
  return createDiagnostic('not-a-mapping', {}, { file, start, end });
}
