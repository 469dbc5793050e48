import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecipes } from '../../tools/recipes.js';
import { projectRoot } from './career-site.ts';
import { copyProgram } from './copied-program.ts';
import { followRecipe } from './follow-recipe.ts';

/**
 * Milliseconds: a recipe has tests run themselves, which takes ten times as long on a busy machine.
 */
const timeout = 300_000;

const recipes = readRecipes(readFileSync(join(projectRoot, 'docs/contributing.md'), 'utf8'));

test('every kind of first change has a recipe', () => {
  expect([...recipes.keys()]).toEqual([
    'Add a field',
    'Add a diagnostic',
    'Add a page',
    'Add a page to the library edition',
    'Add a block',
  ]);
});

/** Of the tests that `npm run check` runs, those that a new field or page breaks most easily. */
const tests = [
  'compile/manifest/table',
  'author/reach/page-map',
  'compile/resolve/foreign-name',
  'compile/schema/sound-files',
].map((name) => `test/${name}.test.ts`);

describe('one after the other', () => {
  const { root, run, remove } = copyProgram();
  afterAll(remove);

  const paths = [...recipes.values()].flat().map(({ path }) => path);
  const written = [...new Set(paths)].filter((path) => path !== '');
  const code = written.filter((path) => /\.tsx?$/.test(path));
  const passed = { exitCode: 0, stdout: '' };

  test.each([...recipes])('%s: does what it says', { timeout }, async (_title, blocks) => {
    await followRecipe(root, blocks, { program: 'cli/bin.js' });
  });

  test('they have code whose types fit', { timeout }, async () => {
    const types = await run('node_modules/typescript-native/bin/tsc', '-b', 'cli');
    expect(types).toMatchObject(passed);
  });

  test('they have code that lint accepts', { timeout }, async () => {
    const lint = await run('node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...code);
    expect(lint).toMatchObject(passed);
  });

  test('they are formatted', { timeout }, async () => {
    const options = ['--check', '--log-level=warn', '--ignore-unknown'];
    const format = await run('node_modules/prettier/bin/prettier.cjs', ...options, ...written);
    expect(format).toMatchObject({ ...passed, stderr: '' });
  });

  test('they break no tests', { timeout }, async () => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit'];
    const ran = await run(...vitest, '--reporter=dot', ...tests);
    expect(ran.exitCode, ran.stderr).toBe(0);
  });
});
