import type { Locator } from 'playwright-core';

/**
 * Whether a person sees all of an element: it is in the window, and nothing that scrolls cuts it
 * off.
 */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const root = shown.getRootNode();
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    // Corners may be round.
    const edges = [
      [middle, top + 1],
      [middle, bottom - 1],
      [left + 1, centre],
      [right - 1, centre],
    ] as const;
    return edges.every(
      ([x, y]) => root instanceof ShadowRoot && shown.contains(root.elementFromPoint(x, y)),
    );
  });
}
