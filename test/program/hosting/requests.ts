import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:http';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks a server for an unchanged path, which `fetch` would normalise. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: given } = response;
        resolve({ status: statusCode, headers: given, body: Buffer.concat(parts) });
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a kept connection just as it is used again: then it has not read the
      // request.
      const isClosed = call.reusedSocket && error.code === 'ECONNRESET';
      if (isClosed) resolve(ask(port, path, headers, agent));
      else reject(error);
    });
    call.end();
  });
}

/** Does something for each item, some at a time, over connections that are kept. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item, agent: Agent) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const waiting = items.values();
  const work = async (): Promise<void> => {
    for (const item of waiting) await act(item, agent);
  };
  await Promise.all(Array.from({ length: 16 }, work));
  agent.destroy();
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
