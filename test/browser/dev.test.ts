import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev();

const headline = 'Beyond the Strip, across the Basin, find your work';

/** Opens a page and waits until it hears of edits. */
async function follow(url: string): Promise<Page> {
  const { page } = await openPage(await browser());
  const events = page.waitForResponse((response) => response.url().includes('/-/events'));
  await page.goto(url);
  await events;
  return page;
}

/** Lets a test see whether the page was loaded anew. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

describe('an edit of a text', () => {
  test('is shown in the open page, which stays where it was scrolled to', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/`);
    const isSamePage = await mark(page);
    await page.evaluate(() => scrollTo(0, 700));
    edit('regions.yaml', (text) => text.replace(headline, 'Find your work in Nevada'));
    await page.getByRole('heading', { name: 'Find your work in Nevada' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await isSamePage()).toBe(true);
  });

  test('leaves what was typed into a form', async () => {
    const { main, edit } = await dev();
    const page = await follow(`${main}nv/demo-access/`);
    await page.getByLabel('First name').fill('Ada');
    edit('regions.yaml', (text) =>
      text.replace(/^( {4}demoAccess:\n {6}title: ).*$/m, '$1Look around'),
    );
    await page.getByRole('heading', { name: 'Look around', level: 1 }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });
});

test('an edit that is wrong leaves the last good page', async () => {
  const { main, edit } = await dev();
  const page = await follow(`${main}nv/`);
  edit('regions.yaml', (text) => text.replace('accent: sage', 'accent: sagge'));
  await page.getByRole('heading', { name: headline }).waitFor();
});
