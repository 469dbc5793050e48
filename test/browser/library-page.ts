import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import type { ServedSite } from './served-site.ts';
import { openUntilRun } from './wake.ts';

const browser = useBrowser();

/** Opens the library's home page and waits until it can open modals. */
export async function visit(
  site: () => Promise<Pick<ServedSite, 'library'>>,
  options: BrowserContextOptions = {},
  query = '',
): Promise<WatchedPage> {
  const watched = await openPage(await browser(), options);
  const { page } = watched;
  const url = new URL(query, (await site()).library).href;
  await openUntilRun(page, 'modals', () => page.goto(url));
  return watched;
}

export function modal(page: Page): Locator {
  return page.locator('dialog[open]');
}

export function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('link', { name, exact: true }).first().click();
}

/** The durations of the animations of a modal and of its backdrop. */
export function readDurations(dialog: Element): readonly string[] {
  return [undefined, '::backdrop'].map((part) => {
    const { animationName, animationDuration } = getComputedStyle(dialog, part);
    return animationName === 'none' ? 'none' : animationDuration;
  });
}

/** Marks a document; a document that was reloaded has no mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}
