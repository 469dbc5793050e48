import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../built-site.ts';
import { forAllHosts } from './hosting/built-site.ts';
import { careerSite, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** The output of a production build with further options, not to be changed. */
async function built(...options: readonly string[]): Promise<string> {
  return (await buildSite({ options: ['--env', 'production', ...options] })).output;
}

/** A copy of the output of a production build of Nevada, to be damaged. */
async function copy(...options: readonly string[]): Promise<string> {
  const folder = join(temporaryFolder(), 'out');
  cpSync(await built('--state', 'nv', ...options), folder, { recursive: true });
  return folder;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

/** Each code that `check` reports with its file, once and sorted. */
async function findings(folder: string): Promise<readonly string[]> {
  const { stdout } = await runCommand(['check', '--out', folder, '--format', 'json']);
  const { diagnostics }: { diagnostics: readonly { code: string; file: string }[] } =
    JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ code, file }) => `${code} ${file}`))].sort();
}

/** Milliseconds: it may be the first to build the whole site for all hosts. */
const timeout = 300_000;

test('check has nothing to say of the output of the real project', { timeout }, async () => {
  const { output } = await buildSite({ options: forAllHosts });
  const run = await runCommand(['check', '--out', output, '--format', 'json']);
  expect(JSON.parse(run.stdout).diagnostics).toEqual([]);
  expect(run.exitCode).toBe(0);
});

test.each([
  ['that was built alone', 'nv'],
  ['without a recorded webinar', 'wy'],
])('check has nothing to say of a state %s', async (_state, code) => {
  const folder = await built('--state', code);
  const run = await runCommand(['check', '--out', folder, '--format', 'json']);
  expect(JSON.parse(run.stdout).diagnostics).toEqual([]);
});

test.each([
  ['a preview', []],
  ['production', ['--env', 'production', '--origin', 'https://nv.example.org']],
])('check finds no error in %s of a state at the root', async (_environment, options) => {
  const site = await buildSite({ options: ['--state', 'nv', '--mount', 'root', ...options] });
  const run = await runCommand(['check', '--out', site.output]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('check holds a build with the larger engine to budgets of its own', async () => {
  const folder = await built('--state', 'nv', '--engine', 'react');
  const run = await runCommand(['check', '--out', folder]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('check says where a planted problem is, and ends with 1', async () => {
  const folder = await copy();
  edit(join(folder, 'main/nv/plan/index.html'), 'href="/nv/pricing/"', 'href="/nv/prising/"');
  const run = await careerSite(['check', '--out', folder]);
  expect(run.stdout).toMatch(
    /^main\/nv\/plan\/index\.html:\d+:\d+: error: Nothing answers at \/nv\/prising\//m,
  );
  expect(run.exitCode).toBe(1);
});

test('check finds nothing in the files of all hosts, and whatever is changed in them by hand', async () => {
  const folder = await copy('--host', 'cloudflare,netlify,nginx,s3');
  expect(await findings(folder)).toEqual([]);
  edit(join(folder, 'manifest.json'), "script-src 'self'", "script-src 'self' 'unsafe-inline'");
  edit(join(folder, 'main/_worker.js'), "base-uri 'none'; ", '');
  edit(join(folder, 'hosting/netlify/main/_headers'), "form-action 'self'", 'form-action *');
  edit(join(folder, 'hosting/nginx/main.conf'), 'add_header Content-Security-Policy', '# ');
  edit(join(folder, 'hosting/s3/main-distribution.json'), "script-src 'self'", 'script-src data:');
  edit(join(folder, 'main/robots.txt'), 'Allow: /', 'Disallow: /');
  edit(join(folder, 'main/nv/index.html'), '<head>', '<head><base href="//elsewhere.example/">');
  rmSync(join(folder, 'main/404.html'));
  rmSync(join(folder, 'main/_headers'));
  const chunk = readdirSync(join(folder, 'main/assets')).find((name) => /^wake-.*js$/.test(name));
  rmSync(join(folder, 'main/assets', chunk ?? ''));
  const found = await findings(folder);
  expect(found.map((each) => each.replace(/client-\w+/, 'client'))).toEqual([
    'base-element main/nv/index.html',
    'broken-resource main/assets/client.js',
    'broken-resource main/nv/404.html',
    'host-weakens-policy hosting/netlify/main/_headers',
    'host-weakens-policy hosting/s3/main-distribution.json',
    'host-weakens-policy main/_worker.js',
    'host-without-policy hosting/nginx/main.conf',
    'missing-file manifest.json',
    'robots-disallow main/robots.txt',
    'stale-compression main/nv/index.html.br',
    'stale-compression main/nv/index.html.gz',
    'weak-policy manifest.json',
  ]);
});

test('check of a folder without an output ends with 2 and says what to do', async () => {
  const run = await runCommand(['check', '--out', temporaryFolder()]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/has no manifest\.json\. Run `career-site build` first/);
});

test('check of a folder that does not exist says so', async () => {
  const run = await runCommand(['check', '--out', join(temporaryFolder(), 'nowhere')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('nowhere is no folder.');
});

test('check of an output whose manifest is damaged says so', async () => {
  const folder = await copy();
  writeFileSync(join(folder, 'manifest.json'), '{"version":1');
  const run = await runCommand(['check', '--out', folder]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('damaged or of another version');
});
