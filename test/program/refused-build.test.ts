import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import { careerSite, differingPaths, readTree, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

describe('a build that cannot succeed', () => {
  /** A project with a good output, and then an error in its YAML. */
  async function projectWithFault(): Promise<{
    root: string;
    before: ReadonlyMap<string, Buffer>;
  }> {
    const root = join(temporaryFolder(), 'project');
    await copySmallProject(root);
    const run = await careerSite(['build', '--state', 'nv', '--root', root]);
    expect(run, run.stderr).toMatchObject({ exitCode: 0 });
    const before = readTree(join(root, 'dist'));
    const yaml = readFileSync(join(root, 'regions.yaml'), 'utf8');
    writeFileSync(join(root, 'regions.yaml'), yaml.replace('headerTitle:', 'headerTitel:'));
    return { root, before };
  }

  test('says where the error is, exits with 1, and leaves the last good output unchanged', async () => {
    const { root, before } = await projectWithFault();
    const run = await careerSite(['build', '--state', 'nv', '--root', root]);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toMatch(/regions\.yaml:\d+:\d+: error: .*headerTitel/);
    expect(differingPaths(readTree(join(root, 'dist')), before)).toEqual([]);
  });

  test('names the nearest state for an unknown one, and ends with 2', async () => {
    const run = await runCommand([
      'build',
      '--state',
      'nevadda',
      '--out',
      join(temporaryFolder(), 'out'),
    ]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('Did you mean "nevada"?');
  });

  test('refuses to replace a folder that no build wrote', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'thesis.txt'), 'years of work');
    const run = await runCommand(['build', '--state', 'nv', '--out', out]);
    expect(run.exitCode).toBe(2);
    expect(existsSync(join(out, 'thesis.txt'))).toBe(true);
  });
});

test.each(['', 'inner'])(
  'a build into a file (out/%s) is refused before it begins, and ends with 2',
  async (below) => {
    const out = join(temporaryFolder(), 'out');
    writeFileSync(out, 'a text');
    const run = await runCommand(['build', '--state', 'nv', '--out', join(out, below)]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toBe(`career-site: ${out} is a file. Name another folder with --out.`);
  },
);

test('a project folder that does not exist is reported, with exit code 2', async () => {
  const run = await runCommand(['build', '--root', 'nowhere']);
  expect(run).toMatchObject({
    exitCode: 2,
    stderr: "career-site: There is no folder nowhere. Name the project's folder with --root.",
  });
});
