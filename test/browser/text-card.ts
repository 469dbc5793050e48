import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './browser.ts';

/**
 * Opens a page of `dev` once its inspector is there. What still came into place would move away
 * from under a click.
 */
export async function openInspected(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await openPage(browser, { reducedMotion: 'reduce', ...options });
  await page.goto(address);
  await page.getByRole('button', { name: 'Inspect' }).waitFor();
  // They lie over the page: what they say is a better reason to fail than a click that waits.
  const problems = page.locator('career-site-problems').getByRole('alert');
  expect(await problems.allTextContents()).toEqual([]);
  // Where nothing is written: the headless shell of Chromium gives a page the pointer that another
  // page left somewhere.
  await page.mouse.move(1, 400);
  return page;
}

/** The card of what is looked at. */
export function cardOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Where this text is written' });
}

/** Opens the card of the first of some words on the page, and in it the field for them. */
export async function openEditor(page: Page, words: string): Promise<Locator> {
  await page
    .locator('body')
    .getByText(words)
    .first()
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('button', { name: 'Edit' }).first().click();
  const field = cardOf(page).getByRole('textbox');
  await field.waitFor();
  return field;
}

/** Says that a change of what is inherited is for all who show it. */
export function chooseAll(card: Locator): Promise<void> {
  return card.getByRole('radio', { name: /^Change it in / }).check();
}

/** Saves what the open field says, until it is saved. */
export async function save(page: Page): Promise<void> {
  await cardOf(page).getByRole('button', { name: 'Save' }).click();
  await cardOf(page).getByText('Saved.').waitFor();
}
