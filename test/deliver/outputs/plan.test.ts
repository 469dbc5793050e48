import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashContent } from '../../../cli/compile/values/hash.ts';
import type { Plan } from '../../../cli/deliver/outputs/plan.ts';
import { readDeployed } from '../../../cli/deliver/outputs/deployed.ts';
import { planDeployment } from '../../../cli/deliver/outputs/plan.ts';
import { planPrinters } from '../../../cli/deliver/outputs/print-plan.ts';
import { publish } from '../../compile/site/output-folder.ts';
import { differingPaths, readTree } from '../../program/career-site.ts';
import { deployed, recordOf } from './deployed-outputs.ts';

/** The same numbers in each run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Changes, adds or removes some of the files; names of assets hold the hash of their content. */
function edit(texts: Map<string, string>, next: (below: number) => number): void {
  for (let count = next(4); count >= 0; count -= 1) {
    const text = String(next(1000));
    const page = `main/${String(next(12))}/index.html`;
    const [kind, asset] = [next(4), `main/assets/a-${hashContent(text).slice(0, 10)}.css`];
    if (kind === 0) texts.delete([...texts.keys()][next(texts.size)] ?? '');
    else texts.set(kind === 1 ? asset : page, text);
  }
}

async function publishTexts(out: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const files = [...texts].map(([path, contents]) => ({ path, contents }));
  const record = { path: 'manifest.json', contents: JSON.stringify(recordOf(files)) };
  await publish(out, [...files, record]);
}

function planOf(before: string, after: string): Plan {
  const [old, now] = [before, after].map((folder) => readDeployed(join(folder, 'manifest.json')));
  if (old === undefined || now === undefined) throw new Error('A record cannot be read.');
  return planDeployment(old, now, 2);
}

/** Does what a plan says, also what it puts off. */
function apply({ uploads, deletes }: Plan, from: string, to: string): void {
  for (const { path } of uploads) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
  for (const { path } of deletes) rmSync(join(to, path));
}

test('a plan makes the next output of the last, byte for byte, in a hundred edits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const [server, next] = [join(folder, 'server'), numbersFrom(44)];
  const texts = new Map([['main/index.html', 'home']]);
  await publishTexts(join(folder, 'out'), texts);
  cpSync(join(folder, 'out'), server, { recursive: true });
  const wrong: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    edit(texts, next);
    // Some pipelines have the last output, and some build into an empty folder.
    const out = join(folder, next(3) === 0 ? `out-${String(index)}` : 'out');
    await publishTexts(out, texts);
    apply(planOf(server, out), out, server);
    if (differingPaths(readTree(server), readTree(out)).length > 0) wrong.push(index);
  }
  expect(wrong).toEqual([]);
});

test('assets are uploaded before the pages that name them', () => {
  const before = deployed({ 'main/index.html': 'old' });
  const after = deployed({ 'main/index.html': 'new', 'main/assets/b-0123456789.css': 'b' });
  const { uploads } = planDeployment(before, after, 2);
  expect(uploads.map(({ path }) => path)).toEqual([
    'main/assets/b-0123456789.css',
    'main/index.html',
  ]);
});

test('a page goes at once, and an asset after as many releases as builds keep it', () => {
  const own = deployed({ 'main/nv/index.html': 'page', 'main/assets/a-0123456789.css': 'a' });
  const [older, oldest] = ['main/assets/b-0123456789.css', 'main/assets/c-0123456789.css'];
  const before = {
    ...own,
    generations: [[older], [oldest]],
    hashes: new Map([...own.hashes, [older, 'b'], [oldest, 'c']]),
  };
  const plan = planDeployment(before, deployed({ 'main/index.html': 'page' }), 2);
  expect(plan.deletes).toEqual([
    { path: 'main/assets/a-0123456789.css', afterReleases: 2 },
    { path: older, afterReleases: 1 },
    { path: oldest, afterReleases: 0 },
    { path: 'main/nv/index.html', afterReleases: 0 },
  ]);
  const lines = planPrinters.rsync(plan, own).trim().split('\n');
  expect(lines).toEqual(['main/index.html', oldest, 'main/nv/index.html']);
});
