import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import { projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { stopBuild } from './stopped-build.ts';

/** Makes the package with the system's own calls fail as it does where it has no binary. */
const withoutBinary = `
const { Module } = require('node:module');
const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === 'fs-native-extensions') throw new Error('No binary was found for this system.');
  return load.call(this, name, ...rest);
};
`;

/** A small project, whose states are built into one folder without the binary. */
async function project() {
  const root = join(temporaryFolder(), 'project');
  await copySmallProject(root);
  const preload = join(root, '../preload.cjs');
  writeFileSync(preload, withoutBinary);
  const nodeArgs = ['--require', preload];
  const out = join(root, 'dist');
  const args = (state: string) => ['build', '--root', root, '--state', state, '--out', out];
  const program = [...nodeArgs, join(projectRoot, 'cli/bin.js')];
  return {
    out,
    args,
    nodeArgs,
    build: async (state: string) =>
      execa(process.execPath, [...program, ...args(state)], { cwd: projectRoot, reject: false }),
  };
}

test('an output is published and replaced where the system’s own calls are not at hand', async () => {
  const { out, build } = await project();
  for (const state of ['nv', 'ok', 'nv']) {
    const run = await build(state);
    expect(run, run.stderr).toMatchObject({ exitCode: 0 });
    expect(await runCommand(['verify', out])).toMatchObject({ exitCode: 0 });
  }
});

// test/compile/site/publication-killed.test.ts kills a publication before each of its calls.
test('a build that is killed between the two steps of an exchange leaves a whole output', async () => {
  const { out, args, nodeArgs, build } = await project();
  expect(await build('nv')).toMatchObject({ exitCode: 0 });
  const moment = { stage: 'publish', calls: 1 };
  expect(await stopBuild(args('nv'), moment, 'SIGKILL', { nodeArgs })).toBe('SIGKILL');
  expect(existsSync(out)).toBe(false);
  const run = await runCommand(['verify', out, '--format', 'json']);
  expect(JSON.parse(run.stdout).diagnostics).toEqual([]);
});

test('builds of one output at the same time leave that of one of them', async () => {
  const { out, build } = await project();
  const runs = await Promise.all(['nv', 'ok', 'nv'].map((state) => build(state)));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(await runCommand(['verify', out])).toMatchObject({ exitCode: 0 });
});
