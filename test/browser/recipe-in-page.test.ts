import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { readSteps, takeSteps } from '../../tools/page-steps.js';
import { hasSteps, readRecipes } from '../../tools/recipes.js';
import { projectRoot } from '../program/career-site.ts';
import { followRecipe } from '../program/follow-recipe.ts';
import { runCommand } from '../program/run-command.ts';
import { copyRecipeProject } from '../recipe-start.ts';
import { openPage, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev(copyRecipeProject);

const recipes = readRecipes(readFileSync(join(projectRoot, 'docs/marketers.md'), 'utf8'));

test.each([...recipes].filter(([, blocks]) => hasSteps(blocks)))(
  '"%s" does what it says',
  async (_title, blocks) => {
    const { main, root } = await dev();
    const { page } = await openPage(await browser(), { reducedMotion: 'reduce' });
    await followRecipe(root, blocks, {
      program: join(projectRoot, 'cli/bin.js'),
      runCommand,
      takeSteps: (steps) => takeSteps(page, main, readSteps(steps)),
    });
  },
);
