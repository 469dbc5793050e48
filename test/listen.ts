import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Starts a server on a free port until the test ends, and returns its address, without a slash at
 * the end.
 */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://127.0.0.1:${String(port)}`;
}
