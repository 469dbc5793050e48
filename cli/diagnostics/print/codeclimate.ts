import type { Severity } from '../catalogue/entry.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { rangeOf } from '../span.ts';
import { fingerprinter } from './fingerprint.ts';
import { toJson } from './lines.ts';
import { describeSuggestion, formatNote } from './location.ts';

/** GitLab's words: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
const severities: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  notice: 'info',
};

/** The issues of Code Climate, which GitLab shows at the lines of a merge request. */
export function printCodeClimate(diagnostics: readonly Diagnostic[]): string {
  const fingerprint = fingerprinter();
  return toJson(diagnostics.map((diagnostic) => issueOf(diagnostic, fingerprint(diagnostic))));
}

function issueOf(diagnostic: Diagnostic, fingerprint: string) {
  const { code, severity, message, span, related } = diagnostic;
  const { start, end } = rangeOf(span);
  const advice = describeSuggestion(diagnostic);
  const texts = [message, ...(advice === undefined ? [] : [advice]), ...related.map(formatNote)];
  return {
    description: texts.join('\n'),
    check_name: code,
    fingerprint,
    severity: severities[severity],
    location: { path: span.file.path, lines: { begin: start.line, end: end.line } },
  };
}
