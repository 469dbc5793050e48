import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from './career-site.ts';

const before = 'Compiles regions.yaml and library.yaml into a static marketing site.';

/** A checkout of the program that was never installed, but for its packages. */
function checkout() {
  const root = join(temporaryFolder(), 'checkout');
  mkdirSync(root);
  for (const part of ['cli', 'runtime', 'tools', 'package.json']) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const source = join(root, 'cli/commands/program.ts');
  return {
    edit: (after: string) => {
      writeFileSync(source, readFileSync(source, 'utf8').replace(before, after));
    },
    run: async (...args: readonly string[]) =>
      execa(process.execPath, [join(root, 'cli/bin.js'), ...args], { reject: false }),
  };
}

test('what is edited below cli/ is what runs next', async () => {
  const { edit, run } = checkout();
  expect((await run('--help')).stdout).toContain(before);
  edit('Edited.');
  const { stdout } = await run('--help');
  expect(stdout).toContain('Edited.');
  expect(stdout).not.toContain(before);
});

test('commands that find an edit at the same time all run it', async () => {
  const { edit, run } = checkout();
  await run('--help');
  edit('Edited.');
  const runs = await Promise.all([1, 2, 3].map(() => run('--help')));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  for (const { stdout } of runs) expect(stdout).toContain('Edited.');
});

test('an edit that cannot be bundled is reported once, with its location and exit code 3', async () => {
  const { edit, run } = checkout();
  edit("it's");
  const { exitCode, stderr } = await run('--help');
  expect(exitCode).toBe(3);
  expect(stderr.match(/cli\/commands\/program\.ts:\d+:\d+/g)).toHaveLength(1);
});
