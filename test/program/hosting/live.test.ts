import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { execa } from 'execa';
import { careerSite, projectRoot } from '../career-site.ts';
import { runCommand } from '../run-command.ts';
import { openSmallProject } from '../small-project.ts';
import type { BuiltSite } from './built-site.ts';
import { useFewRegions } from './built-site.ts';
import { requestsOf, startDriftingHost } from './drifting-host.ts';
import { leftovers, planDrifts } from './drifts.ts';
import { freePort } from './ports.ts';
import { useNginx } from './running-nginx.ts';

const build = useFewRegions('--env', 'production', '--host', 'nginx');
const nginx = useNginx(build);
const drifted = once(() => copyOf(build, drift));
const driftedNginx = useNginx(drifted);
const reconfigured = once(() => copyOf(build, reconfigure));
const reconfiguredNginx = useNginx(reconfigured);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** How many files of a deployed output are not those that were built. */
const driftCount = 40;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** A deployed copy of a build that something happened to. */
async function copyOf(
  built: () => Promise<BuiltSite>,
  happen: (site: BuiltSite) => void,
): Promise<BuiltSite> {
  const site = await built();
  const folder = mkdtempSync(join(tmpdir(), 'career-site-live-'));
  folders.push(folder);
  cpSync(site.folder, folder, { recursive: true });
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const copy = { ...site, folder, read, text: (path: string) => read(path).toString('utf8') };
  happen(copy);
  return copy;
}

/** Pages and assets at even distances. */
function driftedFiles({ record }: BuiltSite): readonly string[] {
  const paths = record.files.map(({ path }) => path);
  const asked = paths.filter((path) => /^main\/.*\.(?:html|js|css|svg|pdf|png)$/.test(path));
  return asked
    .filter((_, index) => index % Math.floor(asked.length / driftCount) === 0)
    .slice(0, driftCount);
}

/**
 * By turns a file is gone, cut short, longer, or another file is in its place; what is compressed
 * of it stays.
 */
function drift(site: BuiltSite): void {
  for (const [index, path] of driftedFiles(site).entries()) {
    const file = join(site.folder, path);
    const bytes = readFileSync(file);
    if (index % 4 === 0) rmSync(file);
    else if (index % 4 === 1) writeFileSync(file, bytes.subarray(0, -1));
    else if (index % 4 === 2) writeFileSync(file, Buffer.concat([bytes, Buffer.from(' ')]));
    else writeFileSync(file, 'Another file.');
  }
}

/** The host forgets a header, and leads on for now where it was for good. */
function reconfigure({ folder, text }: BuiltSite): void {
  const changed = text('hosting/nginx/main.conf')
    .replaceAll(/add_header X-Content-Type-Options [^;]*;/g, '')
    .replaceAll('return 301', 'return 302');
  writeFileSync(join(folder, 'hosting/nginx/main.conf'), changed);
}

async function verifyLive(port: number, ...options: readonly string[]) {
  const { folder } = await build();
  const live = ['--live', `http://127.0.0.1:${String(port)}`];
  const run = await runCommand(['verify', folder, ...live, ...options, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  return { exitCode: run.exitCode, diagnostics: diagnostics as readonly Reported[] };
}

interface Reported {
  readonly code: string;
  readonly file: string;
  readonly message: string;
}

test.each(['main', 'library'] as const)(
  'a host that serves the %s site as it was built has nothing to report',
  async (edition) => {
    const { ports } = await nginx();
    expect(await verifyLive(ports[edition], '--edition', edition)).toEqual({
      exitCode: 0,
      diagnostics: [],
    });
  },
);

/** An address without its last slash leads to a page only where that is there. */
function fileOf(reported: string): string {
  return reported.replace(/^(\/[^?]*[^/?])\?.*$/, 'main$1/index.html');
}

test(`each of ${String(driftCount)} files that are not as built is reported, and no other`, async () => {
  const { ports } = await driftedNginx();
  const { exitCode, diagnostics } = await verifyLive(ports.main);
  const files = [...new Set(diagnostics.map(({ file }) => fileOf(file)))].sort();
  expect(files).toEqual([...driftedFiles(await drifted())].sort());
  expect(files).toHaveLength(driftCount);
  expect(exitCode).toBe(1);
});

test('a clean proxy in front of the host has nothing to report', async () => {
  const { ports } = await nginx();
  const port = await startDriftingHost(ports.main, []);
  expect(await verifyLive(port)).toEqual({ exitCode: 0, diagnostics: [] });
});

test('each of 60 kinds of drift is reported at its address, and nothing else', async () => {
  const { ports } = await nginx();
  const drifts = planDrifts((await build()).record);
  const port = await startDriftingHost(ports.main, drifts, leftovers);
  const { exitCode, diagnostics } = await verifyLive(port);
  const messages = diagnostics.map(({ message }) => message);
  const expected = [...drifts.map(({ address }) => address), ...leftovers].map(
    (address) => `The answer to ${address} `,
  );
  expect(drifts.length).toBeGreaterThanOrEqual(60);
  expect(expected.filter((start) => !messages.some((text) => text.startsWith(start)))).toEqual([]);
  expect(messages.filter((text) => !expected.some((start) => text.startsWith(start)))).toEqual([]);
  expect(exitCode).toBe(1);
});

test('a host that was configured otherwise is reported', async () => {
  const { ports } = await reconfiguredNginx();
  const { diagnostics } = await verifyLive(ports.main);
  const messages = diagnostics.map(({ message }) => message).join('\n');
  expect(messages).toContain('another header X-Content-Type-Options');
  expect(messages).toContain('another status than was built: 302, not 301');
});

test('what was answered as built is not asked for again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-progress-'));
  folders.push(folder);
  const progress = ['--progress', join(folder, 'progress.txt')];
  const { ports } = await nginx();
  expect(await verifyLive(ports.main, ...progress)).toMatchObject({ exitCode: 0 });
  const silent = await freePort();
  expect(await verifyLive(silent, ...progress)).toEqual({ exitCode: 0, diagnostics: [] });
});

