import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

const out = 'dist';

async function build(root: string, at: string, ...options: readonly string[]): Promise<void> {
  const args = ['build', '--root', root, '--out', join(root, out), '--at', at, ...options];
  const run = await runCommand(args);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
}

let built: Promise<string> | undefined;

/** A copy of the small project, built for the public on the day of its first release. */
async function openBuiltProject(): Promise<string> {
  const root = join(temporaryFolder(), 'project');
  cpSync(await (built ??= buildOnce()), root, { recursive: true });
  return root;
}

async function buildOnce(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  await copySmallProject(root);
  await build(root, '2026-11-25', '--env', 'production');
  return root;
}

afterAll(async () => {
  const root = await built;
  if (root !== undefined) rmSync(root, { recursive: true });
});

async function release(root: string) {
  return runCommand(['release', '--root', root, '--format', 'json']);
}

/** The days of the pages in the sitemap of the main site, by URL. */
function datesOf(root: string): ReadonlyMap<string, string> {
  const sitemap = readFileSync(join(root, out, 'main/sitemap.xml'), 'utf8');
  const rows = sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc><lastmod>([^<]*)</g);
  return new Map([...rows].map(([, url = '', day = '']) => [url, day]));
}

/** What people read of the pages that the sitemap lists, by URL. */
function textsOf(root: string, urls: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...urls].map((url) => [url, pageText(join(root, out, 'main', url))]));
}

function pageText(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return page.replace(/<script[^]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('pages are dated anew where their words changed, and nowhere else', async () => {
  const root = await openBuiltProject();
  await release(root);
  await build(root, '2026-12-01', '--env', 'production');
  const before = datesOf(root);
  const texts = textsOf(root, before.keys());
  expect(new Set(before.values())).toEqual(new Set(['2026-11-25']));
  const yaml = join(root, 'regions.yaml');
  const typed = readFileSync(yaml, 'utf8');
  const edited = typed.replace(
    /^( {4}name: )Nevada$/m,
    '$1Nevada\n    nameInText: the Silver State',
  );
  expect(edited).not.toBe(typed);
  writeFileSync(yaml, edited);
  await build(root, '2027-02-01', '--env', 'production');
  const after = datesOf(root);
  const next = textsOf(root, after.keys());
  const redated = [...after].filter(([, day]) => day === '2027-02-01').map(([url]) => url);
  const reworded = [...next].filter(([url, text]) => texts.get(url) !== text).map(([url]) => url);
  expect(redated).toEqual(reworded);
  expect(redated).toContain('/nv/');
});

test('a release is noted in released.yaml, and says which pages are new', async () => {
  const root = await openBuiltProject();
  const run = await release(root);
  const { day, main } = JSON.parse(run.stdout);
  expect([day, main.added.includes('/nv/plan/'), main.changed]).toEqual(['2026-11-25', true, []]);
  expect(readFileSync(join(root, 'released.yaml'), 'utf8')).toContain('path: /plan/');
  expect(JSON.parse((await release(root)).stdout)).toMatchObject({ main: { added: [] } });
});

test('the calendar file of a webinar is an address that visitors hold, which no edit may take away', async () => {
  const root = await openSmallProject();
  const yaml = join(root, 'regions.yaml');
  const typed = readFileSync(yaml, 'utf8');
  writeFileSync(yaml, typed.replace('    name: Nevada', webinar));
  await build(root, '2026-11-25', '--env', 'production');
  await release(root);
  const record = readFileSync(join(root, 'released.yaml'), 'utf8');
  expect(record).toContain('of: nv, at: /nevada/ /nv/webinar/2026-12-30.ics');
  writeFileSync(yaml, typed);
  const { stdout } = await runCommand(['validate', '--root', root, '--format', 'json']);
  const found: readonly { code: string; message: string }[] = JSON.parse(stdout).diagnostics;
  const lost = found.filter(({ code }) => code === 'address-lost');
  expect(lost.map(({ message }) => message)).toEqual([
    expect.stringContaining('/nv/webinar/2026-12-30'),
  ]);
});

test('that time takes the page of a webinar away is an error beforehand, at the line that says until when', async () => {
  const root = await openSmallProject();
  const yaml = join(root, 'regions.yaml');
  const typed = readFileSync(yaml, 'utf8').replace('    name: Nevada', webinar);
  writeFileSync(yaml, typed.replace('upcoming:\n', 'upcoming:\n        until: 2027-02-01\n'));
  await build(root, '2026-11-25', '--env', 'production');
  await release(root);
  const now = ['--root', root, '--at', '2026-11-25'];
  const { stdout, exitCode } = await runCommand(['validate', ...now]);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(
    /error: From 2027-02-01 on: \/nv\/webinar\/2026-12-30\/ and one more .*Leave `until` out.*\[address-lost\]\n.*\n.* until: 2027-02-01$/m,
  );
  writeFileSync(yaml, typed);
  expect(await runCommand(['validate', ...now])).toMatchObject({ exitCode: 0 });
});

const webinar = `    name: Nevada
    webinar:
      upcoming:
        webinarSignupForm: webinar-nv
        startsAt: 2026-12-30 15:30
        webinarDetails: '{{webinarDate}}: a first lesson.'`;

test('search engines can be told of the pages that a release changes', async () => {
  const root = await openSmallProject();
  const requests = join(root, 'changed.jsonl');
  const key = '5f2c9a0be7d14368a1c05b7e9d3f6a42';
  const yaml = join(root, 'regions.yaml');
  const typed = readFileSync(yaml, 'utf8');
  writeFileSync(yaml, typed.replace(/^site:$/m, `site:\n  indexNowKey: ${key}`));
  await build(root, '2026-11-25', '--env', 'production');
  expect(readFileSync(join(root, out, `main/${key}.txt`), 'utf8')).toBe(key);
  await runCommand(['release', '--root', root, '--indexnow', requests]);
  const [main = '', ...others] = readFileSync(requests, 'utf8').trim().split('\n');
  expect(others).toEqual([]);
  expect(JSON.parse(main)).toMatchObject({ host: 'www.careerexplorer.example', key });
  expect(JSON.parse(main).urlList).toContain('https://www.careerexplorer.example/nv/plan/');
  await runCommand(['release', '--root', root, '--indexnow', requests]);
  expect(readFileSync(requests, 'utf8')).toBe('');
});

test('where the requests cannot be written, nothing is noted as released', async () => {
  const root = await openSmallProject();
  const yaml = join(root, 'regions.yaml');
  const key = '5f2c9a0be7d14368a1c05b7e9d3f6a42';
  writeFileSync(
    yaml,
    readFileSync(yaml, 'utf8').replace(/^site:$/m, `site:\n  indexNowKey: ${key}`),
  );
  await build(root, '2026-11-25', '--env', 'production');
  const run = await runCommand(['release', '--root', root, '--indexnow', join(root, 'assets')]);
  expect(run.exitCode).not.toBe(0);
  expect(existsSync(join(root, 'released.yaml'))).toBe(false);
});

test('without a key there is nothing to tell search engines', async () => {
  const root = await openBuiltProject();
  const run = await runCommand(['release', '--root', root, '--indexnow', 'changed.jsonl']);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('openssl rand -hex 16');
});

test.each([
  ['a preview', [], 'A preview is no release.'],
  ['a part', ['--env', 'production', '--state', 'nv'], 'a part of the site only'],
])('%s is no release', async (_, options, reason) => {
  const root = await openSmallProject();
  await build(root, '2026-11-25', ...options);
  const run = await release(root);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(reason);
});

function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@sample.example', ...args], {
    cwd: root,
  });
}

