import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import { findWeaknesses } from '../policy-weakness.ts';

/** Finds web roots without a Content-Security-Policy. */
export function* findMissingPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    if (policyHeaderOf(webRoot, record) !== undefined) continue;
    yield createDiagnostic('missing-policy', { edition: webRoot }, startOfFile(recordText));
  }
}

/** Finds what the policies that the files for hosts are made from allow without need. */
export function* findWeakPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    const header = policyHeaderOf(webRoot, record);
    if (header === undefined) continue;
    for (const weakness of findWeaknesses(header)) {
      const span = policySpan(header, webRoot, recordText);
      yield createDiagnostic('weak-policy', { edition: webRoot, weakness }, span);
    }
  }
}

/** Where `manifest.json` states the policy of a web root, without the quotes. */
function policySpan(header: string, webRoot: WebRoot, file: SourceFile): Span {
  const headers = file.text.lastIndexOf('"headers"');
  const part = file.text.indexOf(`"${webRoot}"`, headers);
  const start = file.text.indexOf(JSON.stringify(header), part) + 1;
  return { file, start, end: start + header.length };
}
