import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../site/build-record.ts';
import { hashedFolder } from '../../manifest/table.ts';
import { headersOf } from '../../site/headers.ts';
import type { HashedFile } from '../../site/output-file.ts';
import type { AskedRow } from './asked-rows.ts';
import { askOnce } from './asked-rows.ts';
import type { AskHost, LiveAnswer } from './live-host.ts';

/** The requests that were answered as built. */
export interface Progress {
  has(request: string): boolean;
  add(request: string): void;
}

/** Keeps addresses in a file, each in a line, below the hash of the build that they belong to; another build begins anew. */
export function openProgress(path: string, build: string): Progress {
  const [first, ...known] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (first !== build) writeFileSync(path, `${build}\n`);
  const addresses = new Set(first === build ? known : []);
  return {
    has: (address) => addresses.has(address),
    add: (address) => appendFileSync(path, `${address}\n`),
  };
}

/** A host that serves a web root of a build. */
export interface LiveSite {
  readonly record: BuildRecord;
  readonly edition: WebRoot;
  readonly ask: AskHost;
  readonly progress: Progress;
}

/** Requests that wait for their answers at the same time. */
const connections = 4;
/** After so many requests in turn that nothing answers, no more are sent. */
const mostUnanswered = 5;

/**
 * Asks a running host for every page, file and asset of a web root and for a path of each rule, and reports each answer
 * whose status, target, headers or content are not those of the build. What `progress` has is not asked for again.
 */
export async function verifyLive(site: LiveSite): Promise<readonly Diagnostic[]> {
  const files = new Map(site.record.files.map((file) => [file.path, file]));
  const waiting = requestsOf(site, files).values();
  const found: Diagnostic[] = [];
  let unanswered = 0;
  const work = async (): Promise<void> => {
    for (const request of waiting) {
      if (unanswered >= mostUnanswered) return;
      const diagnostics = await verifyRequest(request, files.get(request.file ?? ''), site);
      unanswered = diagnostics.some(({ code }) => code === 'no-answer') ? unanswered + 1 : 0;
      found.push(...diagnostics);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return found;
}

/** A request, by the name that the progress has for it. */
interface LiveRequest extends AskedRow {
  readonly name: string;
  readonly address: string;
  readonly encoding?: 'identity';
}

type Files = ReadonlyMap<string, HashedFile>;

/**
 * What is still to be asked for, each address once; twice where a compressed file stands beside the one that it is of, since
 * hosts answer with either, and one of them may be older.
 */
function requestsOf({ record, edition, progress }: LiveSite, files: Files): readonly LiveRequest[] {
  const assets = [...files.keys()].filter(
    (path) => path.startsWith(edition + hashedFolder) && !/\.(?:br|gz)$/.test(path),
  );
  const rows: readonly AskedRow[] = [
    ...askOnce(record.table).filter((row) => row.edition === edition),
    ...assets.map((file) => {
      return { edition, path: file.slice(edition.length), query: '', status: 200, file };
    }),
  ];
  const requests = rows.flatMap((row): readonly LiveRequest[] => {
    const address = row.path + row.query;
    const request = { ...row, address, name: address };
    const isCompressed = ['.br', '.gz'].some((end) => files.has(`${row.file ?? ''}${end}`));
    const plain = { ...request, name: `${address} identity`, encoding: 'identity' } as const;
    return isCompressed ? [request, plain] : [request];
  });
  const once = new Map(requests.map((request) => [request.name, request]));
  return [...once.values()].filter(({ name }) => !progress.has(name));
}

async function verifyRequest(
  request: LiveRequest,
  file: HashedFile | undefined,
  { record, ask, progress }: LiveSite,
): Promise<readonly Diagnostic[]> {
  const { address, name, encoding } = request;
  const span = wholeFile(request.file ?? address);
  const answer = await ask(address, file?.bytes ?? 0, encoding).catch(() => undefined);
  if (answer === undefined) return [createDiagnostic('no-answer', { address }, span)];
  const [difference] = differencesOf(request, file, answer, record);
  if (difference !== undefined)
    return [createDiagnostic('answer-differs', { address, ...difference }, span)];
  progress.add(name);
  return [];
}

/** Some hosts answer 308 for 301, and 307 for 302: the method of a request is kept besides. */
const sameStatus: Readonly<Record<number, number>> = { 308: 301, 307: 302 };

/** What differs between an answer and the build, as both have it. */
function* differencesOf(
  { edition, path, status, location }: AskedRow,
  file: HashedFile | undefined,
  answer: LiveAnswer,
  { headers, origins }: BuildRecord,
) {
  if ((sameStatus[answer.status] ?? answer.status) !== status)
    yield { what: 'status', live: String(answer.status), built: String(status) };
  const live = answer.headers.get('location') ?? '';
  const origin = origins[edition];
  const target = live.startsWith(`${origin}/`) ? live.slice(origin.length) : live;
  if (location !== undefined && target !== location)
    yield { what: 'target', live, built: location };
  if (file === undefined) return;
  for (const [name, built] of Object.entries(headersOf(headers[edition], path))) {
    const sent = answer.headers.get(name);
    if (sent !== built) yield { what: `header ${name}`, live: sent ?? 'nothing', built };
  }
  if (answer.hash !== file.hash)
    yield { what: 'content', live: 'other bytes', built: 'those of its file' };
}
