import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../../diagnostics/command-errors.ts';
import type { Authority } from './access.ts';
import { findRefusal } from './access.ts';
import { answerJson, answerText } from './answer.ts';
import type { Service } from './service.ts';
import { readTarget } from './service.ts';

/** A server that answers. */
export type Listening = Awaited<ReturnType<typeof listen>>;

/** Only this machine can connect: a preview is not for the network. */
const host = '127.0.0.1';

export interface ListenOptions {
  /** 0 is any free one. */
  readonly port: number;
  /** The first that accepts a path answers it. */
  readonly services: readonly Service[];
  /** Host names besides those of this machine; one without a port on every port. */
  readonly allowedHosts?: readonly Authority[];
  /** What requests wait for before they are answered. */
  readonly ready?: Promise<void>;
  /** Receives a line for every answer that failed, and every call that was refused. */
  readonly report: (line: string) => void;
}

/** Answers requests until it is closed. Throws a `UsageError` where the port cannot be had. */
export async function listen(options: ListenOptions) {
  const { port } = options;
  const underWay = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    const sent = finished(response).catch(() => undefined);
    // What was asked is done also where nobody waits for the answer any more.
    const done = Promise.all([answer(request, response, options), sent]);
    underWay.add(done);
    void done.then(() => underWay.delete(done));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explain(error, port);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    /** Such as `http://127.0.0.1:4000/`. */
    address: `http://${host}:${String(actual)}/`,
    /** Finishes the answers that are under way, then stops. */
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([Promise.all(underWay), setTimeout(graceMs, undefined, { ref: false })]);
      // Browsers connect ahead of a request, and keep connections: these would hold the server
      // open.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Until answers are cut: long enough for any, short enough for a person who waits. */
const graceMs = 2000;

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'used by another program',
    EACCES: 'reserved by the system',
  };
  const why = reasons[error.code ?? ''];
  if (why === undefined) return error;
  return new UsageError(
    `Port ${port} is ${why}. Name another with --port or --library-port; 0 is any free one.`,
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { services, allowedHosts = [], ready, report }: ListenOptions,
): Promise<void> {
  const refusal = findRefusal(request, allowedHosts);
  if (refusal !== undefined) {
    if (refusal.status === 403) report(refusal.message);
    answerText(response, refusal.status, refusal.message, { 'X-Content-Type-Options': 'nosniff' });
    return;
  }
  const target = readTarget(request.url ?? '/');
  if (target === undefined) {
    answerText(response, 400, 'The address is malformed.');
    return;
  }
  try {
    await ready;
    const service = services.find(({ accepts }) => accepts(target.path));
    await service?.handle({ request, response, target });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(`${request.method ?? 'GET'} ${target.rawPath}: ${reason}`);
    if (response.headersSent) response.destroy();
    else answerJson(response, 500, { status: 'error', message: 'The server failed to answer.' });
  }
}
