import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceFile, startOfFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../site/build-record.ts';
import { hashedFolder, headersOf } from '../../site/headers.ts';
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
  const waiting = requestsOf(site).values();
  const found: Diagnostic[] = [];
  let unanswered = 0;
  const work = async (): Promise<void> => {
    for (const row of waiting) {
      if (unanswered >= mostUnanswered) return;
      const diagnostics = await verifyRow(row, files.get(row.file ?? ''), site);
      unanswered = diagnostics.some(({ code }) => code === 'no-answer') ? unanswered + 1 : 0;
      found.push(...diagnostics);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return found;
}

interface LiveRequest extends AskedRow {
  readonly encoding?: 'identity';
}

const compressedEnd = /\.(?:br|gz)$/;

/**
 * What is still to be asked for, each address once; twice where a compressed file stands beside the one that it is of, since
 * hosts answer with either, and one of them may be older.
 */
function requestsOf({ record, edition, progress }: LiveSite): readonly LiveRequest[] {
  const paths = record.files.map(({ path }) => path);
  const compressed = new Set(
    paths.filter((path) => compressedEnd.test(path)).map((path) => path.replace(compressedEnd, '')),
  );
  const assets = paths.filter(
    (path) => path.startsWith(edition + hashedFolder) && !compressedEnd.test(path),
  );
  const rows = [
    ...askOnce(record.table).filter((row) => row.edition === edition),
    ...assets.map((path) => assetRow(edition, path)),
  ].flatMap((row): readonly LiveRequest[] =>
    compressed.has(row.file ?? '') ? [row, { ...row, encoding: 'identity' }] : [row],
  );
  const once = new Map(rows.map((row) => [progressOf(row), row]));
  return [...once].filter(([request]) => !progress.has(request)).map(([, row]) => row);
}

function assetRow(edition: WebRoot, file: string): AskedRow {
  return { edition, path: file.slice(edition.length), query: '', status: 200, file };
}

function addressOf({ path, query }: AskedRow): string {
  return path + query;
}

/** A request as the progress has it. */
function progressOf({ encoding, ...row }: LiveRequest): string {
  return encoding === undefined ? addressOf(row) : `${addressOf(row)} ${encoding}`;
}

async function verifyRow(
  row: LiveRequest,
  file: HashedFile | undefined,
  { record, ask, progress }: LiveSite,
): Promise<readonly Diagnostic[]> {
  const address = addressOf(row);
  const span = startOfFile(createSourceFile(row.file ?? address, ''));
  const answer = await ask(address, file?.bytes ?? 0, row.encoding).catch(() => undefined);
  if (answer === undefined) return [createDiagnostic('no-answer', { address }, span)];
  const [difference] = differencesOf(row, file, answer, record);
  if (difference !== undefined)
    return [createDiagnostic('answer-differs', { address, ...difference }, span)];
  progress.add(progressOf(row));
  return [];
}

/** What differs between an answer and the build, as both have it. */
interface Difference {
  readonly what: string;
  readonly live: string;
  readonly built: string;
}

/** Some hosts answer 308 for 301, and 307 for 302: the method of a request is kept besides. */
const sameStatus: Readonly<Record<number, number>> = { 308: 301, 307: 302 };

function* differencesOf(
  { edition, path, status, location }: AskedRow,
  file: HashedFile | undefined,
  answer: LiveAnswer,
  { headers, origins }: BuildRecord,
): Generator<Difference> {
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
