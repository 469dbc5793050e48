import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { composeProject } from '../../../cli/author/start/new-project.ts';
import { listPresent, writeProject } from '../../../cli/author/start/write-project.ts';
import { resolveProject } from '../../../cli/compile/check-project.ts';

const at = '2026-11-01T00:00:00Z';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-start-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

async function compose(all: boolean) {
  const [project, problems] = await composeProject({ name: 'my-site', all, at });
  if (project === undefined) throw new Error(JSON.stringify(problems));
  return project;
}

/** Checks what was written, as `validate` does. */
async function checkWritten(all: boolean) {
  const root = newFolder();
  writeProject(root, await compose(all));
  return resolveProject({ root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml', at });
}

test('a new project has two regions, and there is nothing to report of it', async () => {
  const [site, problems] = await checkWritten(false);
  expect(problems).toEqual([]);
  expect(site?.regions.map(({ key }) => key)).toEqual(['nevada', 'oregon']);
});

test('with --all it has all that are shipped', async () => {
  const [site, problems] = await checkWritten(true);
  expect(problems.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  expect(site?.regions).toHaveLength(52);
});

test('what it keeps of regions.yaml stays letter for letter, with its comments', async () => {
  const text = String((await compose(false)).get('regions.yaml'));
  const shipped = readFileSync('regions.yaml', 'utf8');
  const [start = ''] = shipped.split('\n  alabama:\n');
  expect(text.startsWith(start)).toBe(true);
  const [, nevada = '', oregon = ''] = text.split(/\n(?= {2}(?:nevada|oregon):\n)/);
  expect(shipped).toContain(nevada.trimEnd());
  expect(shipped).toContain(oregon.trimEnd());
  expect(text.length).toBe(start.length + 1 + nevada.length + 1 + oregon.length);
});

test('its package.json takes this version, or a later one that is compatible', async () => {
  const written = JSON.parse(String((await compose(false)).get('package.json')));
  expect(written).toMatchObject({
    name: 'my-site',
    private: true,
    dependencies: { 'career-site': `^${packageJson.version}` },
  });
});

test('its editors run the installed program', async () => {
  const tasks = String((await compose(false)).get('.vscode/tasks.json'));
  expect(tasks).toContain('"node_modules/career-site/cli/bin.js"');
  expect(tasks).not.toContain('"cli/bin.js"');
});

test('its workflows take the actions that this project takes', async () => {
  const used = (text: string): readonly string[] => text.match(/uses: actions\/.*/g) ?? [];
  const own = readFileSync('.github/workflows/site.yml', 'utf8');
  const others = readFileSync('.github/workflows/pull-request.yml', 'utf8');
  const project = await compose(false);
  const paths = [...project.keys()].filter((path) => path.startsWith('.github/workflows/'));
  expect(paths).toHaveLength(3);
  const taken = paths.flatMap((path) => used(String(project.get(path))));
  expect(used(own + others)).toEqual(expect.arrayContaining([...new Set(taken)]));
});

test('nothing that is there is overwritten, and a new repository is not in the way', () => {
  const folder = newFolder();
  mkdirSync(join(folder, '.git'));
  expect(listPresent(folder)).toEqual([]);
  cpSync('README.md', join(folder, 'README.md'));
  expect(listPresent(folder)).toEqual(['README.md']);
  const project = new Map([['README.md', 'Other words']]);
  expect(() => writeProject(folder, project)).toThrow(/EEXIST/);
});
