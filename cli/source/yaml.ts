import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { startOfFile } from '../diagnostics/span.ts';
import { findEscapedControls } from './encoding.ts';
import { readDocuments } from './reader/document.ts';
import { firstProblems, MOST_PROBLEMS } from './first-problems.ts';
import { duplicateKey } from './reader/keys.ts';
import { DEEPEST, endOfLine, Reading } from './reader/reading.ts';
import { findSlips, mayFollowFromSlip } from './slips/find-slips.ts';
import { findWholeFileProblems } from './whole-file.ts';
import { YamlDocument } from './yaml-document.ts';
import type { YamlNode } from './yaml-node.ts';
import type { PackageResult, RefusedPart } from './yaml-package.ts';
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
const OWN_RULES: ReadonlySet<Code> = new Set<Code>([
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
  const { diagnostics, file, text, uncertainAt = 0 } = reading;
  if (text.length > LARGEST) {
    const parameters = { limit: LARGEST.toLocaleString('en-US') };
    const extent = [uncertainAt, uncertainAt + 1] as const;
    return [undefined, [...diagnostics, reading.diagnose('unreadable-yaml', parameters, extent)]];
  }
  const given = parseWithYamlPackage(text);
  const [error] = given.errors;
  if (error === undefined) return [given.root, merged(reading, given)];
  if (!hasErrors(diagnostics)) return [undefined, [onlyError(reading, error, given.isTooDeep)]];
  const isSlip = !given.isTooDeep && mayFollowFromSlip(diagnostics);
  return [undefined, isSlip ? findSlips(file) : diagnostics];
}

/** An error that only the package found; its position, without its words. */
function onlyError(reading: Reading, start: number, isTooDeep: boolean): Diagnostic {
  const { text } = reading;
  if (isTooDeep) return reading.diagnose('nested-too-deep', { limit: DEEPEST }, [start, start + 1]);
  const from = Math.min(start, text.trimEnd().length);
  return reading.diagnose('unreadable-yaml', {}, [from, endOfLine(text, from)]);
}

/** What our reader found, and what only the package knows of: fields written twice, and parts that are refused. */
function merged(reading: Reading, { duplicates, refused }: PackageResult): readonly Diagnostic[] {
  const kept = reading.diagnostics.filter(({ code }) =>
    reading.lostAt !== undefined ? OWN_RULES.has(code) : code !== 'duplicate-key',
  );
  const seen = new Set(kept.map(({ span }) => span.start));
  const unseen = refused.filter(({ start }) => !seen.has(start)).slice(0, MOST_PROBLEMS);
  return [
    ...kept,
    ...duplicates
      .slice(0, MOST_PROBLEMS)
      .map(({ name, first, again }) => duplicateKey(reading, name, first, again)),
    ...unseen.map((part) => refusedPart(reading, part)),
  ];
}

function refusedPart(reading: Reading, { code, start, end }: RefusedPart): Diagnostic {
  const typed = reading.text.slice(start, end);
  return reading.diagnose(code, { typed, text: `"${typed}"` }, [start, end]);
}
