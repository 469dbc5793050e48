import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Answer } from './requests.ts';
import { ask } from './requests.ts';
import type { Drift } from './drifts.ts';

/** What a proxy passes on of its own accord, between itself and either side. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const counts = new Map<number, number>();

/** How many requests the proxy at a port has had. */
export function requestsOf(port: number): number {
  return counts.get(port) ?? 0;
}

/**
 * A proxy in front of a host on this machine, which changes some of its answers; stopped after the
 * test.
 *
 * @param extra Addresses at which it has something of its own.
 */
export async function startDriftingHost(
  port: number,
  drifts: readonly Drift[],
  extra: readonly string[] = [],
): Promise<number> {
  let own = 0;
  const server = createServer((request, response) => {
    const { url: address = '', headers } = request;
    counts.set(own, requestsOf(own) + 1);
    const encoding = String(headers['accept-encoding'] ?? 'identity');
    const drift = drifts.find(
      (one) => one.address === address && (one.encoding ?? encoding) === encoding,
    );
    void (
      extra.includes(address)
        ? Promise.resolve(leftover)
        : ask(port, address, { 'accept-encoding': encoding })
    )
      .then((answer) => (drift === undefined ? answer : drift.change(answer)))
      .then((answer) => {
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !ownHeaders.includes(name)) response.setHeader(name, value);
        response.writeHead(answer.status);
        // In a packet of their own, as hosts that stream send them.
        response.flushHeaders();
        setImmediate(() => response.end(answer.body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  own = address.port;
  return own;
}

const leftover: Answer = { status: 200, headers: {}, body: Buffer.from('left here') };
