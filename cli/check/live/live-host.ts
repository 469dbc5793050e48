import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import packageJson from '../../../package.json' with { type: 'json' };

/** What a running host answered to a request. */
export interface LiveAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Of the body without its compression; undefined where it was longer than asked for. */
  readonly hash: string | undefined;
}

/**
 * Asks a host for a path with its query, and reads at most so many bytes of the answer. Rejects where none comes. Whether the
 * answer may be compressed is left to `fetch`, unless it is to be the file as it stands: its `identity` (RFC 9110, 12.5.3).
 */
export type AskHost = (
  path: string,
  mostBytes: number,
  encoding?: 'identity',
) => Promise<LiveAnswer>;

/** A host that is busy says when to come back; for longer than this nobody waits. */
const longestWaitMs = 60_000;
const timeoutMs = 30_000;
const attempts = 3;

/** Asks a host by its origin, such as `https://www.careerexplorer.example`. */
export function createAskHost(origin: string): AskHost {
  const agent = { 'user-agent': `${packageJson.name}/${packageJson.version}` };
  return async (path, mostBytes, encoding) => {
    const headers = { ...agent, ...(encoding && { 'accept-encoding': encoding }) };
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(origin + path, { redirect: 'manual', headers, signal });
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || attempt === attempts) {
        const hash = await hashBody(response, mostBytes);
        return { status: response.status, headers: response.headers, hash };
      }
      await response.body?.cancel();
      await setTimeout(waitOf(response));
    }
  };
}

/** In milliseconds (RFC 9110, section 10.2.3); a date is not waited for. */
function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? '1');
  return Math.min(Number.isFinite(seconds) ? seconds * 1000 : 1000, longestWaitMs);
}

async function hashBody(response: Response, mostBytes: number): Promise<string | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return undefined;
    hash.update(chunk);
  }
  return hash.digest('hex');
}
