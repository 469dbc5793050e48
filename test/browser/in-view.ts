import type { Locator } from 'playwright-core';

/** Whether a person sees all of an element: it is in the window, and nothing that scrolls cuts it off. */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const root = shown.getRootNode();
    const corners = [
      [left + 1, top + 1],
      [right - 1, bottom - 1],
    ] as const;
    return corners.every(
      ([x, y]) => root instanceof ShadowRoot && shown.contains(root.elementFromPoint(x, y)),
    );
  });
}
