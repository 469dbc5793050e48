import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { careerSite, temporaryFolder } from './career-site.ts';
import { openSmallProject } from './small-project.ts';

/** What reads the YAML, what checks it, and what says which kind a page is. */
const late = ['nodes.cjs', 'read-nodes.cjs', 'router.cjs', 'validators.cjs'];

/** Writes down the modules that a program has loaded when it ends. */
const recorder = `
process.on('exit', () => {
  const loaded = Object.keys(require.cache).join('\\n');
  require('node:fs').appendFileSync(process.env.LOADED_MODULES, loaded + '\\n');
});
`;

/** Which of the bundles that are loaded late a run of the program loads, by their names. */
async function lateBundlesOf(args: readonly string[]): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const [hook, list] = [join(folder, 'record.cjs'), join(folder, 'loaded.txt')];
  writeFileSync(hook, recorder);
  const env = { NODE_OPTIONS: `--require=${hook}`, LOADED_MODULES: list };
  const { exitCode, stderr } = await careerSite(args, folder, env);
  if (exitCode !== 0) throw new Error(stderr);
  const loaded = new Set(
    readFileSync(list, 'utf8')
      .split('\n')
      .map((path) => basename(path)),
  );
  return late.filter((name) => loaded.has(name));
}

/** A project that no command has been run on. */
async function openNewProject(): Promise<string> {
  const root = await openSmallProject();
  for (const made of ['.career-site', 'generated', 'dist'])
    rmSync(join(root, made), { recursive: true, force: true });
  return root;
}

test.each([
  ['validate', []],
  ['build', ['router.cjs']],
])('%s loads nothing to read or check the YAML where a check is kept', async (command, always) => {
  const root = await openNewProject();
  const args = [command, '--root', root, ...(command === 'build' ? ['--state', 'nv'] : [])];
  expect(await lateBundlesOf(args)).toEqual(late);
  expect(await lateBundlesOf(args)).toEqual(always);
});
