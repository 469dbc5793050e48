import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import type { CheckedSite } from '../checked-site.ts';
import { findWeaknesses } from '../policy-weakness.ts';

/** Every web root has a Content-Security-Policy. */
export function* findMissingPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    if (policyHeaderOf(webRoot, record) !== undefined) continue;
    yield createDiagnostic(
      'missing-policy',
      { edition: webRoot },
      { file: recordText, start: 0, end: 0 },
    );
  }
}

/** The policies that the hosts' files are made from allow nothing that the site can do without. */
export function* findWeakPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    const header = policyHeaderOf(webRoot, record);
    if (header === undefined) continue;
    for (const weakness of findWeaknesses(header)) {
      const span = spanOf(header, webRoot, recordText);
      yield createDiagnostic('weak-policy', { edition: webRoot, weakness }, span);
    }
  }
}

/** The policy that a web root should be served with. */
export function policyHeaderOf(
  webRoot: WebRoot,
  { headers }: CheckedSite['output']['record'],
): string | undefined {
  return headers[webRoot].everywhere['Content-Security-Policy'];
}

/** Where `manifest.json` states the policy of a web root, without the quotes. */
function spanOf(header: string, webRoot: WebRoot, file: SourceFile): Span {
  const headers = file.text.lastIndexOf('"headers"');
  const part = file.text.indexOf(`"${webRoot}"`, headers);
  const start = file.text.indexOf(JSON.stringify(header), part) + 1;
  return { file, start, end: start + header.length };
}
