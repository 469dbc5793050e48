import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import { readTree } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

/** A copy of the small project without its library edition. */
async function openWithoutLibrary(): Promise<string> {
  const root = await openSmallProject();
  rmSync(join(root, 'library.yaml'));
  return root;
}

/** Changes the text of `regions.yaml`. */
function edit(root: string, change: (text: string) => string): void {
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error('There was nothing to change.');
  writeFileSync(path, changed);
}

describe('a project without library.yaml', () => {
  let root: string;
  let out: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'career-site-no-library-'));
    await copySmallProject(root);
    rmSync(join(root, 'library.yaml'));
    out = join(root, 'dist');
    const build = await runCommand(['build', '--root', root, '--host', 'netlify,s3']);
    expect(build, build.stderr).toMatchObject({ exitCode: 0 });
  });

  afterAll(() => rmSync(root, { recursive: true }));

  test('is built without the library edition', () => {
    const paths = [...readTree(out).keys()].filter((path) => path.includes('library'));
    expect(paths).toEqual([]);
    const { origins, headers } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    expect([Object.keys(origins), Object.keys(headers)]).toEqual([['main'], ['main']]);
    expect(existsSync(join(root, 'generated/library.ts'))).toBe(false);
  });

  test.each([
    ['build', []],
    ['check', []],
    ['verify', ['dist']],
    ['plan', ['--since', 'dist/manifest.json', '--format', 's3']],
    ['merge', ['dist', '--out', 'merged']],
    ['agenda', []],
    ['explain', ['/nv/']],
    ['rename', ['asset', 'assets/picture.svg', 'assets/renamed.svg']],
  ])('can be given to %s', async (command, args) => {
    const run = await runCommand([command, ...args], root);
    expect(run, run.stderr + run.stdout).toMatchObject({ exitCode: 0 });
  });

  test.each(['preview', 'dev'])('is served by %s at one address', async (command) => {
    const run = await runCommand([command, '--port', '0', '--library-port', '0'], root);
    expect(run, run.stderr).toMatchObject({ exitCode: 0 });
    const addresses = run.stdout.match(/http:\/\/[\d.]+:\d+\/$/gm) ?? [];
    expect(addresses).toHaveLength(1);
  });
});

test('an edition that the site does not have can be neither built nor explained', async () => {
  const root = await openWithoutLibrary();
  const build = await runCommand(['build', '--root', root, '--library']);
  expect(build.exitCode).toBe(2);
  expect(build.stderr).toContain('has no library edition');
  const explain = await runCommand(['explain', '--root', root, 'library.hero']);
  expect(explain.exitCode).toBe(2);
});

test('diff tells that the library edition goes', async () => {
  const [before, after] = [await openSmallProject(), await openWithoutLibrary()];
  const run = await runCommand(['diff', before, after, '--root', after]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(run.stdout).toContain('library');
});

test('a site of another country has no map, and regions by any name', async () => {
  const root = await openSmallProject();
  edit(root, (text) =>
    text
      .replace(/^( +)defaultFill:/m, '$1shown: false\n$1defaultFill:')
      .replace(/^ {2}oklahoma:\n {4}code: OK\n {4}name: Oklahoma$/m, (region) =>
        region.replace('oklahoma', 'ontario').replace('OK', 'ON').replace('Oklahoma', 'Ontario'),
      ),
  );
  const validate = await runCommand(['validate', '--root', root, '--format', 'json']);
  const { diagnostics }: { diagnostics: readonly { code: string }[] } = JSON.parse(validate.stdout);
  expect(diagnostics.filter(({ code }) => code === 'unknown-state')).toEqual([]);
  const build = await runCommand(['build', '--root', root]);
  expect(build, build.stderr).toMatchObject({ exitCode: 0 });
  const pages = [...readTree(join(root, 'dist/main'))].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const drawn = /class="(?:map|map__|redirector__map|title-bar__region)/;
  expect(pages.filter(([, page]) => drawn.test(page.toString())).map(([path]) => path)).toEqual([]);
  const home = String(new Map(pages).get('index.html'));
  expect(home, 'a career profile where the map would be').toContain('<article class="profile">');
  const check = await runCommand(['check', '--root', root]);
  expect(check, check.stdout).toMatchObject({ exitCode: 0 });
});
