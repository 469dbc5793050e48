import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFolder } from '../copied-project.ts';
import { projectRoot } from './career-site.ts';

/** What the help begins with, and is edited to say. */
const words = 'Compiles regions.yaml and library.yaml into a static marketing site.';

/** Where npm records what it installed. */
const installed = '.package-lock.json';

/**
 * A checkout of the program that was never installed: it has its packages and what is made of the
 * schemas, and nothing else that an installation makes.
 */
let root: string;
let source: string;
let text: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'career-site-checkout-'));
  for (const part of ['cli', 'runtime', 'tools', 'package.json', '.build/schema']) {
    copyFolder(join(projectRoot, part), join(root, part));
  }
  linkPackages();
  emptyCommands();
  source = join(root, 'cli/commands/program.ts');
  text = readFileSync(source, 'utf8');
  expect((await run('--help')).stdout).toContain(words);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The packages of this project, and a record of what is installed that tests may change. */
function linkPackages(): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== installed) symlinkSync(join(from, name), join(to, name));
  }
  writeFileSync(join(to, installed), '{}');
}

/**
 * Leaves nothing in the modules of commands, which no test runs: to bundle them takes three
 * quarters of the time.
 */
function emptyCommands(): void {
  const folder = join(root, 'cli/commands');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const loaded = readFileSync(join(folder, name), 'utf8').matchAll(
      /import\('\.\/([\w-]+\.ts)'\)/g,
    );
    for (const [, command = ''] of loaded) writeFileSync(join(folder, command), 'export {};\n');
  }
}

function edit(after: string): void {
  writeFileSync(source, text.replace(words, after));
}

async function run(...args: readonly string[]) {
  return execa(process.execPath, [join(root, 'cli/bin.js'), ...args], { reject: false });
}

test('what is edited below cli/ is what runs next', async () => {
  edit('Edited.');
  const { stdout } = await run('--help');
  expect(stdout).toContain('Edited.');
  expect(stdout).not.toContain(words);
});

test('nothing is bundled anew where nothing was edited', async () => {
  await run('--help');
  const before = realpathSync(join(root, '.build/cli'));
  await run('--help');
  expect(realpathSync(join(root, '.build/cli'))).toBe(before);
});

test('packages that were installed since are what runs next', async () => {
  const before = realpathSync(join(root, '.build/cli'));
  writeFileSync(join(root, 'node_modules', installed), '{ "packages": {} }');
  expect(await run('--help')).toMatchObject({ exitCode: 0 });
  expect(realpathSync(join(root, '.build/cli'))).not.toBe(before);
});

test('commands that find an edit at the same time all run it', async () => {
  edit('Edited again.');
  const runs = await Promise.all([run('--help'), run('--help')]);
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  for (const { stdout } of runs) expect(stdout).toContain('Edited again.');
});

test('an edit that cannot be bundled is reported once, with its location and exit code 3', async () => {
  edit("it's");
  const { exitCode, stderr } = await run('--help');
  expect(exitCode).toBe(3);
  expect(stderr.match(/cli\/commands\/program\.ts:\d+:\d+/g)).toHaveLength(1);
});

test('bundles that were replaced long ago are removed', async () => {
  const old = join(root, '.build/cli-old');
  mkdirSync(old);
  utimesSync(old, 0, 0);
  edit('Bundled once more.');
  await run('--help');
  expect(existsSync(old)).toBe(false);
});
