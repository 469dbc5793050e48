import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { careerSite, projectRoot, readTree, temporaryFolder } from './career-site.ts';

/** Two builds that have paths in common with other contents, and paths that the other has not. */
const builds = {
  preview: ['--state', 'nv'],
  production: ['--state', 'nv,ca', '--env', 'production'],
} as const;

type Name = keyof typeof builds;

const stages = [
  'validate',
  'generate',
  'load',
  'assets',
  'bundle',
  'prerender',
  'hosting',
  'manifest',
];

/** Lets the program believe that it writes to a terminal, so that it tells its stages. */
const onTerminal = 'data:text/javascript,process.stderr.isTTY=true';

let folder: string;
let trees: Readonly<Record<Name, ReadonlyMap<string, Buffer>>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-kill-'));
  trees = { preview: await make('preview'), production: await make('production') };
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function make(name: Name): Promise<ReadonlyMap<string, Buffer>> {
  const run = await careerSite(build(name, join(folder, name)));
  if (run.exitCode !== 0) throw new Error(run.stderr);
  return readTree(join(folder, name));
}

function build(name: Name, out: string): readonly string[] {
  return ['build', ...builds[name], '--host', 'nginx', '--keep-assets', '0', '--out', out];
}

/** An output that the preview build has published. */
function withGoodOutput(): string {
  const out = join(temporaryFolder(), 'out');
  cpSync(join(folder, 'preview'), out, { recursive: true });
  return out;
}

/** Starts a build over the output, and kills the program when told. */
async function killBuild(
  name: Name,
  out: string,
  when: (told: () => string) => Promise<void>,
): Promise<void> {
  const args = ['--import', onTerminal, join(projectRoot, 'cli/bin.js'), ...build(name, out)];
  const child = spawn(process.execPath, args, { cwd: projectRoot });
  let told = '';
  child.stderr.on('data', (text) => (told += String(text)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([when(() => told), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** Waits until a build begins a stage. */
function begins(stage: string): (told: () => string) => Promise<void> {
  return async (told) => {
    while (!told().includes(`${stage} …`)) await wait(1);
  };
}

/** Whose output it is, of which every file has to be there, to the byte, and none beside them. */
function publishedIn(out: string): Name {
  const tree = readTree(out);
  const name = tree.has('main/ca/index.html') ? 'production' : 'preview';
  const whole = trees[name];
  expect([...tree.keys()]).toEqual([...whole.keys()]);
  expect([...tree].filter(([path, bytes]) => whole.get(path)?.equals(bytes) !== true)).toEqual([]);
  return name;
}

test.each(stages)(
  'a build that is killed when it begins to %s leaves the last good output',
  async (stage) => {
    const out = withGoodOutput();
    await killBuild('production', out, begins(stage));
    expect(publishedIn(out)).toBe('preview');
  },
);

/** Kills builds one after another; each is of what is not published at the time. */
async function killMany(moments: readonly ((told: () => string) => Promise<void>)[]) {
  const out = withGoodOutput();
  let published = publishedIn(out);
  for (const moment of moments) {
    await killBuild(published === 'preview' ? 'production' : 'preview', out, moment);
    published = publishedIn(out);
  }
}

test('builds that are killed at 50 moments, one after another, always leave a whole output', async () => {
  const started = performance.now();
  await careerSite(build('production', withGoodOutput()));
  const duration = performance.now() - started;
  const delays = Array.from({ length: 50 }, (_, moment) => (duration * moment) / 45);
  await killMany(delays.map((delay) => async () => wait(delay)));
}, 300_000);

test('builds that are killed while they publish, one after another, always leave a whole output', async () => {
  const delays = Array.from({ length: 10 }, (_, moment) => moment * 4);
  await killMany(
    delays.map((delay) => async (told) => {
      await begins('publish')(told);
      await wait(delay);
    }),
  );
}, 120_000);

test('a build after a killed one succeeds', async () => {
  const out = withGoodOutput();
  await killBuild('production', out, begins('publish'));
  const run = await careerSite(build('production', out));
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(publishedIn(out)).toBe('production');
});

test('builds of one output at the same time leave that of one of them', async () => {
  const out = withGoodOutput();
  const names = ['production', 'preview', 'production'] as const;
  const runs = await Promise.all(names.map((name) => careerSite(build(name, out))));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(['preview', 'production']).toContain(publishedIn(out));
});

test('a build that waits for one which is killed goes on', async () => {
  const out = withGoodOutput();
  const waiting = { run: careerSite(build('production', out)) };
  await killBuild('preview', out, begins('publish'));
  const { exitCode } = await waiting.run;
  expect([exitCode, publishedIn(out)]).toEqual([0, 'production']);
});

test('a disk that takes no more leaves the last good output, and is told in plain words', async () => {
  const out = withGoodOutput();
  const command = 'ulimit -f 100; exec "$0" "$@"';
  const program = [process.execPath, join(projectRoot, 'cli/bin.js'), ...build('production', out)];
  const run = await execa('sh', ['-c', command, ...program], { cwd: projectRoot, reject: false });
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toMatch(/could not be written: .* What was there is as it was\./);
  expect(publishedIn(out)).toBe('preview');
});
