import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  careerSite,
  differingPaths,
  projectRoot,
  readTree,
  temporaryFolder,
} from './career-site.ts';

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

const stages = [
  'validate',
  'generate',
  'load',
  'assets',
  'bundle',
  'prerender',
  'write',
  'hosting',
  'manifest',
];

/** Lets the program believe that it writes to a terminal, so that it prints its stages. */
const onTerminal = 'data:text/javascript,process.stderr.isTTY=true';

let folder: string;
let states: Pair;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-kill-'));
  const project = join(folder, 'project');
  cpSync(join(projectRoot, 'test/fixtures/base'), project, { recursive: true });
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

/** Resolves when a build is to be killed, judging by what it has printed so far. */
type Moment = (printed: () => string) => Promise<unknown>;

/** Starts a build over the output, and kills the program at that moment. */
async function killBuild(build: Build, out: string, moment: Moment): Promise<void> {
  const args = [
    '--import',
    onTerminal,
    join(projectRoot, 'cli/bin.js'),
    ...argumentsOf(build, out),
  ];
  const child = spawn(process.execPath, args, { cwd: projectRoot });
  let printed = '';
  child.stderr.on('data', (text) => (printed += String(text)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([moment(() => printed), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** When a build begins a stage, or the given number of milliseconds later. */
function inStage(stage: string, delay = 0): Moment {
  return async (printed) => {
    while (!printed().includes(`${stage} …`)) await wait(1);
    await wait(delay);
  };
}

/** Whose output it is, of which every file has to be there, to the byte, and no others. */
function publishedIn(out: string, pair: Pair = states): keyof Pair {
  const tree = readTree(out);
  const { environment } = JSON.parse(String(tree.get('manifest.json')));
  const name = environment === 'production' ? 'production' : 'preview';
  expect(differingPaths(tree, pair[name].tree)).toEqual([]);
  return name;
}

test.each(stages)(
  'a build that is killed in the stage %s leaves the last good output',
  async (stage) => {
    const out = withGoodOutput();
    await killBuild(states.production, out, inStage(stage));
    expect(publishedIn(out)).toBe('preview');
  },
);

/** Kills builds one after another; each is of what is not published at the time. */
async function killMany(pair: Pair, moments: readonly Moment[]): Promise<void> {
  const out = withGoodOutput(pair);
  let published = publishedIn(out, pair);
  for (const moment of moments) {
    await killBuild(published === 'preview' ? pair.production : pair.preview, out, moment);
    published = publishedIn(out, pair);
  }
}

/** Milliseconds, some of them longer than a stage takes, so that builds are killed between stages as well. */
const delays = [0, 3, 9, 27, 81];

/** Moments from the beginning of each stage on. */
function momentsIn(...begun: readonly string[]): readonly Moment[] {
  return begun.flatMap((stage) => delays.map((delay) => inStage(stage, delay)));
}

test('builds that are killed at more than 50 moments, one after another, always leave a complete output', async () => {
  const beforeAnyStage = delays.map((delay) => () => wait(delay));
  await killMany(states, [...beforeAnyStage, ...momentsIn(...stages, 'publish')]);
}, 300_000);

// Of all pages, because what writes a few of them is done before it can be killed.
test('builds that are killed while they write, one after another, always leave a complete output', async () => {
  const everything = await makePair([], []);
  await killMany(everything, momentsIn('prerender', 'write', 'publish'));
}, 300_000);

test('a build after a killed one succeeds', async () => {
  const out = withGoodOutput();
  await killBuild(states.production, out, inStage('publish'));
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
  const waiting = careerSite(argumentsOf(states.production, out));
  await killBuild(states.preview, out, inStage('publish'));
  const run = await waiting;
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  publishedIn(out);
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
