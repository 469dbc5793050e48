import type { HostLimit } from './limits.ts';
import { hostLimits } from './limits.ts';
import type { Amount, HostedFiles } from './measures.ts';

/** A limit that a build is past, where it is most. */
export interface PastLimit extends Amount {
  readonly limit: HostLimit;
}

/** What a build made is more than a host takes. */
export class PastLimitError extends Error {}

/**
 * Throws where a host would refuse the files of a web root; returns the limits that it may raise.
 */
export function checkLimits(host: HostLimit['host'], files: HostedFiles): readonly PastLimit[] {
  const past = findPastLimits(host, files);
  const refused = past.filter(({ limit }) => limit.isFirm);
  if (refused.length > 0) throw new PastLimitError(refused.map(describePastLimit).join('\n'));
  return past;
}

/** The limits of hosts that files of a web root are past, each once. */
export function findPastLimits(host: HostLimit['host'], files: HostedFiles): readonly PastLimit[] {
  return hostLimits.flatMap((limit) => {
    if (limit.host !== host) return [];
    const worst = limit.measure(files).reduce<Amount>(larger, { path: '', amount: 0 });
    return worst.amount > limit.most ? [{ limit, ...worst }] : [];
  });
}

/** What is past a limit and what to do, for people. */
export function describePastLimit({ limit, path, amount }: PastLimit): string {
  const { host, counted, most, advice, source } = limit;
  return `${path}: ${number(amount)} ${counted}, and for ${host} ${number(most)} are the most. ${advice} (${source})`;
}

/** A number as people read it. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

function larger(worst: Amount, next: Amount): Amount {
  return next.amount > worst.amount ? next : worst;
}
