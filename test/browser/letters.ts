import type { CDPSession, Page } from 'playwright-core';

/** How many pixels high letters are where nobody sets another size. */
export const usualLetters = 16;

/**
 * Sets how many pixels high the letters of pages are, as visitors do in their browser's settings.
 */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await (sessions.get(page) ?? openSession(page));
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function openSession(page: Page): Promise<CDPSession> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
