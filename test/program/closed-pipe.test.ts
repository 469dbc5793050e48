import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from './career-site.ts';

/**
 * Runs the program for a reader that closes both pipes at once, as `head` does, and gives its exit
 * code.
 */
async function runUnread(...args: readonly string[]): Promise<unknown> {
  const program = join(projectRoot, 'cli/bin.js');
  const child = spawn(process.execPath, [program, ...args], { cwd: projectRoot });
  child.stdout.destroy();
  child.stderr.destroy();
  const [exitCode] = await once(child, 'exit');
  return exitCode;
}

test('what is fine ends with 0 though its output is not read', async () => {
  expect(await runUnread('regions')).toBe(0);
});

test('a build is published though its output is not read', async () => {
  expect(await runUnread('build', '--state', 'nv', '--out', join(temporaryFolder(), 'out'))).toBe(
    0,
  );
});

test('wrong usage ends with 2 though its output is not read', async () => {
  expect(await runUnread('explain', 'nevadda')).toBe(2);
});

test('faulty input ends with 1 though its output is not read', async () => {
  const root = join(temporaryFolder(), 'project');
  mkdirSync(root);
  writeFileSync(join(root, 'regions.yaml'), 'version: 1\n');
  expect(await runUnread('validate', '--root', root)).toBe(1);
});
