import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { rangeOf, startOfFile } from '../../diagnostics/span.ts';
import { isDoubtful } from './doubts.ts';
import { firstProblems } from './first-problems.ts';
import type { ReadNodes } from './read-nodes.ts';
import { readNodes } from './read-nodes.ts';
import { readSections } from './read-sections.ts';
import { readLines } from './reader/document.ts';
import { findSlips, mayFollowFromSlip } from './slips/find-slips.ts';
import { findWholeFileProblems } from './whole-file.ts';
import { YamlDocument } from './yaml-document.ts';
import type { YamlNode } from './yaml-node.ts';

/**
 * Reads YAML 1.2 (core schema), without the parts that this program refuses (docs/architecture.md
 * A7). Reports everything that is wrong; then there is no document.
 */
export function parseYaml(file: SourceFile): Result<YamlDocument> {
  const problems = findWholeFileProblems(file);
  if (problems.length > 0) return [undefined, problems];
  const sound = readSections(file);
  const read = sound ? { root: sound, error: undefined, refused: [] } : readNodes(file);
  const { root } = read;
  const diagnostics = isSound(file, read) ? [] : explain(file, read);
  if (hasErrors(diagnostics)) return [undefined, firstProblems(diagnostics)];
  if (root?.kind === 'map') return [new YamlDocument(file, root), diagnostics];
  return [undefined, [...diagnostics, withoutFields(file, root)]];
}

/** Whether nothing can be wrong with what the package read. */
function isSound({ text }: SourceFile, { root, error, refused }: ReadNodes): boolean {
  return !error && refused.length === 0 && root?.kind === 'map' && !isDoubtful(text, root);
}

function withoutFields(file: SourceFile, root: YamlNode | undefined): Diagnostic {
  if (!root) return createDiagnostic('empty-file', {}, startOfFile(file));
  const { start } = root;
  const lineEnd = file.text.indexOf('\n', start);
  const end = lineEnd === -1 ? root.end : Math.min(root.end, lineEnd);
  return createDiagnostic('not-a-mapping', {}, { file, start, end });
}

/** Rules of our own about what YAML allows: they hold also where the line reader lost its way. */
const OWN_RULES: ReadonlySet<string> = new Set<Code>([
  'yaml-anchor',
  'yaml-alias',
  'yaml-tag',
  'yaml-merge-key',
  'yaml-directive',
  'curly-quotes',
  'hash-in-text',
  'unquoted-token',
]);

/** What is wrong with a file that the package refuses, or in which something is doubtful. */
function explain(file: SourceFile, { error, refused }: ReadNodes): readonly Diagnostic[] {
  const { diagnostics, isLost } = readLines(file);
  const isKept = ({ code }: Diagnostic): boolean => OWN_RULES.has(code);
  const seen = isLost && !error ? diagnostics.filter(isKept) : diagnostics;
  const isTooDeep = error?.code === 'nested-too-deep';
  const found = mayFollowFromSlip(seen) && !isTooDeep ? findSlips(file) : seen;
  const unseen = error && !hasErrors(seen) ? [error] : [];
  const told = new Set([...seen, ...found, ...unseen].filter(isError).map(lineOf));
  return [...unseen, ...found, ...refused.filter((each) => !told.has(lineOf(each)))];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function lineOf({ span }: Diagnostic): number {
  return rangeOf(span).start.line;
}
