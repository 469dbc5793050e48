import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { BuiltSite } from './built-site.ts';
import { programPath } from '../program-path.ts';
import { freePort, untilListening } from './ports.ts';

/** Debian's nginx with the generated configuration. */
export interface RunningNginx {
  readonly ports: Readonly<Record<WebRoot, number>>;
}

/** Serves the web roots of a build once for a test file; stopped after its last test. */
export function useNginx(built: () => Promise<BuiltSite>): () => Promise<RunningNginx> {
  let running: Promise<RunningNginx & { stop(): Promise<void> }> | undefined;
  afterAll(async () => {
    await (await running)?.stop();
  });
  return () => (running ??= built().then(start));
}

async function start(site: BuiltSite): Promise<RunningNginx & { stop(): Promise<void> }> {
  const prefix = mkdtempSync(join(tmpdir(), 'career-site-nginx-'));
  const ports = { main: await freePort(), library: await freePort() };
  writeFileSync(join(prefix, 'nginx.conf'), mainConfiguration(prefix, site, ports));
  const log = join(prefix, 'error.log');
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', log];
  const child = spawn(programPath('NGINX_PATH'), args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const failed = ended.then(() => {
    throw new Error(`nginx ended:\n${readFileSync(log, 'utf8')}`);
  });
  await Promise.race([untilListening(ports[editionsOf(site)[0] ?? 'main']), failed]);
  failed.catch(() => undefined);
  return {
    ports,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

/** The generated files as they are, except the lines that are to be fitted to the host. */
function mainConfiguration(
  prefix: string,
  site: BuiltSite,
  ports: Readonly<Record<WebRoot, number>>,
): string {
  const servers = editionsOf(site).map((webRoot) =>
    site
      .text(`hosting/nginx/${webRoot}.conf`)
      .replace('listen 80;', `listen 127.0.0.1:${String(ports[webRoot])};`)
      .replace(/root \/var\/www\S+;/, `root ${join(site.folder, webRoot)};`),
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
user ${userInfo().username};
pid ${prefix}/nginx.pid;
load_module ${programPath('NGINX_BROTLI_PATH')};
events { worker_connections 256; }
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
  ${servers.join('\n')}
}
`;
}

function editionsOf({ record }: BuiltSite): readonly WebRoot[] {
  return [...new Set(record.table.pages.map(({ edition: webRoot }) => webRoot))];
}
