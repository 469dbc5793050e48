import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import {
  careerSite,
  differingPaths,
  projectRoot,
  readTree,
  temporaryFolder,
} from './career-site.ts';
import type { Moment } from './stopped-build.ts';
import { copyInStages, killFromWaitingBuild, pauseBuild, stopBuild } from './stopped-build.ts';

/** A build and what it makes. */
interface Build {
  readonly options: readonly string[];
  /** Holds its output, made once. */
  readonly folder: string;
  readonly tree: ReadonlyMap<string, Buffer>;
}

/** Two builds that have paths in common with other contents. */
interface Pair {
  readonly preview: Build;
  readonly production: Build;
}

const stages = ['validate', 'generate', 'assets', 'prerender', 'write', 'hosting', 'manifest'];

let folder: string;
let states: Pair;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-kill-'));
  const project = join(folder, 'project');
  await copySmallProject(project);
  states = await makePair(['--root', project, '--state', 'nv'], ['--root', project]);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function makePair(preview: readonly string[], production: readonly string[]): Promise<Pair> {
  return {
    preview: await make(preview),
    production: await make([...production, '--env', 'production']),
  };
}

async function make(options: readonly string[]): Promise<Build> {
  const out = join(mkdtempSync(join(folder, 'build-')), 'out');
  const run = await careerSite(argumentsOf({ options }, out));
  if (run.exitCode !== 0) throw new Error(run.stderr);
  return { options, folder: out, tree: readTree(out) };
}

function argumentsOf({ options }: Pick<Build, 'options'>, out: string): readonly string[] {
  return ['build', ...options, '--keep-assets', '0', '--out', out];
}

/** An output that the preview build of a pair has published. */
function withGoodOutput({ preview }: Pair = states): string {
  const out = join(temporaryFolder(), 'out');
  cpSync(preview.folder, out, { recursive: true });
  return out;
}

/** Starts a build over the output, and kills the program at that moment. */
async function killBuild(build: Build, out: string, moment: Moment): Promise<void> {
  expect(await stopBuild(argumentsOf(build, out), moment)).toBe('SIGKILL');
}

/** Whose output it is: every file of it has to be there, to the byte, and no others. */
function publishedIn(out: string, pair: Pair = states): keyof Pair {
  const tree = readTree(out);
  const { environment } = JSON.parse(String(tree.get('manifest.json')));
  const name = environment === 'production' ? 'production' : 'preview';
  expect(differingPaths(tree, pair[name].tree)).toEqual([]);
  return name;
}

describe('a build that is killed', () => {
  let copies: string;

  beforeAll(async () => {
    copies = mkdtempSync(join(folder, 'stages-'));
    const out = join(copies, 'out');
    cpSync(states.preview.folder, out, { recursive: true });
    await copyInStages(argumentsOf(states.production, out), out, copies);
    expect(publishedIn(out)).toBe('production');
  });

  test.each(stages)('as the stage %s begins leaves the last good output', (stage) => {
    expect(publishedIn(join(copies, stage))).toBe('preview');
  });
});

/** Kills builds one after another; each is of what is not published at the time. */
async function killMany(pair: Pair, moments: readonly Moment[]): Promise<void> {
  const out = withGoodOutput(pair);
  let published = publishedIn(out, pair);
  for (const moment of moments) {
    await killBuild(published === 'preview' ? pair.production : pair.preview, out, moment);
    published = publishedIn(out, pair);
  }
}

// test/compile/site/publication-killed.test.ts kills a publication before each of its calls.
test('builds that are killed while they write, one after another, leave a complete output', async () => {
  const moments = [1, 20, 20, 20].map((calls) => ({ stage: 'prerender', calls }));
  await killMany(states, moments);
});

/** A small project of enough pages for a thread that writes them. */
async function projectOfManyStates(): Promise<string> {
  const project = join(mkdtempSync(join(folder, 'many-')), 'project');
  await copySmallProject(project);
  const states = ['AZ', 'CA', 'NJ', 'NY', 'OH', 'SD', 'TX'].map(
    (code) => `  region_${code.toLowerCase()}:\n    code: ${code}\n    name: Region ${code}\n`,
  );
  appendFileSync(join(project, 'regions.yaml'), states.join(''));
  return project;
}

test('builds whose writing thread is killed, one after another, leave a complete output', async () => {
  const project = ['--root', await projectOfManyStates()];
  const pair = await makePair(project, project);
  const moments = [1, 60, 120].map((calls) => ({ stage: 'thread', calls }));
  await killMany(pair, moments);
}, 300_000);

test('a build after a killed one succeeds', async () => {
  const out = withGoodOutput();
  await killBuild(states.production, out, { stage: 'publish' });
  const run = await careerSite(argumentsOf(states.production, out));
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(publishedIn(out)).toBe('production');
});

test('builds of one output at the same time leave that of one of them', async () => {
  const out = withGoodOutput();
  const builds = [states.production, states.preview, states.production];
  const runs = await Promise.all(builds.map((build) => careerSite(argumentsOf(build, out))));
  expect(runs.map(({ exitCode, stderr }) => exitCode === 0 || stderr)).toEqual([true, true, true]);
  expect(['preview', 'production']).toContain(publishedIn(out));
});

test('a build that waits for one that is killed continues', async () => {
  const out = withGoodOutput();
  const paused = await pauseBuild(argumentsOf(states.preview, out), 'publish');
  const exitCode = await killFromWaitingBuild(argumentsOf(states.production, out), paused);
  expect([exitCode, await paused.ended]).toEqual([0, 'SIGKILL']);
  expect(publishedIn(out)).toBe('production');
});

test('a disk that takes no more leaves the last good output, and is reported in plain words', async () => {
  const out = withGoodOutput();
  const program = [process.execPath, join(projectRoot, 'cli/bin.js')];
  const run = await execa(
    'sh',
    ['-c', 'ulimit -f 20; exec "$0" "$@"', ...program, ...argumentsOf(states.production, out)],
    { cwd: projectRoot, reject: false },
  );
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toMatch(/could not be written: .* The last output is as it was\./);
  expect(publishedIn(out)).toBe('preview');
});
