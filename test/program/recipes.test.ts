import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecipes } from '../../tools/recipes.js';
import { projectRoot } from './career-site.ts';
import { copyProgram } from './copied-program.ts';
import { followRecipe } from './follow-recipe.ts';

/** Milliseconds: a recipe has tests run themselves, which takes ten times as long on a busy machine. */
const timeout = 300_000;

const recipes = readRecipes(readFileSync(join(projectRoot, 'docs/contributing.md'), 'utf8'));

test('every kind of first change has a recipe', () => {
  expect([...recipes.keys()]).toEqual(['Add a field', 'Add a diagnostic', 'Add a page']);
});

describe.each([...recipes])('%s', (_title, blocks) => {
  const { root, run, remove } = copyProgram();
  afterAll(remove);

  test('does what it says', { timeout }, async () => {
    await followRecipe(root, blocks, { program: 'cli/bin.js' });
  });

  test('has code whose types fit', { timeout }, async () => {
    const types = await run('node_modules/typescript-native/bin/tsc', '-b', 'cli');
    expect(types).toMatchObject({ exitCode: 0, stdout: '' });
  });
});
