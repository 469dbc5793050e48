import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { base } from '../base-project.ts';
import type { Run } from './career-site.ts';
import { projectRoot, readTree, temporaryFolder } from './career-site.ts';
import { copyProgram } from './copied-program.ts';

/** `nobody`: whatever a file's permissions, the account root may use it. */
const plainUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs the program under an account for which permissions hold. */
async function runPlainly(...args: readonly string[]): Promise<Run> {
  return runFrom(projectRoot, ...args);
}

/** The same of a copy of the program. */
async function runFrom(root: string, ...args: readonly string[]): Promise<Run> {
  const program = join(root, 'cli/bin.js');
  const run = await execa(process.execPath, [program, ...args], { reject: false, ...plainUser });
  return { exitCode: run.exitCode, stdout: run.stdout, stderr: run.stderr };
}

/** A folder that every account may write to. */
function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  return folder;
}

/** Takes permissions of a file or folder away until the test is over. */
function restrict(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => {
    chmodSync(path, 0o777);
  });
}

/** A copy of the small project that every account may write to. */
function project(): string {
  const root = openFolder();
  cpSync(base, root, { recursive: true });
  return root;
}

/** A small output that every account may read. */
function output(): string {
  const out = join(openFolder(), 'out');
  cpSync(join(projectRoot, 'test/fixtures/output'), out, { recursive: true });
  return out;
}

const noPermission = /^career-site: (\S+) could not be \w+: this account has no permission\. /m;

function expectExplained(run: Run, path: string): void {
  expect(noPermission.exec(run.stderr)?.[1], run.stderr).toBe(path);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.exitCode).toBe(1);
}

test('a checkout that cannot be written to, and was never run, says what is to be done', async () => {
  const { root, remove } = copyProgram();
  onTestFinished(remove);
  rmSync(join(root, '.build'), { recursive: true });
  restrict(root, 0o555);
  const run = await runFrom(root, 'validate');
  expect(run.stderr).toContain(`. ${join(root, '.build')} has to be written to once: change its`);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.exitCode).toBe(1);
});

test('a build into a folder that cannot be written to says so', async () => {
  const folder = temporaryFolder();
  restrict(folder, 0o555);
  const out = join(folder, 'out');
  expectExplained(await runPlainly('build', '--root', project(), '--out', out), out);
});

test('a build over an output that cannot be read says so', async () => {
  const out = output();
  restrict(out, 0o000);
  expectExplained(await runPlainly('build', '--root', project(), '--out', out), out);
});

test('modules that cannot be written are named', async () => {
  const root = project();
  restrict(root, 0o555);
  expectExplained(await runPlainly('generate', '--root', root), join(root, 'generated'));
});

test('a file in the place of generated/ is named', async () => {
  const root = project();
  writeFileSync(join(root, 'generated'), 'a text');
  const run = await runPlainly('generate', '--root', root);
  expect(run.stderr).toContain(
    `${join(root, 'generated')} could not be created: there is a file in place of a folder.`,
  );
  expect(run.exitCode).toBe(1);
});

test.each(['verify', 'check --out'])(
  '%s of a folder that cannot be read says so',
  async (command) => {
    const out = output();
    restrict(join(out, 'main'), 0o000);
    const run = await runPlainly(...command.split(' '), out);
    expectExplained(run, join(out, 'main/'));
  },
);

test('verify of a file that cannot be read names it', async () => {
  const out = output();
  const record = { files: [{ path: 'main/404.html', hash: '' }] };
  restrict(join(out, 'main/404.html'), 0o000);
  const fixture = JSON.parse(String(readTree(out).get('manifest.json')));
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...fixture, ...record }));
  expectExplained(await runPlainly('verify', out), join(out, 'main/404.html'));
});

test('preview of an output that cannot be read says so', async () => {
  const out = output();
  restrict(join(out, 'manifest.json'), 0o000);
  const ports = ['--port', '0', '--library-port', '0'];
  const run = await runPlainly('preview', '--root', project(), '--out', out, ...ports);
  expectExplained(run, join(out, 'manifest.json'));
});

test('a YAML file that cannot be read is a problem of the input', async () => {
  const root = project();
  restrict(join(root, 'regions.yaml'), 0o000);
  const run = await runPlainly('validate', '--root', root);
  expect(run).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('[file-unreadable]') });
});

test('a name that is too long for the file system is explained', async () => {
  const out = join(openFolder(), 'x'.repeat(250));
  mkdirSync(out);
  const run = await runPlainly('build', '--root', project(), '--out', out);
  expect(run.stderr).toContain(`${out} could not be written: the name is too long`);
  expect(run.exitCode).toBe(1);
});

test('a disk that takes no more modules is explained', async () => {
  const root = project();
  const run = await execa(
    'sh',
    [
      '-c',
      'ulimit -f 1; exec "$0" "$@"',
      process.execPath,
      join(projectRoot, 'cli/bin.js'),
      'generate',
      '--root',
      root,
    ],
    { reject: false },
  );
  expect(run.stderr).toMatch(/^career-site: \S+generated\S* could not be written: /m);
  expect(run.exitCode).toBe(1);
});
