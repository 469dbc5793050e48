import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../../cli/site/content-type.ts';
import { listen } from '../listen.ts';
import { sampleForm } from './sample-form.ts';

/** A host that knows nothing about previews: the files of a folder, and a live CRM. */
export interface StaticHost {
  readonly address: string;
  /** Paths of the submissions that the CRM has received. */
  readonly received: readonly string[];
}

/** Serves a web root until the test ends. */
export async function serveStatic(folder: string): Promise<StaticHost> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') received.push(pathname);
    if (pathname.startsWith('/api/')) answerAsCrm(request, response);
    else void answerFile(response, join(folder, pathname));
  });
  return { address: `${await listen(server)}/`, received };
}

function answerAsCrm({ method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(method === 'GET' ? sampleForm : {}));
}

async function answerFile(response: ServerResponse, path: string): Promise<void> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const bytes = await readFile(file).catch(() => undefined);
  response.statusCode = bytes === undefined ? 404 : 200;
  response.setHeader('Content-Type', contentTypeOf(file));
  response.end(bytes);
}
