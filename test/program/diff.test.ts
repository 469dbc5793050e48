import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { initRepository } from '../git-repository.ts';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('what a branch changes is reported by the line that changes it, also after it was committed', async () => {
  const folder = await repository();
  expect((await runCommand(['diff', '--exit-code'], folder)).exitCode).toBe(0);
  await git(folder, 'switch', '--quiet', '--create', 'prices');
  const line = edit(folder, 'price: 89', 'price: 95');
  const changed = await careerSite(['diff'], folder);
  expect(changed.exitCode).toBe(0);
  expect(changed.stdout).toContain(`regions.yaml:${line} site.plans.1.price changed`);
  expect(changed.stdout).toContain('[-$89-]{+$95+}');
  await git(folder, 'commit', '--quiet', '--all', '--message', 'Raise a price');
  expect((await runCommand(['diff'], folder)).stdout).toBe(changed.stdout);
  expect((await runCommand(['diff', 'HEAD', '--exit-code'], folder)).exitCode).toBe(0);
  const refs = await runCommand(
    ['diff', 'prices', 'main', '--format', 'json', '--exit-code'],
    folder,
  );
  expect(refs.exitCode).toBe(1);
  const { changes }: { changes: readonly { before: string; after: string }[] } = JSON.parse(
    refs.stdout,
  );
  expect(changes).toContainEqual(expect.objectContaining({ before: '$95', after: '$89' }));
  expect(changes.map(({ before }) => before.replace('$95', '$89'))).toEqual(
    changes.map(({ after }) => after),
  );
});

test('two folders are compared without git, and one with an error is reported', async () => {
  const folder = temporaryFolder();
  copyBase(join(folder, 'old'));
  copyBase(join(folder, 'new'));
  const compare = ['diff', 'old', 'new', '--root', 'new'];
  expect((await runCommand(compare, folder)).stdout).toContain('Nothing changes for visitors.');
  edit(join(folder, 'new'), 'price: 89', 'prise: 95');
  const broken = await runCommand(compare, folder);
  expect(broken.exitCode).toBe(1);
  expect(broken.stdout).toBe('');
  expect(broken.stderr).toContain('"prise"');
  const bare = await runCommand(['diff', '--root', 'old'], folder);
  expect(bare.exitCode).toBe(2);
  expect(bare.stderr).toContain('no git repository');
});

test('a name that is neither a git ref nor a folder is wrong usage', async () => {
  const { exitCode, stderr } = await runCommand(['diff', 'no-such-branch'], await repository());
  expect(exitCode).toBe(2);
  expect(stderr).toContain('There is no git ref and no folder no-such-branch.');
});

test('where no browser is found, the page of a comparison is without pictures, and that is said', async () => {
  vi.stubEnv('CHROME_PATH', join(projectRoot, 'no-such-browser'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await repository();
  edit(folder, 'price: 89', 'price: 95');
  const { stdout, stderr } = await runCommand(['diff', '--format', 'html'], folder);
  expect(stdout).toContain('<ins>$95</ins>');
  expect(stdout).not.toContain('<img');
  expect(stderr).toContain('No pictures of the pages, because no Chromium or Chrome was found.');
});

function copyBase(folder: string): void {
  cpSync(join(projectRoot, 'test/fixtures/base'), folder, { recursive: true });
}

/** A small project, committed to the branch `main`. */
async function repository(): Promise<string> {
  const folder = temporaryFolder();
  copyBase(folder);
  writeFileSync(join(folder, '.gitignore'), 'generated/\n.career-site/\n');
  initRepository(folder);
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', 'Begin');
  return folder;
}

async function git(cwd: string, ...args: readonly string[]): Promise<void> {
  await execa('git', args, { cwd });
}

/** Changes a text of regions.yaml, and returns the number of its line. */
function edit(folder: string, from: string, to: string): number {
  const path = join(folder, 'regions.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}
