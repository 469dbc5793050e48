import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { base } from '../base-project.ts';
import { projectRoot } from './career-site.ts';

/** A folder with YAML and assets of its own, and the package as npm would install it there. */
let site: string;
let packed: readonly string[];

/** How it built the site. */
let built: Awaited<ReturnType<typeof run>>;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'career-site-package-'));
  cpSync(base, site, { recursive: true });
  const args = ['pack', '--pack-destination', site, '--json', '--loglevel', 'error'];
  const { stdout } = await execa('npm', args, { cwd: projectRoot });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  packed = files.map(({ path }: { path: string }) => path);
  const folder = join(site, 'node_modules/career-site');
  mkdirSync(folder, { recursive: true });
  await execa('tar', ['-xzf', join(site, filename), '-C', folder, '--strip-components=1']);
  linkDependencies();
  built = await run('build', '--host', 'nginx');
});

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

interface LockedPackage {
  readonly dev?: boolean;
}

/**
 * What npm would install beside the package, without asking a registry: none of what is for
 * development alone.
 */
function linkDependencies(): void {
  const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
  );
  const own = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;
  for (const [path, { dev = false }] of Object.entries(lock.packages)) {
    if (dev || !own.test(path) || !existsSync(join(projectRoot, path))) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    symlinkSync(join(projectRoot, path), join(site, path));
  }
}

function run(...args: readonly string[]) {
  const program = join(site, 'node_modules/career-site/cli/bin.js');
  return execa(process.execPath, [program, ...args], { cwd: site, reject: false });
}

test('a package holds what runs, and nothing else', () => {
  const kinds = new Set(packed.map((path) => path.split('/')[0]));
  expect([...kinds].sort()).toEqual([
    '.build',
    '.editorconfig',
    '.gitattributes',
    '.nvmrc',
    '.prettierrc.json',
    '.vscode',
    'CHANGELOG.md',
    'README.md',
    'SECURITY.md',
    'assets',
    'cli',
    'docs',
    'library.yaml',
    'package.json',
    'regions.yaml',
    'runtime',
    'templates',
  ]);
  expect(packed.filter((path) => /test|examples|cli\/.*\.ts$/.test(path))).toEqual([]);
});

test('an installed package builds, checks and verifies a site of its own', async () => {
  expect(built, built.stderr).toMatchObject({ exitCode: 0 });
  expect(await run('verify', 'dist')).toMatchObject({ exitCode: 0 });
  const checked = await run('check');
  expect(checked, checked.stdout).toMatchObject({ exitCode: 0 });
  expect(readdirSync(site)).toEqual(expect.arrayContaining(['.career-site', 'dist', 'generated']));
});

test('an installed package writes a project of one’s own, and builds it', async () => {
  const written = await run('init', 'my-site');
  expect(written, written.stderr).toMatchObject({ exitCode: 0 });
  const own = join(site, 'my-site');
  const rebuilt = await run('build', '--root', own);
  expect(rebuilt, rebuilt.stderr).toMatchObject({ exitCode: 0 });
  expect(existsSync(join(own, 'dist/main/nv/index.html'))).toBe(true);
  const again = await run('init', 'my-site');
  expect(again).toMatchObject({ exitCode: 2 });
  expect(again.stderr).toContain('my-site is not empty');
});

test('an installed package explains a code, with its example', async () => {
  const { stdout } = await run('explain', 'bad-escape');
  expect(stdout).toContain('\n  |   path: "C:\\path\\nothing"\n');
});

test('an installed package shows edits in pages of `dev`', async () => {
  const page = await fetch(new URL('/-/page.js', await serve('dev')));
  expect(page.status, await page.text()).toBe(200);
});

test('without playwright-core, changes are shown without pictures, and it is named', async () => {
  const before = mkdtempSync(join(tmpdir(), 'career-site-before-'));
  onTestFinished(() => {
    rmSync(before, { recursive: true });
  });
  cpSync(base, before, { recursive: true });
  const path = join(before, 'regions.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('menuHeader: ', 'menuHeader: Old '));
  const { exitCode, stdout, stderr } = await run('diff', before, '--format', 'html');
  expect(exitCode, stderr).toBe(0);
  expect(stdout).toContain('Old ');
  expect(stderr).toContain('npm install --save-dev playwright-core');
});

test('an installed package names what its bundles hold, with the licences', () => {
  const folder = join(site, 'node_modules/career-site/.build/package');
  const versions = JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8'));
  const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['pdfkit', 'preact', 'yaml']));
  for (const [name, version] of Object.entries(versions))
    expect(notices).toContain(`\n## ${name} ${String(version)}\n`);
});

test('an installed package writes nothing into its own folder', () => {
  const folder = join(site, 'node_modules/career-site');
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(present.sort()).toEqual([...packed].sort());
});

test('an installed package previews its site', async () => {
  const page = await fetch(await serve('preview'));
  expect(page.status).toBe(200);
});

/** Serves until the test is over; gives the first address that is printed. */
async function serve(command: 'dev' | 'preview'): Promise<string> {
  const program = join(site, 'node_modules/career-site/cli/bin.js');
  const ports = ['--port', '0', '--library-port', '0'];
  const server = execa(process.execPath, [program, command, ...ports], { cwd: site });
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await server;
  });
  return new Promise((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[^\s]+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}
