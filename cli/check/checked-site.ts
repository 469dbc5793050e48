import { gzipSync } from 'node:zlib';
import type { WebRoot } from '../../runtime/contract.ts';
import type { Follow } from '../manifest/match.ts';
import { createFollow } from '../manifest/match.ts';
import type { ReadTarget } from '../manifest/target.ts';
import { createReadTarget, decodePercent } from '../manifest/target.ts';
import type { OutputFolder } from './output-folder.ts';
import type { Policy } from './policy.ts';
import { parsePolicy } from './policy.ts';
import { onceEach, perWebRoot } from '../resolve/once.ts';

/** What the rules know of the whole output. */
export interface CheckedSite {
  readonly output: OutputFolder;
  readonly follow: Follow;
  readonly readTarget: ReadTarget;
  /** Bytes of files of the output as they are sent, or a larger number that is below the limit. */
  readonly sentWithin: (limit: number, paths: readonly string[]) => number;
  /** It allows everything where the build record has none. */
  policyOf(webRoot: WebRoot): Policy;
  /** Whether a page was left out of this build, so that others may serve it. */
  isOmitted(webRoot: WebRoot, path: string): boolean;
  /** Path of the file that an edition serves at a path, or nothing. */
  fileAt(webRoot: WebRoot, path: string): string | undefined;
}

export function createCheckedSite(output: OutputFolder): CheckedSite {
  const { table, origins, omitted } = output.record;
  const left = { main: new Set(omitted.main), library: new Set(omitted.library) };
  const policies = perWebRoot((edition) =>
    parsePolicy(policyHeaderOf(edition, output.record) ?? ''),
  );
  const fileAt = (webRoot: WebRoot, path: string): string | undefined => {
    const file = `${webRoot}${decodePercent(path)}`;
    return output.paths.has(file) ? file : undefined;
  };
  return {
    output,
    follow: createFollow(table, (...place) => fileAt(...place) !== undefined),
    readTarget: createReadTarget(origins),
    sentWithin: createSentWithin(output),
    policyOf: (webRoot) => policies[webRoot](),
    isOmitted: (webRoot, path) => left[webRoot].has(path) || left[webRoot].has(`${path}/`),
    fileAt,
  };
}

/** The policy that a web root should be served with. */
export function policyHeaderOf(
  webRoot: WebRoot,
  { headers }: OutputFolder['record'],
): string | undefined {
  return headers[webRoot].everywhere['Content-Security-Policy'];
}

/** How large files are when they are sent: compressed, where that makes them smaller. */
function createSentWithin(output: OutputFolder): CheckedSite['sentWithin'] {
  const plain = onceEach((path: string) => output.readBytes(path).byteLength);
  const sent = onceEach((path: string) => {
    const bytes = output.readBytes(path);
    return Math.min(bytes.byteLength, gzipSync(bytes).byteLength);
  });
  // Most files keep to their limit as they are, and need not be compressed.
  return (limit, paths) => {
    const bytes = sum(paths.map(plain));
    return bytes <= limit ? bytes : sum(paths.map(sent));
  };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
