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

/**
 * Opens a page, and waits until a part of the client that it loads has run.
 *
 * @param part Name of its file, such as `modals` for those of the library, or `wake` for what wakes
 * islands.
 */
export async function openUntilRun(
  page: Page,
  part: 'modals' | 'wake',
  open: () => Promise<unknown>,
): Promise<void> {
  const [chunk] = await Promise.all([
    page.waitForEvent('requestfinished', (made) => made.url().includes(`/${part}-`)),
    open(),
  ]);
  // It may be there before the client runs. What the client does with it comes before what it does
  // for a second one that asks.
  const client = await page.locator('script[src*="/client-"]').getAttribute('src');
  const imports = [client, chunk.url()].map((url) => `await import(${JSON.stringify(url)});`);
  await page.evaluate(`(async () => { ${imports.join(' ')} })()`);
}
