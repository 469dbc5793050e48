import type { Page } from 'playwright-core';

/** How many pixels high letters are where nobody sets another size. */
export const usualLetters = 16;

/** Sets how many pixels high the letters of pages are, as visitors do in their browser's settings. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
