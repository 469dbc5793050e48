import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import { findEscapedControls } from './encoding.ts';
import { readDocuments } from './reader/document.ts';
import { firstProblems, MOST_PROBLEMS } from './first-problems.ts';
import { Reading } from './reader/reading.ts';
import { findSlips, mayFollowFromSlip } from './slips/find-slips.ts';
import { findWholeFileProblems } from './whole-file.ts';
import { YamlDocument } from './yaml-document.ts';
import type { YamlNode } from './yaml-node.ts';
import { parseWithYamlPackage } from './yaml-package.ts';

/**
 * Reads a text as YAML 1.2 (core schema), without the parts of YAML that this program refuses (docs/architecture.md A7).
 * Reports all that is wrong in one run; the document is absent when anything is.
 */
export function parseYaml(file: SourceFile): Result<YamlDocument> {
  const problems = findWholeFileProblems(file);
  if (problems.length > 0) return [undefined, problems];
  const [root, found] = readYaml(file);
  const diagnostics = [...found, ...(root ? findEscapedControls(file, root) : [])];
  if (hasErrors(diagnostics)) return [undefined, firstProblems(diagnostics)];
  if (root?.kind === 'map') return [new YamlDocument(file, root), diagnostics];
  return [undefined, [...diagnostics, withoutFields(file, root)]];
}

/**
 * Most files are plain enough to be read by our own reader, which is fast and knows what people get wrong. What it does
 * not know goes to the yaml package.
 */
function readYaml(file: SourceFile): Result<YamlNode> {
  const reading = new Reading(file);
  const root = readDocuments(reading);
  const { diagnostics, lostAt, uncertainAt } = reading;
  if (lostAt === undefined && mayFollowFromSlip(diagnostics)) {
    return [undefined, findSlips(file)];
  }
  return uncertainAt === undefined ? [root, diagnostics] : readWithYamlPackage(reading);
}

function withoutFields(file: SourceFile, root: YamlNode | undefined): Diagnostic {
  if (!root) return createDiagnostic('empty-file', {}, startOfFile(file));
  const { start } = root;
  const lineEnd = file.text.indexOf('\n', start);
  const end = lineEnd === -1 ? root.end : Math.min(root.end, lineEnd);
  return createDiagnostic('not-a-mapping', {}, { file, start, end });
}

/** Rules of our own: YAML allows what they are about, so the yaml package cannot contradict them. */
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

/** Characters of a file that the package is given at most: of some texts of this size it takes five seconds. */
const LARGEST = 1_000_000;

/** Reads a file again with the yaml package, where our reader met something that it does not know. */
function readWithYamlPackage(reading: Reading): Result<YamlNode> {
  const { diagnostics, file, text, lostAt, uncertainAt = 0 } = reading;
  if (text.length > LARGEST) {
    const parameters = { limit: LARGEST.toLocaleString('en-US') };
    const extent = [uncertainAt, uncertainAt + 1] as const;
    return [undefined, [...diagnostics, reading.diagnose('unreadable-yaml', parameters, extent)]];
  }
  const { root, error, duplicates, refused } = parseWithYamlPackage(reading);
  if (!error) {
    const kept = diagnostics.filter(({ code }) =>
      lostAt !== undefined ? OWN_RULES.has(code) : code !== 'duplicate-key',
    );
    const seen = new Set(kept.map(({ span }) => span.start));
    const others = [duplicates, refused.filter(({ span }) => !seen.has(span.start))];
    return [root, [...kept, ...others.flatMap((found) => found.slice(0, MOST_PROBLEMS))]];
  }
  if (!hasErrors(diagnostics)) return [undefined, [error]];
  const isSlip = error.code !== 'nested-too-deep' && mayFollowFromSlip(diagnostics);
  return [undefined, isSlip ? findSlips(file) : diagnostics];
}