function undo(root: string) {
  return runCommand(['release', '--undo', '--root', root]);
}

describe('a release that was rolled back', () => {
  const recordOf = (root: string): string => readFileSync(join(root, 'released.yaml'), 'utf8');

  async function releaseTwice() {
    const root = await openBuiltProject();
    git(root, 'init', '--quiet');
    await release(root);
    const first = recordOf(root);
    git(root, 'add', 'released.yaml');
    git(root, 'commit', '--quiet', '-m', 'First');
    await build(root, '2027-02-01', '--env', 'production');
    writeFileSync(join(root, 'regions.yaml'), edited(root));
    await build(root, '2027-02-01', '--env', 'production');
    await release(root);
    expect(recordOf(root)).not.toBe(first);
    return { root, first };
  }

  function edited(root: string): string {
    const typed = readFileSync(join(root, 'regions.yaml'), 'utf8');
    return typed.replace(/^( {4}name: )Nevada$/m, '$1Nevada\n    nameInText: the Silver State');
  }

  test('is taken out of the record before it is committed', async () => {
    const { root, first } = await releaseTwice();
    expect(await undo(root)).toMatchObject({ exitCode: 0 });
    expect(recordOf(root)).toBe(first);
  });

  test('is taken out of the record after it was committed', async () => {
    const { root, first } = await releaseTwice();
    git(root, 'commit', '--quiet', '-a', '-m', 'Second');
    expect(await undo(root)).toMatchObject({ exitCode: 0 });
    expect(recordOf(root)).toBe(first);
  });

  test('leaves no record where it was the first', async () => {
    const root = await openBuiltProject();
    git(root, 'init', '--quiet');
    await release(root);
    expect(await undo(root)).toMatchObject({ exitCode: 0 });
    expect(existsSync(join(root, 'released.yaml'))).toBe(false);
  });

  test('cannot be undone where git knows nothing of the project', async () => {
    const root = await openBuiltProject();
    await release(root);
    const { exitCode, stderr } = await undo(root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('in no repository');
  });
});

test('a folder without an output is no release', async () => {
  const root = await openSmallProject();
  const run = await runCommand(['release', temporaryFolder(), '--root', root]);
  expect(run.exitCode).toBe(2);
});
