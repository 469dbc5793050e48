import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './career-site.ts';

/** What the help begins with, and is edited to say. */
const words = 'Compiles regions.yaml and library.yaml into a static marketing site.';

/** A checkout of the program that was never installed, but for its packages. */
let root: string;
let source: string;
let text: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'career-site-checkout-'));
  for (const part of ['cli', 'runtime', 'tools', 'package.json']) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  source = join(root, 'cli/commands/program.ts');
  text = readFileSync(source, 'utf8');
  expect((await run('--help')).stdout).toContain(words);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

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
