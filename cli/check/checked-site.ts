import type { WebRoot } from '../../runtime/contract.ts';
import type { BuiltOutput } from './built-output.ts';
import type { Follow } from '../manifest/redirect-chain.ts';
import { createFollow } from '../manifest/redirect-chain.ts';
import type { Policy } from './policy.ts';
import { parsePolicy } from './policy.ts';
import type { Sizes } from './sizes.ts';
import { createSizes } from './sizes.ts';
import type { ReadTarget } from '../manifest/target.ts';
import { createReadTarget, decodePercent } from '../manifest/target.ts';

/** What the rules know of the whole output. */
export interface CheckedSite {
  readonly output: BuiltOutput;
  readonly follow: Follow;
  readonly readTarget: ReadTarget;
  readonly sizes: Sizes;
  policyOf(webRoot: WebRoot): Policy | undefined;
  /** Whether a page was left out of this build, so that others may serve it. */
  isOmitted(webRoot: WebRoot, path: string): boolean;
  /** Path of the file that an edition serves at a path, or nothing. */
  fileAt(webRoot: WebRoot, path: string): string | undefined;
}

export function createCheckedSite(output: BuiltOutput): CheckedSite {
  const { table, origins, omitted } = output.record;
  const left = { main: new Set(omitted.main), library: new Set(omitted.library) };
  const policies = new Map(output.webRoots.map((webRoot) => [webRoot, readPolicy(webRoot)]));
  const fileAt = (webRoot: WebRoot, path: string): string | undefined => {
    const file = `${webRoot}${decodePercent(path)}`;
    return output.paths.has(file) ? file : undefined;
  };
  return {
    output,
    follow: createFollow({ table, isFile: (...place) => fileAt(...place) !== undefined }),
    readTarget: createReadTarget(origins),
    sizes: createSizes(output),
    policyOf: (webRoot) => policies.get(webRoot),
    isOmitted: (webRoot, path) => left[webRoot].has(path) || left[webRoot].has(`${path}/`),
    fileAt,
  };

  function readPolicy(webRoot: WebRoot): Policy | undefined {
    const header = policyHeaderOf(webRoot, output.record);
    return header === undefined ? undefined : parsePolicy(header);
  }
}

/** The policy that a web root should be served with. */
export function policyHeaderOf(
  webRoot: WebRoot,
  { headers }: BuiltOutput['record'],
): string | undefined {
  return headers[webRoot].everywhere['Content-Security-Policy'];
}
