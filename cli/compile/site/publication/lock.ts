import { closeSync, lstatSync, openSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadNativeCalls } from './native-calls.ts';
import { errorCode } from '../../values/error-code.ts';

type Release = () => void;

/** Waits for the kernel's lock of a folder: of a file in it, else of a name to listen at. */
export async function lockFolder(folder: string): Promise<Release> {
  const native = await loadNativeCalls();
  if (native === undefined) return lockAddress(addressOf(folder));
  const file = openLockFile(join(folder, 'lock'));
  await native.waitForLock(file);
  return () => {
    closeSync(file);
  };
}

/** What is no file makes way, so that no link is followed. */
function openLockFile(path: string): number {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() === false) rmSync(path, { recursive: true });
  return openSync(path, 'w');
}

/** The same for one folder by whatever path. */
function addressOf(folder: string): string {
  const { dev, ino } = statSync(folder);
  const name = `career-site-${String(dev)}-${String(ino)}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function lockAddress(address: string): Promise<Release> {
  const release = await listen(address);
  if (release !== undefined) return release;
  await untilReleased(address);
  return lockAddress(address);
}

/** Undefined where another server listens. Whoever waits keeps a connection to that. */
async function listen(address: string): Promise<Release | undefined> {
  const waiting = new Set<Socket>();
  const server: Server = createServer((client) => {
    waiting.add(client.unref().on('error', () => undefined));
  }).unref();
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
  return () => {
    server.close();
    for (const client of waiting) client.destroy();
  };
}

/** Systems that give such names files leave the file of a process that was killed. */
function untilReleased(address: string): Promise<void> {
  return new Promise((resolve) => {
    const client = connect(address);
    client.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') rmSync(address, { force: true });
    });
    client.once('close', () => {
      resolve();
    });
  });
}
