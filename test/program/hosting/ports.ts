import { connect, createServer } from 'node:net';
import { vi } from 'vitest';

/** A port that no program listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
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
