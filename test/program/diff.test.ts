import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { base } from '../base-project.ts';
import { initRepository } from '../git-repository.ts';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('what a branch changes is reported by the line that changes it, also after it was committed', async () => {
  const folder = await repository();
  await git(folder, 'switch', '--quiet', '--create', 'prices');
  const line = edit(folder, 'price: 89', 'price: 95');
  const { exitCode, stdout } = await careerSite(['diff'], folder);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`regions.yaml:${line} site.plans.1.price changed`);
  expect(stdout).toContain('[-$89-]{+$95+}');
  await git(folder, 'commit', '--quiet', '--all', '--message', 'Raise a price');
  expect((await runCommand(['diff'], folder)).stdout).toBe(stdout);
});

test('with --exit-code it ends with 1 where anything changes', async () => {
  const folder = await repository();
  expect((await runCommand(['diff', '--exit-code'], folder)).exitCode).toBe(0);
  edit(folder, 'price: 89', 'price: 95');
  expect((await runCommand(['diff', '--exit-code'], folder)).exitCode).toBe(1);
});

test('the working tree is compared with the git ref that is named', async () => {
  const folder = await repository();
  await git(folder, 'switch', '--quiet', '--create', 'prices');
  edit(folder, 'price: 89', 'price: 95');
  expect((await runCommand(['diff', 'HEAD', '--exit-code'], folder)).exitCode).toBe(1);
  await git(folder, 'commit', '--quiet', '--all', '--message', 'Raise a price');
  expect((await runCommand(['diff', 'HEAD', '--exit-code'], folder)).exitCode).toBe(0);
});

test('two git refs are compared in the order in which they are named', async () => {
  const folder = await repository();
  await git(folder, 'switch', '--quiet', '--create', 'prices');
  edit(folder, 'price: 89', 'price: 95');
  await git(folder, 'commit', '--quiet', '--all', '--message', 'Raise a price');
  const { stdout } = await runCommand(['diff', 'prices', 'main', '--format', 'json'], folder);
  const { changes }: { changes: readonly { before: string; after: string }[] } = JSON.parse(stdout);
  expect(changes).toContainEqual(expect.objectContaining({ before: '$95', after: '$89' }));
  expect(changes.map(({ before }) => before.replace('$95', '$89'))).toEqual(
    changes.map(({ after }) => after),
  );
});

test('with two instants, what time changes is reported', async () => {
  const args = [
    'diff',
    '--format',
    'json',
    '--at',
    '2027-01-21T00:00Z',
    '--at',
    '2027-01-23T00:00Z',
  ];
  const { old, new: next, changes } = JSON.parse((await runCommand(args)).stdout);
  expect([old, next]).toEqual([
    'the working tree at 2027-01-21T00:00:00Z',
    'the working tree at 2027-01-23T00:00:00Z',
  ]);
  const [webinar] = changes.filter(({ before }: { before?: string }) =>
    /first term/.test(before ?? ''),
  );
  expect(JSON.stringify(webinar)).toContain('/nv/');
});

/** Replaces the price of the base project, $89, by dated ones in the time zone that they need. */
function dateThePrice(project: string, now: number): void {
  edit(project, 'name: your state', 'name: your state\n    timeZone: America/Los_Angeles');
  const values = `[{ value: ${now}, until: 2027-01-01 }, { value: 95, from: 2027-01-01 }]`;
  edit(project, 'price: 89', `price: ${values}`);
}

const today = ['--at', '2026-11-28'];

test('what changes at a later instant is reported with that instant', async () => {
  const folder = twoFolders();
  dateThePrice(join(folder, 'new'), 89);
  const { stdout } = await runCommand([...compare, ...today], folder);
  expect(stdout).toMatch(
    /^Nothing changes for visitors now; from 2027-01-01 on, \d+ of \d+ pages change[.;]/,
  );
  expect(stdout).toMatch(
    /From 2027-01-01:\nregions\.yaml:\d+ site\.plans\.1\.price changed\n {2}\[-\$89-\]\{\+\$95\+\}/,
  );
  expect((await runCommand([...compare, ...today, '--exit-code'], folder)).exitCode).toBe(1);
});

interface ReportedChange {
  readonly after?: string;
  readonly from?: string;
  readonly causes: readonly number[];
}

test('of what is edited and timed, each value is reported from when it holds', async () => {
  const folder = twoFolders();
  dateThePrice(join(folder, 'new'), 91);
  const { stdout } = await runCommand([...compare, ...today, '--format', 'json'], folder);
  const { changes }: { changes: readonly ReportedChange[] } = JSON.parse(stdout);
  const prices = changes.filter(({ after }) => /^\$9\d$/.test(after ?? ''));
  expect(prices.map(({ after, from }) => [after, from])).toEqual([
    ['$91', undefined],
    ['$95', '2027-01-01T08:00:00Z'],
  ]);
});

