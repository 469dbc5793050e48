import type { HostPolicy } from './host-policy.ts';

const POLICY = /"(?:Content-Security-Policy|ContentSecurityPolicy)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** The policies in the settings of a CloudFront distribution. A distribution without one is reported. */
export function readDistribution(text: string): readonly HostPolicy[] {
  const found = readPolicies(text);
  return found.length === 0 ? [{ policy: undefined, start: 0, end: 0 }] : found;
}

/** The policies in the JSON that a worker holds; without one, `_headers` decides for its answers. */
export function readPolicies(text: string): readonly HostPolicy[] {
  return [...text.matchAll(POLICY)].map((match) => {
    const [whole, value = '""'] = match;
    const end = match.index + whole.length - 1;
    const policy: unknown = JSON.parse(value);
    return { policy: String(policy), start: end - value.length + 2, end };
  });
}
