import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../../../../package.json' with { type: 'json' };
import { decodeBody } from './decode-body.ts';

/** What a running host answered to a request. */
export interface LiveAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Of the decoded body; undefined where it is damaged, or longer than asked for. */
  readonly hash: string | undefined;
}

/** How an answer may be compressed (RFC 9110, 8.4.1); `identity` is not. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** Takes no other encoding, and at most so many bytes. Rejects where no answer comes. */
export type AskHost = (path: string, mostBytes: number, encoding: Encoding) => Promise<LiveAnswer>;

/** What is waited for, in milliseconds. */
interface Patience {
  /** The whole of an answer. */
  readonly answer: number;
  /** A host that answers nothing but that it is busy. */
  readonly busy: number;
}

const attempts = 3;

/** Compressed, a short text may be longer than it is. */
const compressionBytes = 1024;

/** Asks a host by its origin, such as `https://www.careerexplorer.example`. */
export function createAskHost(
  origin: string,
  patience: Patience = { answer: 30_000, busy: 120_000 },
): AskHost {
  const isSecure = origin.startsWith('https:');
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const request = isSecure ? requestHttps : requestHttp;
  let busySince: number | undefined;
  return async (path, mostBytes, encoding) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(path, mostBytes, encoding);
      if (!isBusy(answer)) {
        busySince = undefined;
        return answer;
      }
      busySince ??= performance.now();
      const end = performance.now() + waitOf(answer);
      if (attempt === attempts || end > busySince + patience.busy) return answer;
      await wait(waitOf(answer));
    }
  };

  /** The timer keeps the program running while a request never ends. */
  function askOnce(path: string, mostBytes: number, encoding: Encoding): Promise<LiveAnswer> {
    return new Promise((resolve, reject) => {
      const headers = {
        'user-agent': `${packageJson.name}/${packageJson.version}`,
        'accept-encoding': encoding,
      };
      const call = request(origin + path, { agent, headers });
      const timer = setTimeout(
        () => call.destroy(new Error('No answer in time.')),
        patience.answer,
      );
      call.once('close', () => clearTimeout(timer));
      call.once('error', reject);
      call.once('response', (response) => {
        readAnswer(response, mostBytes).then(resolve, reject);
      });
      call.end();
    });
  }
}

/** Whether a host has no time now (RFC 6585, section 4, and RFC 9110, section 15.6.4). */
export function isBusy({ status }: Pick<LiveAnswer, 'status'>): boolean {
  return status === 429 || status === 503;
}

/** In milliseconds, up to a minute (RFC 9110, 10.2.3); a date is not waited for. */
function waitOf({ headers }: LiveAnswer): number {
  const seconds = Number(headers.get('retry-after') ?? '1');
  return Math.min(Number.isFinite(seconds) ? seconds * 1000 : 1000, 60_000);
}

async function readAnswer(response: IncomingMessage, mostBytes: number): Promise<LiveAnswer> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) headers.append(name, value);
  const body = await readBody(response, mostBytes + compressionBytes);
  const encoding = headers.get('content-encoding') ?? 'identity';
  const decoded = body && (await decodeBody(body, encoding, mostBytes));
  return {
    status: response.statusCode ?? 0,
    headers,
    hash: decoded && createHash('sha256').update(decoded).digest('hex'),
  };
}

/** Undefined where it is longer. */
async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    const chunk = Buffer.from(part);
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
