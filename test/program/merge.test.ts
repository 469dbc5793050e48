import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts } from '../../cli/compile/site/hosting/host.ts';
import { copySmallProject } from '../built-site.ts';
import type { Run } from './career-site.ts';
import { differingPaths, readTree, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { stopBuild } from './stopped-build.ts';

/** What a build makes each part of the small project by. */
const editions = {
  library: ['--library'],
  oklahoma: ['--state', 'ok'],
  generic: ['--state', 'generic'],
  nevada: ['--state', 'nv'],
};

const forThePublic = ['--env', 'production', '--allow-sample', '--host', hosts.join()];
const instant = '2027-01-21';

let folder: string;
let project: string;
const parts: string[] = [];

/** Some of its addresses have moved or are gone, and it has been released before. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-merge-'));
  project = join(folder, 'project');
  await copySmallProject(project);
  replaceIn('regions.yaml', /^site:\n/m, `$&${moves}`);
  await build('released', '2026-11-25', forThePublic);
  await run('release', join(folder, 'released'));
  // So some pages have other words than when they were released.
  replaceIn(
    'regions.yaml',
    /^    name: Nevada$/m,
    '    name: Nevada\n    headerTitle: Work in Nevada',
  );
  for (const [name, options] of Object.entries(editions))
    parts.push(await build(`part-${name}`, instant, [...forThePublic, ...options]));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const moves = '  moved: { /prices/: /pricing/, /nv/old/: /ok/ }\n  gone: [/ok/camp/*]\n';

function replaceIn(name: string, pattern: RegExp, replacement: string, root = project): void {
  const file = join(root, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

async function run(command: string, ...args: readonly string[]): Promise<Run> {
  const done = await runCommand([command, '--root', project, ...args]);
  expect(done, done.stderr).toMatchObject({ exitCode: 0 });
  return done;
}

async function build(name: string, at: string, options: readonly string[]): Promise<string> {
  const out = join(folder, name);
  await run('build', '--out', out, '--at', at, ...options);
  return out;
}

/** What a merge says, and where what it makes is not what one build makes. */
async function mergedAndWhole(name: string, own: readonly string[], options: readonly string[]) {
  const out = join(temporaryFolder(), 'out');
  const { stdout } = await run('merge', '--out', out, ...own);
  const full = await build(`${name}-whole`, instant, options);
  return { stdout, differing: differingPaths(readTree(out), readTree(full)) };
}

test('the outputs of all editions are, joined, that of one build, for every host', async () => {
  const { stdout, differing } = await mergedAndWhole('public', parts, forThePublic);
  expect(differing).toEqual([]);
  expect(stdout).toMatch(/^Merged \d+ pages in \d+ files, [\d.]+ MB, from 4 outputs\.\nOutput: /);
});

test('so are those of previews, of which some have several editions', async () => {
  const options = ['--live-forms', '--host', 'netlify,s3'];
  const own = [
    await build('trial-1', instant, [...options, '--state', 'ok,nv']),
    await build('trial-2', instant, [...options, '--state', 'Generic', '--library']),
  ];
  expect((await mergedAndWhole('trial', own, options)).differing).toEqual([]);
});

/** What is said where outputs cannot be joined. */
async function refusal(exitCode: number, root: string, outputs: readonly string[]) {
  const out = join(temporaryFolder(), 'out');
  const run = await runCommand(['merge', '--root', root, '--out', out, ...outputs]);
  expect(run).toMatchObject({ exitCode, stdout: '' });
  expect(existsSync(out)).toBe(false);
  return run.stderr.replaceAll(`${folder}/`, '');
}

test('a state that is in none of the outputs is named, and how to build it', async () => {
  const [library = '', , generic = ''] = parts;
  expect(await refusal(2, project, [library, generic])).toBe(
    'career-site: No part has nevada, oklahoma. Build that too, and name its output: career-site build --state nevada --state oklahoma',
  );
});

test('an edition that is in two of the outputs is taken once', async () => {
  const both = await build('both', instant, [...forThePublic, '--state', 'ok,nv']);
  const { differing } = await mergedAndWhole('twice', [...parts, both], forThePublic);
  expect(differing).toEqual([]);
});

test('outputs of other YAML than that of the project are refused', async () => {
  const root = join(temporaryFolder(), 'project');
  cpSync(project, root, { recursive: true });
  replaceIn('library.yaml', /$/, '\n# A note\n', root);
  expect(await refusal(2, root, parts)).toMatch(
    /^career-site: part-library was built with library\.yaml \(\w{12}\), and this project with /,
  );
});

test('a page that was changed after its build is named, and the last output stays', async () => {
  const [library = '', ...others] = parts;
  const damaged = join(temporaryFolder(), 'part');
  cpSync(library, damaged, { recursive: true });
  appendFileSync(join(damaged, 'library/index.html'), 'more');
  expect(await refusal(1, project, [damaged, ...others])).toContain(
    'part/library/index.html is not what its manifest.json says.',
  );
});

test('a merge that is killed leaves the last output, and can be done again', async () => {
  const out = join(temporaryFolder(), 'out');
  cpSync(await build('before', '2026-12-01', forThePublic), out, { recursive: true });
  const before = readTree(out);
  const args = ['merge', '--root', project, '--out', out, '--keep-assets', '0', ...parts];
  expect(await stopBuild(args, { stage: 'merge', calls: 40 })).toBe('SIGKILL');
  expect(differingPaths(readTree(out), before)).toEqual([]);
  expect(await runCommand(args)).toMatchObject({ exitCode: 0 });
});
