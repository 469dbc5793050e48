import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '../../cli/deliver/outputs/plan.ts';
import { copySmallProject } from '../built-site.ts';
import { readTree } from './career-site.ts';
import { runCommand } from './run-command.ts';

let folder: string;
let project: string;
let said: string;

/** What is deployed is of the day before a headline of Nevada was edited. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-plan-'));
  project = join(folder, 'project');
  await copySmallProject(project);
  await build('2027-01-21');
  cpSync(join(project, 'dist'), join(folder, 'old'), { recursive: true, preserveTimestamps: true });
  const file = join(project, 'regions.yaml');
  const edited = readFileSync(file, 'utf8').replace(
    /^    name: Nevada$/m,
    '$&\n    headerTitle: Work',
  );
  writeFileSync(file, edited);
  said = await build('2027-01-22');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function build(at: string): Promise<string> {
  const args = ['build', '--root', project, '--at', at, '--host', 's3'];
  const run = await runCommand(args);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  return run.stdout;
}

async function plan(...options: readonly string[]): Promise<string> {
  const since = join(folder, 'old/manifest.json');
  const run = await runCommand(['plan', '--root', project, '--since', since, ...options]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0, stderr: '' });
  return run.stdout;
}

async function uploads(): Promise<readonly string[]> {
  const { uploads: planned }: Plan = JSON.parse(await plan());
  return planned.map(({ path }) => path);
}

test('what compares sizes and times sends the files of the plan and no others', async () => {
  const [old, now] = [join(folder, 'old'), join(project, 'dist')];
  const sent = [...readTree(now).keys()].filter((path) => {
    const [before, after] = [old, now].map((root) =>
      statSync(join(root, path), { throwIfNoEntry: false }),
    );
    const isSame = Math.floor(Number(before?.mtimeMs) / 1000) === Number(after?.mtimeMs) / 1000;
    return before?.size !== after?.size || !isSame;
  });
  expect(sent.toSorted()).toEqual((await uploads()).toSorted());
});

test('the edit of a page of Nevada changes no page of another edition', async () => {
  const pages = (await uploads()).filter((path) => path.endsWith('index.html'));
  expect(pages).toContain('main/nv/index.html');
  expect(pages.filter((path) => /^(?:main\/ok|library)\//.test(path))).toEqual([]);
});

test('a build says how many files differ from the last output', async () => {
  const lists = ['manifest.json', 'retained.json'];
  const { uploads: planned, deletes }: Plan = JSON.parse(await plan());
  const differing = [...planned, ...deletes].filter(({ path }) => !lists.includes(path)).length;
  expect(said).toContain(`\n${String(differing)} files differ from the last output.\nOutput: `);
});

describe('the plan for a bucket', () => {
  const uploadsIn = (text: string) =>
    JSON.parse(text).steps.flatMap((step: { uploads: readonly object[] }) => step.uploads);

  test('has of the uploads of the whole those that changed, with types and caching', async () => {
    const { main } = JSON.parse(await plan('--format', 's3'));
    const own = uploadsIn(JSON.stringify(main));
    const all = readFileSync(join(project, 'dist/hosting/s3/main-plan.json'), 'utf8');
    expect(uploadsIn(all)).toEqual(expect.arrayContaining(own));
    expect(own.map(({ file }: { file: string }) => file)).toContain('main/nv/index.html');
    expect(main.invalidate).toContain('/nv/*');
  });
});

test.each([
  ['nowhere.json', 'There is no file nowhere.json.'],
  ['package.json', 'package.json is damaged or of another version of career-site'],
])('%s in place of a record is wrong usage', async (file, words) => {
  const run = await runCommand(['plan', '--root', project, '--since', file]);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain(words);
});

test('a plan since nothing is wrong usage', async () => {
  const run = await runCommand(['plan', '--root', project]);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain("required option '--since <file>' not specified");
});