test('a host that does not answer is given up after a few requests', async () => {
  const { diagnostics } = await verifyLive(await freePort());
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
    new Set(['no-answer', 'verify-unfinished']),
  );
  expect(diagnostics.length).toBeLessThan(10);
});

test('damaged bodies in a packet of their own never end the program with 0', async () => {
  const { ports } = await nginx();
  const { folder, record } = await build();
  const damaged = planDrifts(record).filter(({ name }) => /byte by|junk|cut/.test(name));
  const host = await startDriftingHost(ports.main, damaged);
  const run = await careerSite(['verify', folder, '--live', `http://127.0.0.1:${String(host)}`]);
  expect(run.exitCode).toBe(1);
  for (const { address } of damaged) expect(run.stdout).toContain(`The answer to ${address} `);
});

/** Requests that are never answered, and timers that keep no program running. */
const nothingHeard = `
  import http from 'node:http';
  import { EventEmitter } from 'node:events';
  http.request = () => Object.assign(new EventEmitter(), { end() {}, destroy() {} });
  const set = globalThis.setTimeout;
  globalThis.setTimeout = (...given) => set(...given).unref();
`;

test('a program that ends before the command has answered says so, and ends with 3', async () => {
  const { folder } = await build();
  const program = join(projectRoot, 'cli/bin.js');
  const hook = `data:text/javascript,${encodeURIComponent(nothingHeard)}`;
  const args = ['--import', hook, program, 'verify', folder, '--live', 'http://127.0.0.1:9'];
  const { exitCode, stderr } = await execa(process.execPath, args, { reject: false });
  expect(exitCode).toBe(3);
  expect(stderr).toContain('ended without an answer');
});

test('an edition that was not built is not taken for one that answers well', async () => {
  const root = await openSmallProject();
  const out = join(root, 'out');
  await runCommand(['build', '--root', root, '--state', 'nv', '--out', out]);
  const live = ['--live', 'http://127.0.0.1:9', '--edition', 'library'];
  expect(await runCommand(['verify', out, ...live])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('no page of the library edition'),
  });
});

test('with --resume only what was not answered as built is asked for again', async () => {
  const state = mkdtempSync(join(tmpdir(), 'career-site-state-'));
  folders.push(state);
  const { folder } = await build();
  const { ports } = await nginx();
  const [drift] = planDrifts((await build()).record);
  const host = await startDriftingHost(ports.main, drift ? [drift] : []);
  const args = ['verify', folder, '--live', `http://127.0.0.1:${String(host)}`];
  const env = { XDG_STATE_HOME: state };
  const first = await careerSite(args, projectRoot, env);
  const askedBefore = requestsOf(host);
  const again = await careerSite([...args, '--resume'], projectRoot, env);
  expect(first.exitCode).toBe(1);
  expect(again.stdout).toBe(first.stdout);
  expect(requestsOf(host) - askedBefore).toBeLessThan(5);
});

test('an origin with a path is no origin', async () => {
  const { folder } = await build();
  const run = await runCommand(['verify', folder, '--live', 'https://www.example.org/nv/']);
  expect(run).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Write scheme and host'),
  });
});
