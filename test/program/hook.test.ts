import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { base } from '../base-project.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** A project with one error. */
function brokenProject(): string {
  const root = join(temporaryFolder(), 'project');
  cpSync(base, root, { recursive: true });
  const path = join(root, 'regions.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('price: 89', 'prise: 89'));
  return root;
}

test.each([
  ['regions.yaml'],
  ['library.yaml'],
  ['assets/logos/default.svg'],
  ['x.ts', 'regions.yaml'],
])('where a hook names %s, the whole project is checked', async (...files) => {
  const { exitCode, stdout } = await runCommand(['validate', ...files], brokenProject());
  expect(exitCode).toBe(1);
  expect(stdout).toContain('"prise"');
});

test('where a hook names no file of the project, nothing is checked, and that is said', async () => {
  const root = brokenProject();
  const run = await runCommand(['validate', 'other.yaml'], root);
  expect(run).toMatchObject({ exitCode: 0, stdout: '' });
  expect(run.stderr).toContain('Nothing was checked');
});

test.each(['github', 'sarif', 'rdjson', 'codeclimate'])(
  'of a project in a folder of its repository, validate --format %s names files from the top',
  async (format) => {
    const root = brokenProject();
    mkdirSync(join(dirname(root), '.git'));
    const { stdout } = await runCommand(['validate', '--format', format], root);
    expect(stdout).toContain('project/regions.yaml');
  },
);
