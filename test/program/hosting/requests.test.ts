import { Agent, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../listen.ts';
import { ask } from './requests.ts';

test('a request is asked again where the server closed the connection that was kept for it', async () => {
  const used = new Set<Socket>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.end('here');
  });
  const { port } = new URL(await listen(server));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (const path of ['/one', '/other']) {
    expect((await ask(Number(port), path, {}, agent)).body.toString()).toBe('here');
  }
  expect(used.size).toBe(2);
});