test('between two instants, time is the cause of what no edit explains', async () => {
  const folder = twoFolders();
  dateThePrice(join(folder, 'new'), 89);
  const args = ['diff', 'new', 'new', '--root', 'new', '--format', 'json'];
  const { stdout } = await runCommand([...args, ...today, '--at', '2027-03-01'], folder);
  const {
    causes,
    changes,
  }: { causes: readonly { field: string }[]; changes: readonly ReportedChange[] } =
    JSON.parse(stdout);
  const causesOf = (wanted: string): readonly (string | undefined)[] =>
    changes
      .filter(({ after }) => after === wanted)
      .flatMap((change) => change.causes.map((index) => causes[index]?.field));
  expect([causesOf('$95'), causesOf('2027')]).toEqual([['site.plans.1.price'], ['time']]);
});

test('at one instant, nothing changes but what was edited', async () => {
  const folder = twoFolders();
  const { stdout } = await runCommand([...compare, '--at', '2031-01-01'], folder);
  expect(stdout).toContain('Nothing changes for visitors.');
});

test('three instants are wrong usage', async () => {
  const at = ['--at', '2027-01-21', '--at', '2027-01-22', '--at', '2027-01-23'];
  expect((await runCommand(['diff', ...at])).exitCode).toBe(2);
});

test('two folders are compared without git', async () => {
  const folder = twoFolders();
  const same = await runCommand(compare, folder);
  expect(same.stdout).toContain('Nothing changes for visitors.');
});

test('a folder with an error is not compared, and the error is reported', async () => {
  const folder = twoFolders();
  edit(join(folder, 'new'), 'price: 89', 'prise: 95');
  const { exitCode, stdout, stderr } = await runCommand(compare, folder);
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toContain('"prise"');
});

test('the main branch is the one that origin names', async () => {
  const origin = await repository();
  await git(origin, 'branch', '--move', 'main', 'trunk');
  const folder = join(temporaryFolder(), 'clone');
  await execa('git', ['clone', '--quiet', origin, folder]);
  await git(folder, 'switch', '--quiet', '--create', 'prices');
  await git(folder, 'branch', '--delete', '--quiet', 'trunk');
  edit(folder, 'price: 89', 'price: 95');
  const { stdout } = await runCommand(['diff'], folder);
  expect(stdout).toMatch(/from trunk \([0-9a-f]{7}\) to the working tree/);
});

test('of a clone that is too shallow, it says so and how to fetch the rest', async () => {
  const origin = await repository();
  for (const branch of ['feature', 'main']) {
    await git(origin, 'switch', '--quiet', '--force-create', branch, 'main');
    await git(origin, 'commit', '--quiet', '--allow-empty', '--message', `On ${branch}`);
  }
  const folder = join(temporaryFolder(), 'clone');
  const shallow = ['--depth', '1', '--no-single-branch', '--branch', 'feature'];
  await execa('git', ['clone', '--quiet', ...shallow, `file://${origin}`, folder]);
  const { exitCode, stderr } = await runCommand(['diff'], folder);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('This clone is shallow');
  expect(stderr).toContain('git fetch --unshallow');
});

test('of a clone of one shallow branch, it says how to fetch what it compares with', async () => {
  const origin = await repository();
  await git(origin, 'switch', '--quiet', '--create', 'feature');
  await git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'On feature');
  await git(origin, 'switch', '--quiet', 'main');
  const folder = join(temporaryFolder(), 'clone');
  const shallow = ['--depth', '1', '--branch', 'feature'];
  await execa('git', ['clone', '--quiet', ...shallow, `file://${origin}`, folder]);
  const { exitCode, stderr } = await runCommand(['diff'], folder);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(
    "git remote set-branches origin '*', git fetch --unshallow and git remote set-head origin --auto",
  );
  await git(folder, 'remote', 'set-branches', 'origin', '*');
  await git(folder, 'fetch', '--quiet', '--unshallow');
  await git(folder, 'remote', 'set-head', 'origin', '--auto');
  expect((await runCommand(['diff'], folder)).exitCode).toBe(0);
});

test('outside of a git repository, versions have to be named', async () => {
  const { exitCode, stderr } = await runCommand(['diff', '--root', 'old'], twoFolders());
  expect(exitCode).toBe(2);
  expect(stderr).toContain('no git repository');
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

const compare = ['diff', 'old', 'new', '--root', 'new'];

/** A folder with two copies of the small project, `old` and `new`. */
function twoFolders(): string {
  const folder = temporaryFolder();
  for (const version of ['old', 'new']) copyBase(join(folder, version));
  return folder;
}

function copyBase(folder: string): void {
  cpSync(base, folder, { recursive: true });
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
