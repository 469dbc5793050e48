import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceFile, startOfFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../site/build-record.ts';
import { recordFile } from '../../site/publication/earlier-output.ts';

/**
 * Finds an output that time has made another.
 *
 * @param now An instant in UTC, such as `2027-01-21T23:30:00Z`.
 */
export function findOutdated({ validUntil }: BuildRecord, now: string): readonly Diagnostic[] {
  if (now < validUntil) return [];
  const span = startOfFile(createSourceFile(recordFile, ''));
  return [createDiagnostic('output-outdated', { since: validUntil }, span)];
}
