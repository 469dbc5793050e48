import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypeOf } from '../../cli/compile/site/content-type.ts';
import { listen } from '../listen.ts';
import { sampleForm } from './sample-form.ts';

/** A host that knows nothing about previews: the files of a folder, and a live API. */
export interface StaticHost {
  readonly address: string;
  /** Paths of what the API has received: submissions, page views and error reports. */
  readonly received: readonly string[];
}

/** Sends what a document has. */
type Send = (response: ServerResponse, document: Buffer) => void;

/** Serves a web root until the test ends. */
export async function serveStatic(folder: string, send: Send = sendAtOnce): Promise<StaticHost> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') received.push(pathname);
    if (pathname.startsWith('/api/')) answerAsApi(request, response);
    else void answerFile(response, join(folder, pathname), send);
  });
  return { address: `${await listen(server)}/`, received };
}

function answerAsApi({ method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(method === 'GET' ? sampleForm : {}));
}

async function answerFile(response: ServerResponse, path: string, send: Send): Promise<void> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const bytes = await readFile(file).catch(() => undefined);
  response.statusCode = bytes === undefined ? 404 : 200;
  response.setHeader('Content-Type', contentTypeOf(file));
  if (bytes !== undefined && file.endsWith('.html')) send(response, bytes);
  else response.end(bytes);
}

function sendAtOnce(response: ServerResponse, document: Buffer): void {
  response.end(document);
}

/** Sends a document as a slow line would. */
export function sendInParts(response: ServerResponse, document: Buffer): void {
  const parts = Array.from({ length: Math.ceil(document.length / partLength) }, (_, index) =>
    document.subarray(index * partLength, (index + 1) * partLength),
  );
  Readable.from(delay(parts)).pipe(response);
}

/** Bytes; some bars, sections and footers of pages are cut by it. */
const partLength = 600;

/** Milliseconds; longer than a browser takes to draw a frame. */
const pauseMs = 20;

async function* delay(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield part;
    await wait(pauseMs);
  }
}
