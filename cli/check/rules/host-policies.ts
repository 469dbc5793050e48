import type { SourceFile, Span } from '../../diagnostics/span.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { readHeadersFile } from '../hosting/headers-file.ts';
import type { HostPolicy } from '../hosting/headers-file.ts';
import { readNginxFile } from '../hosting/nginx-file.ts';
import { findWeakerDirectives } from '../policy.ts';

type ReadFile = (text: string) => readonly HostPolicy[];

/** The files that state a host's headers, by their paths below the output; each names its web root. */
const readers: readonly (readonly [path: RegExp, read: ReadFile])[] = [
  [/^(?:hosting\/\w+\/)?(main|library)\/_headers$/, readHeadersFile],
  [/^(?:hosting\/\w+\/)?(main|library)\/_worker\.js$/, readPolicies],
  [/^hosting\/nginx\/(main|library)\.conf$/, readNginxFile],
  [/^hosting\/s3\/(main|library)-distribution\.json$/, readDistribution],
];

/** Finds files for hosts that set no policy, or one that allows more than the build record's. */
export function* findWeakHostPolicies({ output }: CheckedSite): Generator<Finding> {
  for (const path of output.paths) {
    for (const [pattern, read] of readers) {
      const named = pattern.exec(path)?.[1];
      const webRoot = output.webRoots.find((each) => each === named);
      const expected = webRoot && policyHeaderOf(webRoot, output.record);
      if (expected !== undefined) yield* checkFile(output.readText(path), read, expected);
    }
  }
}

function* checkFile(file: SourceFile, read: ReadFile, expected: string): Generator<Finding> {
  const { path } = file;
  for (const { policy, start, end } of read(file.text)) {
    const span: Span = { file, start, end };
    if (policy === undefined) yield find('host-without-policy', { path }, span);
    for (const weakness of policy === undefined ? [] : findWeakerDirectives(policy, expected)) {
      yield find('host-weakens-policy', { path, weakness }, span);
    }
  }
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
