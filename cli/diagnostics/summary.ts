import type { Severity } from './catalogue/entry.ts';
import { counted } from './catalogue/lists.ts';
import type { Diagnostic } from './diagnostic.ts';

export function summarise(diagnostics: readonly Diagnostic[]) {
  const count = (severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notices: count('notice') };
}

/** The summary in words, such as `2 errors, 1 notice`; zero counts are left out. */
export function summaryInWords({
  errors,
  warnings,
  notices,
}: ReturnType<typeof summarise>): string {
  const counts = [
    [errors, 'error'],
    [warnings, 'warning'],
    [notices, 'notice'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => counted(count, word));
  return parts.join(', ') || 'nothing to report';
}
