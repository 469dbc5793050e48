import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isFixable } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { rangeOf } from '../../diagnostics/span.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import { validateFile } from '../../compile/schema/validate.ts';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import { applyEdits, suggestedEdits } from '../../compile/source/text-edit.ts';
import { parseYaml } from '../../compile/source/yaml.ts';

/**
 * Applies the safe fixes to a file; gives its text, and what they mended. Leaves out a fix that
 * mends nothing, misplaces a line, or is one of several that do as well: a person decides.
 */
export function fixText(file: SourceFile, kind: FileKind, diagnostics: readonly Diagnostic[]) {
  const fixed: Diagnostic[] = [];
  let edits: readonly TextEdit[] = [];
  let before = problemsOf(file, kind);
  const problemsAfter = (fix: TextEdit): Problems =>
    problemsOf(applyEdits(file, [...edits, fix]), kind);
  for (const diagnostic of diagnostics) {
    const [fix] = isFixable(diagnostic) ? suggestedEdits(diagnostic) : [];
    if (!fix || edits.some(({ start, end }) => start <= fix.end && fix.start <= end)) continue;
    const after = problemsAfter(fix);
    if (!isBetter(before, after, diagnostic)) continue;
    const isOtherAsGood = (other: TextEdit | undefined, margin = 0): boolean =>
      other !== undefined && countOf(problemsAfter(other)) + margin <= countOf(after);
    if (isOtherAsGood(indentedOtherwise(diagnostic))) continue;
    if (isOtherAsGood(indentedAbove(diagnostic), 1)) continue;
    fixed.push(diagnostic);
    edits = [...edits, fix];
    before = after;
  }
  return { text: applyEdits(file, edits).text, fixed };
}

/** Problems of one file. Fields are checked once its syntax is sound. */
interface Problems {
  readonly syntax: readonly Diagnostic[];
  readonly fields: readonly Diagnostic[];
}

function problemsOf(file: SourceFile, kind: FileKind): Problems {
  const [document, syntax] = parseYaml(file);
  return { syntax, fields: document ? validateFile(document, kind)[1] : [] };
}

function isBetter(before: Problems, after: Problems, diagnostic: Diagnostic): boolean {
  if (after.syntax.length === before.syntax.length) {
    return before.syntax.length === 0 && after.fields.length <= before.fields.length;
  }
  const isLess = after.syntax.length < before.syntax.length;
  return isLess && !isMisplaced(diagnostic, after) && !staysWrong(diagnostic, after);
}

/** Lines between two problems at most that may be of one cause. */
const NEAR = 5;

/** Whether more is wrong at or near an indented line: then the cause may be another. */
function staysWrong({ code, span }: Diagnostic, { syntax, fields }: Problems): boolean {
  const { line } = rangeOf(span).start;
  const errors = fields.filter(({ severity }) => severity === 'error');
  return (
    code === 'bad-indentation' &&
    [...syntax, ...errors].some((each) => Math.abs(rangeOf(each.span).start.line - line) <= NEAR)
  );
}

/** Whether a fix made a line a field, item or value that has no place there. */
function isMisplaced({ suggestion = '', span }: Diagnostic, { fields }: Problems): boolean {
  if (!/^(?: *$|: |- |\d|["'])/.test(suggestion)) return false;
  const { line } = rangeOf(span).start;
  return fields
    .filter(({ severity }) => severity === 'error')
    .filter((found) => found.code === 'number-as-text' || !isFixable(found))
    .map(({ span: { file, start, end } }) =>
      rangeOf({ file, start, end: Math.max(start, end - 1) }),
    )
    .some(({ start, end }) => start.line <= line && line <= end.line);
}

/** A wrong indentation may be as far from one sound column as from another: both are tried. */
function indentedOtherwise({ code, span, suggestion = '' }: Diagnostic): TextEdit | undefined {
  const { start, end } = span;
  const spaces = 2 * (end - start) - suggestion.length;
  if (code !== 'bad-indentation' || spaces < 0) return undefined;
  return { start, end, replacement: ' '.repeat(spaces) };
}

/** The line above may belong beside one that is too deep for it. */
function indentedAbove({ code, span, suggestion }: Diagnostic): TextEdit | undefined {
  const { file, start, end } = span;
  const above = file.text.lastIndexOf('\n', start - 2) + 1;
  const [blanks = ''] = /^ */.exec(file.text.slice(above)) ?? [];
  if (code !== 'bad-indentation' || blanks !== suggestion || blanks.length >= end - start)
    return undefined;
  return { start: above, end: above + blanks.length, replacement: file.text.slice(start, end) };
}

/** While lines cannot be read, nothing is known of fields: worse than any number of problems. */
function countOf({ syntax, fields }: Problems): number {
  return syntax.length > 0 ? syntax.length * 1000 : fields.length;
}
