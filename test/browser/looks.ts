import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import type { FirstVisit, Looks } from './every-kind.ts';
import { tabThrough } from './keyboard.ts';
import { readShifts, scrollThrough } from './layout-shifts.ts';
import { setLetters } from './letters.ts';
import { wakeAll } from './wake.ts';

/** What every kind of page is held to in a window of any size. */
export const looks: Looks = {
  'nothing moves': async ({ page }) => {
    await wakeAll(page);
    await scrollThrough(page);
    return readShifts(page);
  },
  'no letter is smaller than 12 pixels': ({ page }) => page.evaluate(smallLetters),
  'whatever can be pressed is 24 pixels high and wide': ({ page }) => page.evaluate(smallTargets),
  'nothing covers what can be pressed': ({ page }) => page.evaluate(coveredTargets),
  'axe finds nothing': async ({ page }) => {
    await rest(page);
    return findViolations(page);
  },
  'the Tab key reaches everything, and it shows': ({ page }) => tabThrough(page),
};

/** Scrolls back to the top, and leaves nothing that moves. */
async function rest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Letters of drawings are held to it as they are scaled (`picture-type.ts`). */
function smallLetters(): readonly string[] {
  const hasLetters = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''));
  return [...document.querySelectorAll('body :not(svg *, script, noscript)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(hasLetters)
    .map((element) => ({ element, size: parseFloat(getComputedStyle(element).fontSize) }))
    .filter(({ size }) => size < 12)
    .map(({ element, size }) => `${String(size)} px: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * Links within a sentence may be smaller, and states of the map, which the grid lists as well (WCAG
 * 2.2, 2.5.8).
 */
function smallTargets(): readonly string[] {
  const targets = document.querySelectorAll(
    'a[href], button, input, select, textarea, [role="option"]',
  );
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
  return [...targets]
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        target.closest('svg, .skip-link') === null,
    )
    .filter((target) => !isInSentence(target))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ target }) => target.outerHTML.slice(0, 120));
}

/** The middle and both ends of each line of a link or button must be its own. */
function coveredTargets(): readonly string[] {
  const isCovered = (target: Element): boolean => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    return [...target.getClientRects()].some(({ left, right, top, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].some((x) => {
        const met = document.elementFromPoint(x, (top + bottom) / 2);
        return met === null || !(target.contains(met) || met.contains(target));
      }),
    );
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        target.closest('svg, .skip-link') === null,
    )
    .filter(isCovered)
    .map((target) => target.outerHTML.slice(0, 120));
}

/** Windows, and the letters in them. */
const letters = [
  { width: 1280, size: 32 },
  { width: 768, size: 32 },
];

export async function findWiderWithLargeLetters({ page }: FirstVisit): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const { width, size } of letters) {
    await page.setViewportSize({ width, height: 800 });
    await setLetters(page, size);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) wide.push(`${String(content)} px in ${String(width)} at ${String(size)}`);
  }
  return wide;
}

/** 320 pixels are also what is left of 1280 at 400 % zoom (WCAG 2.2, 1.4.10). */
const widths = [320, 360, 768, 1024, 1440, 1920];

/** Leaves the window as wide as the last of the widths. */
export async function findWiderThanWindow({ page }: FirstVisit): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) wide.push(`${String(content)} px in ${String(width)}`);
  }
  return wide;
}
