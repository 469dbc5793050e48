import type { ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { answerJson } from './answer.ts';
import { hasBody, isJson, jsonOnly } from './api/body.ts';
import type { ApiService, Call } from './service.ts';

const defaultTimeoutMs = 30_000;

/**
 * Passes the calls below `/api/` on to another server, whose path, if it has one, goes before theirs.
 *
 * @param report Receives one line for every call that failed.
 * @param timeoutMs Until a server that is silent counts as one that can't be reached.
 */
export function createProxy(
  server: URL,
  report: (line: string) => void,
  timeoutMs: number = defaultTimeoutMs,
): ApiService {
  const proxy = createProxyServer({ target: connectionTo(server) });
  proxy.on('proxyReq', (call) => {
    call.setTimeout(timeoutMs, () => call.destroy(new Error('it did not answer in time')));
  });
  proxy.on('proxyRes', ({ headers }, _, response) => {
    headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  });
  return {
    submissions: 'forwarded',
    accepts: (path) => path === '/api' || path.startsWith('/api/'),
    async handle(call) {
      const { request, response, target } = call;
      if (hasBody(request) && !isJson(request)) {
        refuseBody(call);
        return;
      }
      prepare(call, server);
      try {
        await proxy.web(request, response);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report(`${target.rawPath}: ${server.origin} could not be reached: ${reason}`);
        refuse(response, server);
      }
    },
  };
}

/** An IPv6 address has brackets in a URL only. */
function connectionTo({ protocol, hostname, port, pathname }: URL) {
  return { protocol, hostname: hostname.replace(/^\[(.*)\]$/, '$1'), port, pathname };
}

function refuseBody({ request, response }: Call): void {
  request.resume();
  answerJson(response, 415, { status: 'error', message: jsonOnly });
}

/** Headers that concern one connection only (RFC 9110, section 7.6.1), except the one that frames the body. */
const connectionHeaders = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Makes the request one of the server's own pages; `listen` has refused those of other sites. */
function prepare({ request, target }: Call, server: URL): void {
  const { headers } = request;
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  for (const name of [...connectionHeaders, ...named]) Reflect.deleteProperty(headers, name);
  headers.host = server.host;
  if (headers.origin !== undefined) headers.origin = server.origin;
  request.url = `${target.rawPath}${target.query}`;
}

function refuse(response: ServerResponse, server: URL): void {
  if (response.headersSent) response.destroy();
  else {
    const message = `${server.origin} could not be reached.`;
    answerJson(response, 502, { status: 'error', message });
  }
}
