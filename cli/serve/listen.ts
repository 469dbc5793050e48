import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Authority } from './access.ts';
import { findRefusal, splitAddress } from './access.ts';
import { answerJson, answerText } from './answer.ts';
import { PortError } from './port-error.ts';
import type { Service } from './service.ts';
import { readTarget } from './service.ts';

/** A server that answers. */
export interface Listening {
  /** Such as `http://127.0.0.1:4000/`. */
  readonly address: string;
  /** Finishes the answers that are under way, then stops. */
  close(): Promise<void>;
}

/** Only this machine can connect: a preview is not for the network. */
const host = '127.0.0.1';

export interface ListenOptions {
  /** 0 is any free one. */
  readonly port: number;
  /** The first that accepts a path answers it. */
  readonly services: readonly Service[];
  /** Host names that are answered besides those of this machine. */
  readonly allowedHosts: readonly Authority[];
  /** What requests wait for before they are answered. */
  readonly ready?: Promise<void>;
  /** Receives one line for every answer that failed, and for every call of a page that was refused. */
  readonly report: (line: string) => void;
}

/** Answers requests until it is closed. Throws `PortError`. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port } = options;
  const server = createServer((request, response) => {
    void answer(request, response, options);
  });
  const closeIdle = followConnections(server);
  await bind(server, port);
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://${host}:${String(actual)}/`, close: () => close(server, closeIdle) };
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

/** Until open connections are cut: long enough for any answer, short enough for a person who waits. */
const graceMs = 2000;

/** Returns what closes the connections that no answer is under way on, and the others once theirs is given. */
function followConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return () => {
    server.closeIdleConnections();
    // Browsers connect ahead of a request. Node does not call a connection idle that has not had one.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}

function close(server: Server, closeIdle: () => void): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    closeIdle();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { services, allowedHosts, ready, report }: ListenOptions,
): Promise<void> {
  const refusal = findRefusal(request, allowedHosts);
  if (refusal !== undefined) {
    if (refusal.status === 403) report(refusal.message);
    answerText(response, refusal.status, refusal.message, { 'X-Content-Type-Options': 'nosniff' });
    return;
  }
  const target = readTarget(splitAddress(request.url ?? '/').rest);
  if (target === undefined) {
    answerText(response, 400, 'The address is malformed.');
    return;
  }
  try {
    await ready;
    const service = services.find(({ accepts }) => accepts(target.path));
    await service?.handle({ request, response, target });
  } catch (error) {
    report(`${request.method ?? 'GET'} ${target.rawPath}: ${messageOf(error)}`);
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
