import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { buildTree, careerSite, projectRoot, readTree, temporaryFolder } from './career-site.ts';

const stages = [
  'validate',
  'generate',
  'load',
  'assets',
  'bundle',
  'prerender',
  'manifest',
  'publish',
];

/** Lets the program believe that it writes to a terminal, so that it tells its stages. */
const onTerminal = 'data:text/javascript,process.stderr.isTTY=true';

let nevada: ReadonlyMap<string, Buffer>;
let california: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  nevada = await buildTree('--state', 'nv', '--keep-assets', '0');
  california = await buildTree('--state', 'ca', '--keep-assets', '0');
});

/** Starts to build California over the output, and kills the program when told. */
async function killBuild(out: string, when: (told: () => string) => Promise<void>): Promise<void> {
  const args = ['--import', onTerminal, join(projectRoot, 'cli/bin.js')];
  const options = ['build', '--state', 'ca', '--keep-assets', '0', '--out', out];
  const child = spawn(process.execPath, [...args, ...options], { cwd: projectRoot });
  let told = '';
  child.stderr.on('data', (text) => (told += String(text)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([when(() => told), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** The output is the old one or the new one, to the byte. */
function expectWhole(out: string): void {
  const tree = readTree(out);
  const whole = tree.has('main/nv/index.html') ? nevada : california;
  expect([...tree.keys()]).toEqual([...whole.keys()]);
  expect([...tree].filter(([path, bytes]) => whole.get(path)?.equals(bytes) !== true)).toEqual([]);
}

async function withGoodOutput(): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  await careerSite(['build', '--state', 'nv', '--keep-assets', '0', '--out', out]);
  return out;
}

test.each(stages)(
  'a build that is killed when it begins to %s leaves a whole output',
  async (stage) => {
    const out = await withGoodOutput();
    await killBuild(out, async (told) => {
      while (!told().includes(`${stage} …`)) await wait(1);
    });
    expectWhole(out);
  },
);

test('builds that are killed at 50 moments, one after another, always leave a whole output', async () => {
  const out = await withGoodOutput();
  const started = performance.now();
  await careerSite(['build', '--state', 'nv', '--keep-assets', '0', '--out', out]);
  const duration = performance.now() - started;
  for (let moment = 0; moment < 50; moment += 1) {
    const delay = (duration * moment) / 45;
    await killBuild(out, async () => {
      await wait(delay);
    });
    expectWhole(out);
  }
}, 300_000);

test('a build after a killed one succeeds', async () => {
  const out = await withGoodOutput();
  await killBuild(out, async (told) => {
    while (!told().includes('publish …')) await wait(1);
  });
  const run = await careerSite(['build', '--state', 'ca', '--keep-assets', '0', '--out', out]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect([...readTree(out).keys()]).toEqual([...california.keys()]);
});
