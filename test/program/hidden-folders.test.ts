import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { initRepository } from '../git-repository.ts';
import { openJournal } from '../../cli/deliver/serve/api/journal.ts';
import { openSmallProject } from './small-project.ts';
import { runCommand } from './run-command.ts';

/** What `git add --all` would take in. */
async function added(root: string): Promise<readonly string[]> {
  const { stdout } = await execa('git', ['add', '--all', '--dry-run'], { cwd: root });
  return stdout.split('\n').map((line) => line.replace(/^add '(.*)'$/, '$1'));
}

test('git passes over what the program keeps beside a project', async () => {
  const root = await openSmallProject();
  initRepository(root);
  const built = await runCommand(['build', '--root', root, '--state', 'nv']);
  expect(built, built.stderr).toMatchObject({ exitCode: 0 });
  await openJournal(join(root, '.career-site/submissions.jsonl')).store({ id: 'a' });
  const paths = await added(root);
  expect(paths.filter((path) => /^\.(?:career-site|dist\.staging)/.test(path))).toEqual([]);
  expect(paths).toContain('regions.yaml');
});

test('a build in the staging folder of one before keeps it out of git', async () => {
  const root = await openSmallProject();
  initRepository(root);
  for (const state of ['nv', 'nv']) await runCommand(['build', '--root', root, '--state', state]);
  expect((await added(root)).filter((path) => path.startsWith('.dist.staging'))).toEqual([]);
});
