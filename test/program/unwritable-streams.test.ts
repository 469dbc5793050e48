import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { buildSite, copySmallProject } from '../built-site.ts';
import { projectRoot, readTree, temporaryFolder } from './career-site.ts';

/** Runs the program with one of its streams on a device that is always full. */
async function runFull(stream: '>' | '2>', ...args: readonly string[]) {
  const program = [process.execPath, join(projectRoot, 'cli/bin.js')];
  const script = `"$0" "$@" ${stream} /dev/full`;
  return execa('sh', ['-c', script, ...program, ...args], { cwd: projectRoot, reject: false });
}

const message =
  /^career-site: The standard output could not be written: the disk is full\. Free some space\.$/m;

test.each([
  [['regions']],
  [['validate']],
  [['validate', '--format', 'json']],
  [['explain', 'nevada']],
  [['generate']],
  [['--help']],
  [['build', '--help']],
  [['--version']],
])('%j on a full disk says so, and ends with 1', async (args) => {
  const run = await runFull('>', ...args);
  expect(run.stderr).toMatch(message);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.exitCode).toBe(1);
});

test.each([[[]], [['--json']]])(
  'a build whose summary cannot be written is published, and ends with 1: %j',
  async (options) => {
    const project = join(temporaryFolder(), 'project');
    await copySmallProject(project);
    const out = join(project, 'dist');
    const args = ['--root', project, '--state', 'nv', '--out', out];
    const run = await runFull('>', 'build', ...args, ...options);
    expect(run.stderr).toMatch(message);
    expect(run.exitCode).toBe(1);
    expect(readTree(out).has('main/nv/index.html')).toBe(true);
  },
);

test.each(['check --out', 'verify'])(
  '%s on a full disk says so, and ends with 1',
  async (command) => {
    const { output } = await buildSite({ options: ['--state', 'nv'], small: true });
    const run = await runFull('>', ...command.split(' '), output);
    expect(run.stderr).toMatch(message);
    expect(run.exitCode).toBe(1);
  },
);

/** A project that a build has something to say of. */
async function projectWithNotice(): Promise<string> {
  const project = join(temporaryFolder(), 'project');
  await copySmallProject(project);
  const own = '  ohio:\n    code: OH\n    name: Ohio\n    appName: Ohio Careers\n';
  const reusing = '  kansas:\n    code: KS\n    name: Kansas\n    reuse: ohio\n';
  appendFileSync(join(project, 'regions.yaml'), own + reusing);
  return project;
}

test('messages that cannot be written end a build with 1, and it is published', async () => {
  const project = await projectWithNotice();
  const out = join(project, 'dist');
  const run = await runFull('2>', 'build', '--root', project, '--state', 'nv', '--out', out);
  expect(run).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('Built ') });
  expect(readTree(out).has('main/nv/index.html')).toBe(true);
});

test('wrong usage ends with 2 though its message cannot be written', async () => {
  expect(await runFull('2>', 'explain', 'nevadda')).toMatchObject({ exitCode: 2 });
});
