// A program that serves a site and watches its files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 120_000;

/** Milliseconds in which a program says how long it worked. */
const ownWorkMs = 10_000;

/**
 * Writes a site to a folder and starts what serves it; resolves once it answers. Throws where the program cannot be had
 * or does not start.
 */
export async function serve(site, folder) {
  const port = await freePort();
  const [program, ...args] = site.start(folder, port);
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  }
  const ended = once(child, 'close').catch(() => undefined);
  const stop = () => (child.kill('SIGINT'), ended);
  const address = await findAddress(port, () => child.exitCode !== null);
  if (address === undefined) {
    await stop();
    throw new Error(`${site.name} does not answer.\n${printed}`);
  }
  return {
    address,
    stop,
    /** Milliseconds that it says it worked on the first change since `forget`. It may say so after the page has changed. */
    async ownWork() {
      const end = Date.now() + ownWorkMs;
      while (site.ownWork !== undefined && Date.now() < end) {
        const milliseconds = site.ownWork(printed);
        if (milliseconds !== undefined) return milliseconds;
        await wait(10);
      }
      return undefined;
    },
    forget: () => void (printed = ''),
  };
}

/** Some listen on one of the names of this machine alone. */
async function findAddress(port, hasEnded) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !hasEnded()) {
    for (const host of ['127.0.0.1', 'localhost']) {
      const address = `http://${host}:${port}/`;
      if ((await fetch(address).catch(() => undefined)) !== undefined) return address;
    }
    await wait(100);
  }
  return undefined;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}
