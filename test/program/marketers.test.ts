import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../../tools/published-project.js';
import { hasSteps, readRecipes } from '../../tools/recipes.js';
import { copyRecipeProject } from '../recipe-start.ts';
import { projectRoot, temporaryFolder } from './career-site.ts';
import { followRecipe } from './follow-recipe.ts';
import { runCommand } from './run-command.ts';

const docs = join(projectRoot, 'docs');
const document = readFileSync(join(docs, 'marketers.md'), 'utf8');
const recipes = readRecipes(document);

/** In bytes; a picture of a page at the width of a text is smaller. */
const largestPicture = 60_000;

/** The project as it is before each recipe; putting it into git takes longer than copying it. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'career-site-marketers-'));
  copyRecipeProject(project);
  publishProject(project);
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Sections in which nothing is changed. */
const withoutRecipe = ['The first time', 'Words'];

test('every kind of change has a recipe', () => {
  const sections = [...document.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
  expect([...recipes.keys(), ...withoutRecipe].sort()).toEqual(sections.sort());
});

/** The others need a browser: test/browser/recipe-in-page.test.ts. */
const withoutPage = [...recipes].filter(([, blocks]) => !hasSteps(blocks));

test.each(withoutPage)('"%s" does what it says', async (_title, blocks) => {
  const root = temporaryFolder();
  cpSync(project, root, { recursive: true });
  await followRecipe(root, blocks, { program: join(projectRoot, 'cli/bin.js'), runCommand });
});

test.each([...recipes.keys()])('"%s" has a picture', (title) => {
  const name = title.toLowerCase().replaceAll(' ', '-');
  expect(document).toMatch(new RegExp(`!\\[[^\\]]+\\]\\(pictures/${name}\\.webp\\)`));
  const path = join(docs, `pictures/${name}.webp`);
  expect(existsSync(path), `${path}: npm run pictures`).toBe(true);
  expect(statSync(path).size).toBeLessThan(largestPicture);
});
