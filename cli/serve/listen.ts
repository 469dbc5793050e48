import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { answerJson, answerText } from './answer.ts';
import type { Service } from './service.ts';
import { readTarget } from './service.ts';

/** A server that answers. */
export interface Listening {
  /** Such as `http://127.0.0.1:4000/`. */
  readonly address: string;
  /** Finishes the answers that are under way, then stops. */
  close(): Promise<void>;
}

/** The port cannot be had, because another program has it or because the system reserves it. */
export class PortError extends Error {
  readonly port: number;
  readonly reason: 'taken' | 'reserved';
  constructor(port: number, reason: 'taken' | 'reserved') {
    super(`port ${String(port)} is ${reason}`);
    this.port = port;
    this.reason = reason;
  }
}

/** Only this machine is answered: what is previewed is not for the network. */
const host = '127.0.0.1';

/** Answers with the first service that accepts a path. Port 0 is any free one. */
export async function listen(
  port: number,
  services: readonly Service[],
  report: (line: string) => void,
): Promise<Listening> {
  const server = createServer((request, response) => {
    void answer(request, response, services, report);
  });
  await bind(server, port);
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://${host}:${String(actual)}/`, close: () => close(server) };
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(explain(error, port));
    });
    server.listen(port, host, resolve);
  });
}

function explain(error: Error, port: number): Error {
  if (!('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return new PortError(port, 'taken');
  return error.code === 'EACCES' ? new PortError(port, 'reserved') : error;
}

/** Long enough for any answer of ours, short enough for a person who waits. */
const graceMilliseconds = 2000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, graceMilliseconds);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  services: readonly Service[],
  report: (line: string) => void,
): Promise<void> {
  const target = readTarget(request.url ?? '/');
  if (target === undefined) {
    answerText(response, 400, 'The address is malformed.');
    return;
  }
  const service = services.find(({ accepts }) => accepts(target.path));
  try {
    await service?.handle({ request, response, target });
  } catch (error) {
    report(`${request.method ?? 'GET'} ${target.path}: ${messageOf(error)}`);
    fail(response);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else answerJson(response, 500, { status: 'error', message: 'The server failed to answer.' });
}
