import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/** Every page that is tested reads it again, and this is less than half of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Loads and parses nothing a second time: of the rules below, none that finds violations asks for
 * it.
 */
const common: RunOptions = { resultTypes: ['violations'], preload: false };

/** WCAG 2.2 AA and best practices; the rule on targets is off unless asked for. */
const allRules: RunOptions = {
  ...common,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The rules whose outcome depends on colours. */
const colourRules: RunOptions = {
  ...common,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Gives axe-core to the pages that a context opens from now on, for a third of what it costs in a
 * page that is open.
 */
export async function provideAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

/**
 * What axe-core finds on a page in its current state, in light and in dark; the page must have been
 * opened in light.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const light = await run(page, allRules);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settleColours(page);
  const dark = await run(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** Colours change by transitions, however short, from each element to those inside it. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (document.getAnimations().some((animation) => animation instanceof CSSTransition));
  });
}

async function run(page: Page, options: RunOptions): Promise<readonly string[]> {
  const violations = await page.evaluate<readonly Result[], RunOptions>(async (runOptions) => {
    const results = await Reflect.get(window, 'axe').run(document, runOptions);
    return results.violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
