import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../listen.ts';

/** Where a connection breaks between a page and the API. */
export const cuts = [
  'before the request is read',
  'in the request',
  'before the answer',
  'in the headers of the answer',
  'in the body of the answer',
  'after the answer',
  /** The API has stored; its answer never comes. */
  'never, without an answer',
  /** The page gives up first; then the API is reached. */
  'before the request arrives late',
] as const;

export type Cut = (typeof cuts)[number];

/** How one call fares on its way. */
export interface Passage {
  /** Address of the API that it reaches. */
  readonly target: string;
  /** Absent where all goes well. */
  readonly cut?: Cut | undefined;
  /** Whether the connection is reset in place of being closed. */
  readonly isReset: boolean;
}

export interface CuttingProxy {
  /** Address without a slash at the end. */
  readonly origin: string;
  /** Resolves when everything that was passed on late has been dealt with. */
  settled(): Promise<void>;
}

/** Serves an API over a bad connection; each call names its passage in its path. */
export async function serveOverBadConnection(
  passages: ReadonlyMap<string, Passage>,
): Promise<CuttingProxy> {
  const underWay = new Set<Promise<unknown>>();
  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    const [, id = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const passage = passages.get(id);
    if (passage === undefined) throw new Error(`There is no passage ${id}`);
    const passing = pass(incoming, path, passage).finally(() => underWay.delete(passing));
    underWay.add(passing);
  });
  const origin = await listen(server);
  return {
    origin,
    settled: async () => void (await Promise.all(underWay)),
  };
}

async function pass(incoming: IncomingMessage, path: string, passage: Passage): Promise<void> {
  const { socket } = incoming;
  const { cut, target, isReset } = passage;
  const drop = (): void => void (isReset ? socket.resetAndDestroy() : socket.destroy());
  socket.on('error', () => undefined);
  if (cut === 'before the request is read') {
    drop();
    return;
  }
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const body = await readAll(incoming).catch(() => undefined);
  // On a busy machine the page may give up before its request has arrived.
  if (body === undefined) return;
  const url = new URL(path, target);
  if (cut === 'in the request') {
    await sendHalf(url, incoming, body);
    drop();
    return;
  }
  if (cut === 'before the request arrives late') await gone;
  const answer = await readAnswer(url, incoming, body);
  if (cut === 'never, without an answer') await gone;
  await write(socket, answer.slice(0, lengthUntil(cut, answer)));
  drop();
}

/** How much of an answer arrives. */
function lengthUntil(cut: Cut | undefined, answer: string): number {
  const head = answer.indexOf('\r\n\r\n') + 4;
  if (cut === 'before the answer') return 0;
  if (cut === 'in the headers of the answer') return Math.floor(head / 2);
  if (cut === 'in the body of the answer') return Math.floor((head + answer.length) / 2);
  return answer.length;
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = ['content-type', 'idempotency-key'];
  return Object.fromEntries(
    passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Sends half of a body and breaks off. */
function sendHalf(url: URL, incoming: IncomingMessage, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const headers = { ...headersOf(incoming), 'content-length': body.length };
    const outgoing = httpRequest(url, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.on('close', resolve);
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  });
}

/** The answer as it goes over the wire. */
async function readAnswer(url: URL, incoming: IncomingMessage, body: Buffer): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: headersOf(incoming),
    body: body.toString(),
  });
  const text = await answer.text();
  const lines = [
    `HTTP/1.1 ${String(answer.status)} ${answer.statusText}`,
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(text))}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

function write(socket: Socket, text: string): Promise<void> {
  if (text === '' || socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.write(text, () => resolve());
  });
}
