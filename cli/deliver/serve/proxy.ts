import { apiFolder } from '../../compile/manifest/table.ts';
import { createProxyServer } from 'httpxy';
import { answerJson } from './answer.ts';
import { hasBody, isJson, jsonOnly } from './api/body.ts';
import type { ApiService } from './service.ts';

/**
 * Passes the calls below `/api/` on to another server, whose path, if it has one, goes before
 * theirs.
 *
 * @param report Receives one line for every call that failed.
 * @param timeoutMs Until a server that is silent counts as one that can't be reached.
 */
export function createProxy(
  server: URL,
  report: (line: string) => void,
  timeoutMs = 30_000,
): ApiService {
  const proxy = createProxyServer({ target: connectionTo(server), changeOrigin: true });
  proxy.on('proxyReq', (call) => {
    call.setTimeout(timeoutMs, () => call.destroy(new Error('it did not answer in time')));
  });
  return {
    submissions: 'forwarded',
    accepts: (path) => `${path}/`.startsWith(apiFolder),
    async handle({ request, response, target }) {
      if (hasBody(request) && !isJson(request)) {
        request.resume();
        answerJson(response, 415, { status: 'error', message: jsonOnly });
        return;
      }
      // It is one of the server's own pages for it; `listen` has refused those of other sites.
      if (request.headers.origin !== undefined) request.headers.origin = server.origin;
      try {
        await proxy.web(request, response);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `${server.origin} could not be reached`;
        report(`${target.rawPath}: ${message}: ${reason}`);
        if (response.headersSent) response.destroy();
        else answerJson(response, 502, { status: 'error', message: `${message}.` });
      }
    },
  };
}

/** An IPv6 address has brackets in a URL only. */
function connectionTo({ protocol, hostname, port, pathname }: URL) {
  return { protocol, hostname: hostname.replace(/^\[(.*)\]$/, '$1'), port, pathname };
}
