import { gzipSync } from 'node:zlib';
import type { WebRoot } from '../../../runtime/contract.ts';
import { openTable } from '../../compile/manifest/match.ts';
import { regionPrefixes } from '../../compile/manifest/table.ts';
import { createReadTarget, decodePercent } from '../../compile/manifest/target.ts';
import type { OutputFolder } from './output-folder.ts';
import { parsePolicy } from './policy.ts';
import { onceEach } from '../../compile/values/once.ts';
import { oncePerWebRoot } from '../../compile/resolve/web-roots.ts';

/** What the rules know of the whole output. */
export type CheckedSite = ReturnType<typeof createCheckedSite>;

export function createCheckedSite(output: OutputFolder) {
  const { table, origins, omitted } = output.record;
  const prefixes = regionPrefixes(table.pages);
  const left = { main: new Set(omitted.main), library: new Set(omitted.library) };
  const policies = oncePerWebRoot((webRoot) =>
    parsePolicy(policyHeaderOf(webRoot, output.record) ?? ''),
  );
  const idSets = onceEach((ids: string): ReadonlySet<string> => new Set(ids.split('\n')));
  const fileAt = (webRoot: WebRoot, path: string): string | undefined => {
    const file = `${webRoot}${decodePercent(path)}`;
    return output.paths.has(file) ? file : undefined;
  };
  return {
    output,
    fileAt,
    readTarget: createReadTarget(origins),
    follow: openTable(table, (webRoot, path) => output.paths.has(webRoot + path)).follow,
    sentWithin: createSentWithin(output),
    /** The ids of a page. Many pages have the same ones, and share the set. */
    shareIds: (ids: Iterable<string>) => idSets([...ids].join('\n')),
    /** It allows everything where the build record has none. */
    policyOf: (webRoot: WebRoot) => policies[webRoot](),
    /** Whether a page was left out of this build, so that others may serve it. */
    isOmitted: (webRoot: WebRoot, path: string) =>
      left[webRoot].has(path) || left[webRoot].has(`${path}/`),
    /** What the addresses of a region begin with. */
    prefixOf: (region: string) => prefixes.get(region) ?? '',
  };
}

/** The policy that a web root should be served with. */
export function policyHeaderOf(
  webRoot: WebRoot,
  { headers }: OutputFolder['record'],
): string | undefined {
  return headers[webRoot]?.everywhere['Content-Security-Policy'];
}

/** Bytes as they are sent; or a larger number that is below the limit. */
function createSentWithin(output: OutputFolder) {
  const plain = onceEach((path: string) => output.readBytes(path).byteLength);
  const sent = onceEach((path: string) => {
    const bytes = output.readBytes(path);
    return Math.min(bytes.byteLength, gzipSync(bytes).byteLength);
  });
  // Most files keep to their limit as they are, and need not be compressed.
  return (limit: number, paths: readonly string[]): number => {
    const bytes = sum(paths.map(plain));
    return bytes <= limit ? bytes : sum(paths.map(sent));
  };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
