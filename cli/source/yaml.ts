import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { startOfFile } from '../diagnostics/span.ts';
import { findEscapedControls } from './encoding.ts';
import type { ReadFile } from './fallback.ts';
import { readWithYamlPackage } from './fallback.ts';
import { readDocuments } from './reader/document.ts';
import { firstProblems } from './first-problems.ts';
import { Reading } from './reader/reading.ts';
import { findSlips, mayFollowFromSlip } from './slips/find-slips.ts';
import { findWholeFileProblems } from './whole-file.ts';
import type { YamlDocument } from './yaml-document.ts';
import { createYamlDocument } from './yaml-document.ts';
import type { YamlNode } from './yaml-node.ts';

/**
 * Reads a text as YAML 1.2 (core schema), without the parts of YAML that this program refuses (docs/architecture.md A7).
 * Reports all that is wrong in one run; the document is absent when anything is.
 */
export function parseYaml(file: SourceFile): Result<YamlDocument> {
  const problems = findWholeFileProblems(file);
  if (problems.length > 0) return [undefined, problems];
  const read = readYaml(file);
  const { root } = read;
  const diagnostics = [...read.diagnostics, ...(root ? findEscapedControls(file, root) : [])];
  if (hasErrors(diagnostics)) return [undefined, firstProblems(diagnostics)];
  if (root?.kind === 'map') return [createYamlDocument(file, root), diagnostics];
  return [undefined, [...diagnostics, withoutFields(file, root)]];
}

/**
 * Most files are plain enough to be read by our own reader, which is fast and knows what people get wrong. What it does
 * not know goes to the yaml package.
 */
function readYaml(file: SourceFile): ReadFile {
  const reading = new Reading(file);
  const root = readDocuments(reading);
  const { diagnostics, lostAt, uncertainAt } = reading;
  if (lostAt === undefined && mayFollowFromSlip(diagnostics)) {
    return { root: undefined, diagnostics: findSlips(file) };
  }
  return uncertainAt === undefined ? { root, diagnostics } : readWithYamlPackage(reading);
}

function withoutFields(file: SourceFile, root: YamlNode | undefined): Diagnostic {
  if (!root) return createDiagnostic('empty-file', {}, startOfFile(file));
  const { start } = root;
  const lineEnd = file.text.indexOf('\n', start);
  const end = lineEnd === -1 ? root.end : Math.min(root.end, lineEnd);
  return createDiagnostic('not-a-mapping', {}, { file, start, end });
}
