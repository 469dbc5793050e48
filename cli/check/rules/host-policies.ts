import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import { readHeadersFile } from '../hosting/headers-file.ts';
import type { HostPolicy } from '../hosting/headers-file.ts';
import { readNginxFile } from '../hosting/nginx-file.ts';
import { findWeakerDirectives } from '../policy.ts';

type ReadFile = (text: string) => readonly HostPolicy[];

/** The files that state a host's headers, by their paths below the output; each names its web root. */
const readers: readonly (readonly [path: RegExp, read: ReadFile])[] = [
  [/^(?:hosting\/\w+\/)?(?<edition>main|library)\/_headers$/, readHeadersFile],
  [/^(?:hosting\/\w+\/)?(?<edition>main|library)\/_worker\.js$/, readPolicies],
  [/^hosting\/nginx\/(?<edition>main|library)\.conf$/, readNginxFile],
  [/^hosting\/s3\/(?<edition>main|library)-distribution\.json$/, readDistribution],
];

/** Finds files for hosts that set no policy, or one that allows more than the build record's. */
export function* findWeakHostPolicies(site: CheckedSite): Generator<Diagnostic> {
  const { paths, record } = site.output;
  for (const path of paths) {
    const { edition: webRoot, read } = readerOf(path);
    const expected = webRoot && policyHeaderOf(webRoot, record);
    if (read !== undefined && expected !== undefined) yield* checkFile(path, read, expected, site);
  }
}

function* checkFile(
  path: string,
  read: ReadFile,
  expected: string,
  { output }: CheckedSite,
): Generator<Diagnostic> {
  const file = output.readText(path);
  for (const { policy, start, end } of read(file.text)) {
    const span: Span = { file, start, end };
    if (policy === undefined) yield createDiagnostic('host-without-policy', { path }, span);
    for (const weakness of policy === undefined ? [] : findWeakerDirectives(policy, expected)) {
      yield createDiagnostic('host-weakens-policy', { path, weakness }, span);
    }
  }
}

function readerOf(path: string): { edition?: WebRoot; read?: ReadFile } {
  for (const [pattern, read] of readers) {
    const edition = pattern.exec(path)?.groups?.['edition'];
    if (edition === 'main' || edition === 'library') return { edition, read };
  }
  return {};
}

const POLICY = /"(?:Content-Security-Policy|ContentSecurityPolicy)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** The policies in the settings of a CloudFront distribution. A distribution without one is reported. */
function readDistribution(text: string): readonly HostPolicy[] {
  const found = readPolicies(text);
  return found.length === 0 ? [{ policy: undefined, start: 0, end: 0 }] : found;
}

/** The policies in the JSON that a worker holds; without one, `_headers` decides for its answers. */
function readPolicies(text: string): readonly HostPolicy[] {
  return [...text.matchAll(POLICY)].map((match) => {
    const [whole, value = '""'] = match;
    const end = match.index + whole.length - 1;
    const policy: unknown = JSON.parse(value);
    return { policy: String(policy), start: end - value.length + 2, end };
  });
}
