import type { Server } from 'node:net';
import { connect, createServer } from 'node:net';
import { vi } from 'vitest';

/** Below the ports from which systems choose one for a program that asks for any. */
const ports = { first: 20_000, last: 29_998 };

/**
 * A port that no program listens at, for one that can't choose any by itself. No other call is
 * given it while this process runs, in whichever process that is: the port after it is listened at
 * as long.
 */
export async function freePort(): Promise<number> {
  for (let port = ports.first; port <= ports.last; port += 2) {
    const claim = await listen(port + 1);
    const probe = claim && (await listen(port));
    if (probe === undefined) claim?.close();
    else {
      claim?.unref();
      await new Promise((resolve) => probe.close(resolve));
      return port;
    }
  }
  throw new Error('No port is free.');
}

/** Undefined where another program listens. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Resolves as soon as a program listens at the port. */
export async function untilListening(port: number): Promise<void> {
  await vi.waitFor(() => touch(port), { interval: 20, timeout: 120_000 });
}

function touch(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
