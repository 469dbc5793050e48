import type { Page } from 'playwright-core';

/** Sets how many pixels high the letters of pages are, as visitors do in their browser's settings; 16 is what it begins with. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
