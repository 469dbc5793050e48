import type { WebRoot } from '../../runtime/contract.ts';
import type { ServerMessage } from '../../runtime/dev/messages.ts';
import { readPath } from '../manifest/request-path.ts';
import type { Call } from '../serve/service.ts';
import type { DevServer } from './endpoint.ts';

/** Milliseconds. What is between browser and server may cut connections that are silent. */
const heartbeat = 20_000;

/** Sends a page what happens, as server-sent events, for as long as it is open. */
export function answerEvents(
  { request, response, target }: Call,
  { pages, token }: DevServer,
  webRoot: WebRoot,
): void {
  const query = new URLSearchParams(target.query);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    Connection: 'close',
    'X-Content-Type-Options': 'nosniff',
  });
  const send = (message: ServerMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  send({ type: 'hello', token });
  const path = readPath(query.get('path') ?? '/') ?? '/';
  const beat = setInterval(() => response.write(':\n\n'), heartbeat);
  const end = (): void => {
    clearInterval(beat);
    response.end();
  };
  const close = pages.open({ webRoot, path, send, end }, query.get('served') ?? '');
  request.once('close', () => {
    clearInterval(beat);
    close();
  });
}
