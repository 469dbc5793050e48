import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';

let outputs: string;
let out: string;

beforeAll(async () => {
  outputs = mkdtempSync(join(tmpdir(), 'career-site-check-'));
  out = await build('all');
  await build('nevada', '--state', 'nv');
});

afterAll(() => {
  rmSync(outputs, { recursive: true });
});

async function build(name: string, ...options: readonly string[]): Promise<string> {
  const folder = join(outputs, name);
  const run = await careerSite(['build', '--env', 'production', '--out', folder, ...options]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  return folder;
}

/** A copy of Nevada's output, to be damaged. */
function copy(): string {
  const folder = join(temporaryFolder(), 'out');
  cpSync(join(outputs, 'nevada'), folder, { recursive: true });
  return folder;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

/** Each code that `check` reports with its file, once and sorted. */
async function findings(folder: string): Promise<readonly string[]> {
  const { stdout } = await careerSite(['check', '--out', folder, '--format', 'json']);
  const { diagnostics }: { diagnostics: readonly { code: string; file: string }[] } =
    JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ code, file }) => `${code} ${file}`))].sort();
}

test('check finds no error in the output of the real project', async () => {
  const run = await careerSite(['check', '--out', out, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  const errors = diagnostics.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(errors).toEqual([]);
  expect(run.exitCode).toBe(0);
});

test('check has nothing to say of a state that was built alone', async () => {
  const run = await careerSite(['check', '--out', join(outputs, 'nevada'), '--format', 'json']);
  expect(JSON.parse(run.stdout).diagnostics).toEqual([]);
});

test.each([
  ['a preview', []],
  ['production', ['--env', 'production', '--origin', 'https://nv.example.org']],
])('check finds no error in %s of a state at the root', async (_environment, options) => {
  const folder = join(temporaryFolder(), 'out');
  await careerSite(['build', '--state', 'nv', '--mount', 'root', '--out', folder, ...options]);
  const run = await careerSite(['check', '--out', folder]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('check holds a build with the larger engine to budgets of its own', async () => {
  const folder = await build('react', '--state', 'nv', '--engine', 'react');
  const run = await careerSite(['check', '--out', folder]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('check says where a planted problem is, and ends with 1', async () => {
  const folder = copy();
  edit(join(folder, 'main/nv/plan/index.html'), 'href="/nv/pricing/"', 'href="/nv/prising/"');
  const run = await careerSite(['check', '--out', folder]);
  expect(run.stdout).toMatch(
    /^main\/nv\/plan\/index\.html:\d+:\d+: error: Nothing answers at \/nv\/prising\//m,
  );
  expect(run.exitCode).toBe(1);
});

test('check finds nothing in the files of all hosts, and whatever is changed in them by hand', async () => {
  const folder = await build('hosts', '--state', 'nv', '--host', 'cloudflare,netlify,nginx,s3');
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
  const run = await careerSite(['check', '--out', temporaryFolder()]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/has no manifest\.json\. Run `career-site build` first/);
});

test('check of a folder that does not exist says so', async () => {
  const run = await careerSite(['check', '--out', join(temporaryFolder(), 'nowhere')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('nowhere is no folder.');
});

test('check of an output whose manifest is damaged says so', async () => {
  const folder = copy();
  writeFileSync(join(folder, 'manifest.json'), '{"version":1');
  const run = await careerSite(['check', '--out', folder]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('damaged or of another version');
});

test('verify finds nothing in what was built', async () => {
  const run = await careerSite(['verify', out]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('verify reports each file that is missing, changed or additional, and ends with 1', async () => {
  const folder = copy();
  rmSync(join(folder, 'main/nv/plan/index.html'));
  appendFileSync(join(folder, 'main/robots.txt'), 'Disallow: /\n');
  writeFileSync(join(folder, 'main/notes.txt'), 'left behind');
  const run = await careerSite(['verify', folder, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  expect(diagnostics.map(({ code, file }: Record<string, string>) => `${code} ${file}`)).toEqual([
    'output-unlisted main/notes.txt',
    'output-missing main/nv/plan/index.html',
    'output-changed main/robots.txt',
  ]);
  expect(run.exitCode).toBe(1);
});

const kept = 'main/assets/client-OLDER123.js';

/** A copy of Nevada's output that keeps an asset of an earlier build, as a list with further fields says. */
function copyWithKeptAsset(fields: object): string {
  const folder = copy();
  writeFileSync(join(folder, kept), 'earlier();');
  const list = { version: 1, generations: [[kept]], ...fields };
  writeFileSync(join(folder, 'retained.json'), JSON.stringify(list));
  return folder;
}

const hashes = { [kept]: createHash('sha256').update('earlier();').digest('hex') };

test.each([
  ['with its hash', { hashes }],
  ['without one, as earlier versions wrote the list', {}],
])('verify allows an asset that is kept of an earlier build %s', async (_, fields) => {
  const run = await careerSite(['verify', copyWithKeptAsset(fields)]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('verify reports a kept asset that has changed, and ends with 1', async () => {
  const folder = copyWithKeptAsset({ hashes });
  appendFileSync(join(folder, kept), 'evil();');
  const run = await careerSite(['verify', folder]);
  expect(run.stdout).toContain(kept);
  expect(run.exitCode).toBe(1);
});

test('verify of a web root says where its manifest is', async () => {
  const run = await careerSite(['verify', join(out, 'main')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('add --manifest dist/manifest.json');
});

test('verify of a folder that does not exist says so, and nothing of a build', async () => {
  const run = await careerSite(['verify', join(temporaryFolder(), 'nowhere')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/nowhere is no folder\. Name the folder that was deployed\.$/);
});

test.each(['', 'main', 'library'])(
  'verify by a manifest elsewhere finds nothing in what was built (out/%s)',
  async (part) => {
    const deployed = join(temporaryFolder(), 'deployed');
    cpSync(join(out, part), deployed, { recursive: true });
    rmSync(join(deployed, 'manifest.json'), { force: true });
    const run = await careerSite(['verify', deployed, '--manifest', join(out, 'manifest.json')]);
    expect(run, run.stdout).toMatchObject({ exitCode: 0 });
  },
);

test('verify of one web root reports problems by their paths in it', async () => {
  const root = join(copy(), 'main');
  rmSync(join(root, 'nv/plan/index.html'));
  appendFileSync(join(root, 'robots.txt'), 'Disallow: /\n');
  writeFileSync(join(root, 'manifest.json'), 'left behind');
  const manifest = join(outputs, 'nevada/manifest.json');
  const run = await careerSite(['verify', root, '--manifest', manifest, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  expect(diagnostics.map(({ code, file }: Record<string, string>) => `${code} ${file}`)).toEqual([
    'output-unlisted manifest.json',
    'output-missing nv/plan/index.html',
    'output-changed robots.txt',
  ]);
});

test('verify of one web root allows the assets that are kept of earlier builds', async () => {
  const folder = copyWithKeptAsset({ hashes });
  const manifest = join(folder, 'manifest.json');
  const run = await careerSite(['verify', join(folder, 'main'), '--manifest', manifest]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('verify of a folder that holds nothing of the build says so', async () => {
  const manifest = join(out, 'manifest.json');
  const run = await careerSite(['verify', temporaryFolder(), '--manifest', manifest]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('holds no file that');
});

test('verify by a manifest that does not exist says so', async () => {
  const run = await careerSite(['verify', out, '--manifest', 'nowhere.json']);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('There is no file nowhere.json.');
});

test('the manifest names the sources by their hashes, and what made the output by versions', () => {
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  const hashes = new Map<string, string>(
    manifest.sources.map(({ path, hash }: Record<string, string>) => [path, hash]),
  );
  expect([...hashes.keys()]).toEqual(
    expect.arrayContaining(['regions.yaml', 'library.yaml', 'assets/logos/nv.svg']),
  );
  for (const [path, hash] of hashes) {
    const bytes = readFileSync(join(projectRoot, path));
    expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(hash);
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  expect(manifest.tool).toMatchObject({
    name: 'career-site',
    version,
    engine: 'preact',
    packages: {
      esbuild: versionOf('esbuild'),
      preact: versionOf('preact'),
      'preact-render-to-string': versionOf('preact-render-to-string'),
      'react-router-dom': versionOf('react-router-dom'),
    },
  });
});

function versionOf(name: string): unknown {
  const path = join(projectRoot, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(path, 'utf8')).version;
}
