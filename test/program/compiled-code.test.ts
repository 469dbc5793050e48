import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { projectRoot } from './career-site.ts';

test.each(['main', 'validate', 'build'])('V8 has compiled the bundle %s', (name) => {
  expect(existsSync(join(projectRoot, `.build/cli/${name}.cjs.code`))).toBe(true);
});

test('the program runs by other settings of V8 than those that it was compiled by', async () => {
  const program = join(projectRoot, 'cli/bin.js');
  const run = await execa('node', ['--no-opt', program, 'validate'], { cwd: projectRoot });
  expect(run.exitCode).toBe(0);
});
