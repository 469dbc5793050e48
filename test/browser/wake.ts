import type { Page } from 'playwright-core';

/** Wakes all islands as a pointer that moves over them would. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = document.querySelectorAll('[data-island]:not([data-awake])');
    for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover'));
    return asleep.length === 0;
  });
}

/** Wakes all islands, and waits until the forms among them are there. */
export async function wakeAll(page: Page): Promise<void> {
  await wakeIslands(page);
  await page.locator('.crm-form__loading').waitFor({ state: 'detached' });
}
