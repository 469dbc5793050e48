import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node.matches(':focus'))).toBe(true);
}
