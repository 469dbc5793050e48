import { execa } from 'execa';
import { expect, test } from 'vitest';
import { projectRoot, withoutColors } from './career-site.ts';
import { programPath } from './program-path.ts';

test('actionlint finds nothing in the workflows', async () => {
  const linter = programPath('ACTIONLINT_PATH');
  const linted = await execa(
    process.execPath,
    [linter, '{.github,templates/project/.github}/workflows/*.yml'],
    {
      cwd: projectRoot,
      reject: false,
      all: true,
      env: withoutColors,
    },
  );
  expect(linted.all).toContain('All workflow files passed');
  expect(linted.exitCode).toBe(0);
});
