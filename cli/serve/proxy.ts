import type {
  ClientRequest,
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { answerJson } from './answer.ts';
import { hasBody, isJson, jsonOnly } from './json-request.ts';
import type { ApiService, Call } from './service.ts';

/** Headers that are about one connection only (RFC 9110, section 7.6.1). */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const patienceMilliseconds = 30_000;

/** Passes the calls below `/api/` on to another server, whose path, if it has one, goes before theirs. */
export function createProxy(
  server: URL,
  report: (line: string) => void,
  patience: number = patienceMilliseconds,
): ApiService {
  return {
    submissions: 'forwarded',
    accepts: (path) => path === '/api' || path.startsWith('/api/'),
    handle: (call) =>
      new Promise((resolve) => {
        call.response.once('close', resolve);
        if (hasBody(call.request) && !isJson(call.request)) refuseBody(call);
        else forward(server, call, report, patience);
      }),
  };
}

function refuseBody({ request, response }: Call): void {
  request.resume();
  answerJson(response, 415, { status: 'error', message: jsonOnly });
}

function forward(server: URL, call: Call, report: (line: string) => void, patience: number): void {
  const onward = openRequest(server, call);
  onward.setTimeout(patience, () => onward.destroy(new Error('it did not answer in time')));
  onward.on('response', (answer) => {
    relay(answer, call.response);
  });
  onward.on('error', (error) => {
    if (call.response.destroyed) return;
    report(`${call.target.path}: ${server.origin} could not be asked: ${error.message}`);
    refuse(call.response, server);
  });
  call.response.once('close', () => onward.destroy());
  call.request.pipe(onward);
}

function openRequest(server: URL, { request, target }: Call): ClientRequest {
  const open = server.protocol === 'https:' ? httpsRequest : httpRequest;
  const path = `${server.pathname.replace(/\/$/, '')}${target.rawPath}${target.query}`;
  return open(new URL(server.origin), {
    path,
    method: request.method ?? 'GET',
    headers: { ...endToEnd(request.headers), ...namesOf(server, request) },
  });
}

/** The server is called under its own name: what came here was sent by a page of the host that it stands behind. */
function namesOf(server: URL, { headers }: IncomingMessage): OutgoingHttpHeaders {
  return { host: server.host, ...(headers.origin !== undefined && { origin: server.origin }) };
}

function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const entries = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name));
  return Object.fromEntries(entries);
}

function refuse(response: ServerResponse, server: URL): void {
  if (response.headersSent) response.destroy();
  else {
    const message = `${server.origin} could not be reached.`;
    answerJson(response, 502, { status: 'error', message });
  }
}
