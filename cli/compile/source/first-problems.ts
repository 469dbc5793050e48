import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutExplained } from '../../diagnostics/causes.ts';
import { joinAlike } from '../../diagnostics/alike.ts';
import { orderDiagnostics } from '../../diagnostics/order.ts';

/** How many problems of a file are reported: more would bury the ones that cause the others. */
export const MOST_PROBLEMS = 100;

/** The first problems of a file that follow from no other one, and a word on the others. */
export function firstProblems(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const diagnostics = withoutExplained(findings);
  const first = joinAlike(orderDiagnostics(diagnostics)).slice(0, MOST_PROBLEMS);
  const last = first.at(-1);
  if (!last || diagnostics.length < MOST_PROBLEMS) return first;
  return [...first, createDiagnostic('too-many-problems', { limit: MOST_PROBLEMS }, last.span)];
}
