import type { Page } from 'playwright-core';

/**
 * Goes through a page with the Tab key. Returns what it does not reach, where the focus does not
 * show, and where the focused element is out of view.
 */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const targets = await page.evaluate(markTargets);
  await page.evaluate(recordStops);
  const limit = 2 * targets.length + 50;
  let stops: readonly Stop[] = [];
  let missed = targets;
  for (let presses = 0; missed.length > 0 && presses < limit; presses += missed.length) {
    for (let left = missed.length; left > 0; left -= 1) await page.keyboard.press('Tab');
    stops = await page.evaluate<readonly Stop[]>('window.tabStops');
    const reached = new Set(stops.map(({ mark }) => mark));
    missed = targets.filter(({ mark }) => !reached.has(mark));
  }
  return [
    ...stops.flatMap(({ name, problems }) => problems.map((problem) => `${problem}: ${name}`)),
    ...missed.map(({ name }) => `not reached: ${name}`),
  ];
}

interface Target {
  readonly mark: string;
  readonly name: string;
}

/** Numbers what the Tab key should reach; all buttons of a radio group have one number. */
function markTargets(): readonly Target[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      target.tabIndex >= 0 &&
      !target.matches(':disabled'),
  );
  const markOf = (target: Element, index: number): string =>
    target instanceof HTMLInputElement && target.type === 'radio' ? target.name : String(index);
  const found = new Map<string, Target>();
  targets.forEach((target, index) => {
    const mark = markOf(target, index);
    target.setAttribute('data-tab-mark', mark);
    found.set(mark, { mark, name: target.outerHTML.slice(0, 120) });
  });
  return [...found.values()];
}

/** Where the Tab key has moved the focus, and what is wrong there. */
interface Stop extends Target {
  readonly problems: readonly string[];
}

/**
 * Keeps each first stop as the Tab key goes up: when the focus comes, the page has not scrolled to
 * it yet.
 */
function recordStops(): void {
  const stops: Stop[] = [];
  Object.assign(window, { tabStops: stops });
  document.addEventListener('keyup', () => {
    const element = document.activeElement;
    const mark = element?.getAttribute('data-tab-mark') ?? undefined;
    if (element === null || mark === undefined || stops.some((stop) => stop.mark === mark)) return;
    stops.push({ mark, name: element.outerHTML.slice(0, 120), problems: findProblems(element) });
  });

  function findProblems(element: Element): readonly string[] {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const bar = document.querySelector('[data-navbar]');
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isUnderBar = bar?.contains(shown) === true && !bar.contains(element);
    return [
      ...(showsFocus(element) ? [] : ['the focus does not show']),
      ...(isInWindow && !isUnderBar ? [] : ['out of sight']),
    ];
  }

  /** By an outline; a state of the map, by the line around its shape. */
  function showsFocus(focused: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    const shape = focused.querySelector('path, circle');
    return shape !== null && parseFloat(getComputedStyle(shape).strokeWidth) >= 2;
  }
}
