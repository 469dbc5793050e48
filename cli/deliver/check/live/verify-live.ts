import type { WebRoot } from '../../../../runtime/contract.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../../diagnostics/span.ts';
import type { BuildRecord } from '../../../compile/site/build-record.ts';
import { recordFile } from '../../../compile/site/publication/earlier-output.ts';
import { findDifferences } from './answer-differences.ts';
import type { AskHost } from './live-host.ts';
import { isBusy } from './live-host.ts';
import type { LiveRequest } from './live-requests.ts';
import { listRequests } from './live-requests.ts';
import type { Progress } from './progress.ts';

/** A host that serves a web root of a build. */
export interface LiveSite {
  readonly record: BuildRecord;
  readonly webRoot: WebRoot;
  /** Addresses that releases have published. */
  readonly released: readonly string[];
  readonly ask: AskHost;
  readonly progress: Progress;
  /** Receives how many of all requests are answered, and how many of these otherwise than built. */
  readonly report: (answered: number, all: number, differing: number) => void;
}

/** Requests that wait for their answers at the same time. */
const connections = 4;
/** So many requests in vain end the rest. */
const mostInVain = 5;

/** Reports each answer that is not the build's; what `progress` has is not asked again. */
export async function verifyLive(site: LiveSite): Promise<readonly Diagnostic[]> {
  const { record, webRoot, released, progress, report } = site;
  const all = listRequests(record, webRoot, released);
  const waiting = all.filter(({ name }) => !progress.has(name));
  const queue = waiting.values();
  const found = new Map<string, Diagnostic>();
  let answered = all.length - waiting.length;
  let inVain = 0;
  let isGivenUp = false;
  const work = async (): Promise<void> => {
    for (const request of queue) {
      const outcome = await verifyRequest(request, site);
      inVain = outcome.isInVain ? inVain + 1 : 0;
      for (const diagnostic of outcome.diagnostics) found.set(diagnostic.message, diagnostic);
      answered += outcome.isInVain ? 0 : 1;
      report(answered, all.length, found.size);
      isGivenUp ||= inVain >= mostInVain;
      if (isGivenUp) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const rest = all.length - answered;
  return [...found.values(), ...(isGivenUp ? [unfinished(rest, all.length)] : [])];
}

function unfinished(rest: number, all: number): Diagnostic {
  return createDiagnostic('verify-unfinished', { rest, all }, wholeFile(recordFile));
}

/** What is found of an answer, and whether the host did not say what it has. */
async function verifyRequest(request: LiveRequest, { record, ask, progress }: LiveSite) {
  const { address, built, encoding, name } = request;
  const span = wholeFile(request.file ?? address);
  const answer = await ask(address, built?.bytes ?? 0, encoding).catch(() => undefined);
  if (answer === undefined)
    return { diagnostics: [createDiagnostic('no-answer', { address }, span)], isInVain: true };
  const [difference] = findDifferences(request, answer, record);
  if (difference === undefined) {
    progress.add(name);
    return { diagnostics: [], isInVain: false };
  }
  const diagnostic = createDiagnostic('answer-differs', { address, ...difference }, span);
  return { diagnostics: [diagnostic], isInVain: isBusy(answer) };
}
