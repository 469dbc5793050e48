import type { Page } from 'playwright-core';

/**
 * Goes through a page by the Tab key. Tells what it does not reach, where the focus does not show, and where what has it
 * is out of sight.
 */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const expected = await page.evaluate(markTargets);
  const found: string[] = [];
  const marks = new Set(expected.map(({ mark }) => mark));
  const reached = new Set<string>();
  for (let presses = 0; reached.size < marks.size && presses < 2 * marks.size + 50; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(describeFocus);
    if (focus.mark === undefined || reached.has(focus.mark)) continue;
    reached.add(focus.mark);
    found.push(...focus.faults.map((fault) => `${fault}: ${focus.name}`));
  }
  const missed = expected.filter(({ mark }) => !reached.has(mark));
  return [...found, ...missed.map(({ name }) => `not reached: ${name}`)];
}

interface Target {
  readonly mark: string;
  readonly name: string;
}

/** Numbers what the Tab key should reach; all buttons of a radio group have one number. */
function markTargets(): readonly Target[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (target) => target.checkVisibility() && target.tabIndex >= 0 && !target.matches(':disabled'),
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

interface Focus {
  readonly mark: string | undefined;
  readonly name: string;
  readonly faults: readonly string[];
}

function describeFocus(): Focus {
  const element = document.activeElement;
  const mark = element?.getAttribute('data-tab-mark') ?? undefined;
  if (element === null || mark === undefined) return { mark: undefined, name: '', faults: [] };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const bar = document.querySelector('[data-navbar]');
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isUnderBar = bar?.contains(shown) === true && !bar.contains(element);
  return {
    mark,
    name: element.outerHTML.slice(0, 120),
    faults: [
      ...(showsFocus(element) ? [] : ['the focus does not show']),
      ...(isInWindow && !isUnderBar ? [] : ['out of sight']),
    ],
  };

  /** By an outline; a state of the map, by the line around its shape. */
  function showsFocus(focused: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    const shape = focused.querySelector('path, circle');
    return shape !== null && parseFloat(getComputedStyle(shape).strokeWidth) >= 2;
  }
}
