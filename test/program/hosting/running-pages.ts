import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { BuiltSite } from './built-site.ts';
import { programPath } from '../program-path.ts';
import { freePort, untilListening } from './ports.ts';

/** A web root in Cloudflare's own emulator of Pages. */
export interface RunningPages {
  readonly port: number;
  /** What it printed, before and since. */
  printed(): string;
}

/** Serves a web root of a build once for a test file; stopped after its last test. */
export function usePages(
  built: () => Promise<BuiltSite>,
  webRoot: WebRoot,
): () => Promise<RunningPages> {
  let running: Promise<RunningPages & { stop(): Promise<void> }> | undefined;
  afterAll(async () => {
    await (await running)?.stop();
  });
  return () => (running ??= built().then((site) => start(site, webRoot)));
}

/** The emulator writes next to what it serves, so it gets a copy. */
async function start(
  site: BuiltSite,
  webRoot: WebRoot,
): Promise<RunningPages & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-pages-'));
  cpSync(join(site.folder, webRoot), join(folder, 'root'), { recursive: true });
  const port = await freePort();
  const child = execa(process.execPath, [programPath('WRANGLER_PATH'), ...argumentsFor(port)], {
    cwd: folder,
    reject: false,
    stdin: 'ignore',
    all: true,
    env: {
      HOME: folder,
      CI: '1',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
  let printed = '';
  child.all.setEncoding('utf8').on('data', (text: string) => void (printed += text));
  const failed = child.then(() => {
    throw new Error(`The emulator ended:\n${printed}`);
  });
  await Promise.race([untilListening(port), failed]);
  failed.catch(() => undefined);
  return {
    port,
    printed: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await child;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function argumentsFor(port: number): readonly string[] {
  return [
    'pages',
    'dev',
    'root',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--compatibility-date',
    '2026-01-01',
    '--show-interactive-dev-session=false',
  ];
}
