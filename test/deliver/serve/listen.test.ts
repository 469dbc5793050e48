import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Listening, ListenOptions } from '../../../cli/deliver/serve/listen.ts';
import { listen } from '../../../cli/deliver/serve/listen.ts';
import type { Service } from '../../../cli/deliver/serve/service.ts';

/** Has nothing cut for having been open for long. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A server that answers once it may. */
function start(may: Promise<void> = Promise.resolve(), asked = (): void => undefined) {
  const service: Service = {
    accepts: () => true,
    handle: async ({ response }) => {
      asked();
      await may;
      response.end('answered');
    },
  };
  return listen({ port: 0, services: [service], allowedHosts: [], report: () => undefined });
}

function portOf({ address }: Listening): number {
  return Number(new URL(address).port);
}

test('a connection that a browser opened ahead of a request is closed at once', async () => {
  stopTime();
  const server = await start();
  const socket = connect(portOf(server), '127.0.0.1');
  await once(socket, 'connect');
  // Connections are taken in the order in which they come.
  await (await fetch(server.address)).text();
  const ended = once(socket.resume(), 'close');
  await server.close();
  await ended;
});

test('an answer that is under way is finished, and its connection closed after it', async () => {
  stopTime();
  let answer = (): void => undefined;
  const may = new Promise<void>((resolve) => (answer = resolve));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const server = await start(may, () => arrive());
  const asked = fetch(server.address);
  await arrived;
  const closed = server.close();
  answer();
  expect(await (await asked).text()).toBe('answered');
  await closed;
});

test('what was asked is done before the server is closed, also where nobody waits for it', async () => {
  stopTime();
  const order: string[] = [];
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const service: Service = {
    accepts: () => true,
    handle: async ({ response }) => {
      asking.destroy();
      await once(response, 'close');
      leave();
      // More turns than closing takes.
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      order.push('done');
    },
  };
  const server = await listen({ ...silent, port: 0, services: [service] });
  const asking = connect(portOf(server), '127.0.0.1');
  asking.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${portOf(server)}\r\n\r\n`);
  await left;
  await server.close();
  expect([...order, 'closed']).toEqual(['done', 'closed']);
});

const silent: Omit<ListenOptions, 'port'> = {
  services: [],
  allowedHosts: [],
  report: () => undefined,
};

test('a taken port is named', async () => {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  onTestFinished(() => void taker.close());
  const address = taker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(listen({ ...silent, port })).rejects.toThrow(
    `Port ${port} is used by another program.`,
  );
});
