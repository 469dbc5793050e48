import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';

/** Makes the package with the system's own calls fail as it does where it has no binary. */
const withoutBinary = `
const { Module } = require('node:module');
const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === 'fs-native-extensions') throw new Error('No binary was found for this system.');
  return load.call(this, name, ...rest);
};
`;

/** Node's arguments that run a build into a folder without the binary. */
function buildArguments(out: string, state: string): readonly string[] {
  const preload = join(temporaryFolder(), 'preload.cjs');
  writeFileSync(preload, withoutBinary);
  const program = join(projectRoot, 'cli/bin.js');
  return ['--require', preload, program, 'build', '--state', state, '--out', out];
}

async function build(out: string, state: string) {
  return execa(process.execPath, buildArguments(out, state), { cwd: projectRoot, reject: false });
}

/** Kills a build as long after its start as asked. */
async function killBuild(out: string, state: string, delay: number): Promise<void> {
  const child = spawn(process.execPath, buildArguments(out, state), { cwd: projectRoot });
  const ended = once(child, 'close');
  await Promise.race([wait(delay), ended]);
  child.kill('SIGKILL');
  await ended;
}

test('an output is published and replaced where the system’s own calls are not at hand', async () => {
  const out = join(temporaryFolder(), 'out');
  for (const state of ['nv', 'ca', 'nv']) {
    const run = await build(out, state);
    expect(run, run.stderr).toMatchObject({ exitCode: 0 });
    expect(await careerSite(['verify', out])).toMatchObject({ exitCode: 0 });
  }
});

test('builds that are killed always leave a whole output, and the next one succeeds', async () => {
  const out = join(temporaryFolder(), 'out');
  const started = performance.now();
  await build(out, 'nv');
  const duration = performance.now() - started;
  for (const [moment, state] of ['ca', 'nv', 'ca', 'nv', 'ca', 'nv', 'ca', 'nv'].entries()) {
    await killBuild(out, state, (duration * (moment + 5)) / 12);
    const run = await careerSite(['verify', out, '--format', 'json']);
    const { diagnostics } = JSON.parse(run.stdout);
    expect(diagnostics).toEqual([]);
  }
  expect(await build(out, 'nv')).toMatchObject({ exitCode: 0 });
});

test('builds of one output at the same time leave that of one of them', async () => {
  const out = join(temporaryFolder(), 'out');
  const runs = await Promise.all(['nv', 'ca', 'nv'].map((state) => build(out, state)));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(await careerSite(['verify', out])).toMatchObject({ exitCode: 0 });
});
