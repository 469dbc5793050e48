import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();
const { button } = data.site.interface.menu;

test('the first link skips the navigation, which is one line with links to more pages as well', async () => {
  const page = await open('/nv/plan/', desk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('#main'));
  const shipped = await navbarHeights(page);
  for (const label of ['For families', 'Questions and answers']) {
    await addLink(page, label);
    expect(await navbarHeights(page)).toEqual(shipped);
  }
});

/** Puts a link into the menu, as that to a page of blocks is. */
async function addLink(page: Page, label: string): Promise<void> {
  await page.locator('.navbar__items > :nth-last-child(2)').evaluate((item, words) => {
    item.after(item.cloneNode(true));
    item.nextElementSibling?.firstElementChild?.replaceChildren(words);
  }, label);
}

/** Of small and of large desks. */
async function navbarHeights(page: Page) {
  const heights: number[] = [];
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    heights.push(await page.locator('.navbar').evaluate(({ clientHeight }) => clientHeight));
  }
  return heights;
}

test('Escape closes the menu of a phone and gives the focus back to its button', async () => {
  const page = await open('/nv/plan/', phone);
  await page.getByRole('button', { name: button, expanded: false }).click();
  await page.locator('#menu a').last().focus();
  await page.keyboard.press('Escape');
  await expectFocus(page.getByRole('button', { name: button, expanded: false }));
  await page.locator('#menu').waitFor({ state: 'hidden' });
});

test('a tap outside closes the menu of a phone', async () => {
  const page = await open('/nv/plan/', { ...phone, hasTouch: true });
  await page.getByRole('button', { name: button, expanded: false }).tap();
  await page.locator('#menu').waitFor();
  await page.locator('h1').tap();
  await page.locator('#menu').waitFor({ state: 'hidden' });
});

/** How long, in milliseconds, what folds the menu of a phone takes; 0 where nothing moves. */
async function foldMenu(options: BrowserContextOptions): Promise<number> {
  const page = await open('/nv/plan/', { ...phone, ...options });
  await page.locator('.navbar.is-foldable').waitFor();
  const menuButton = page.getByRole('button', { name: button, expanded: false });
  // In one go: on a busy machine the motion is over before the page can be asked again.
  return menuButton.evaluate((element: HTMLElement) => {
    element.click();
    const motions = document.querySelector('#menu')?.getAnimations() ?? [];
    return Math.max(0, ...motions.map((each) => Number(each.effect?.getTiming().duration)));
  });
}

/** The same of the list of states, whose motion Chromium does not tell by `getAnimations`. */
async function foldStates(options: BrowserContextOptions): Promise<number> {
  const page = await open('/', { ...phone, ...options });
  const duration = await page
    .locator('.state-list')
    .evaluate((list) => getComputedStyle(list, '::details-content').transitionDuration);
  return 1000 * Number.parseFloat(duration);
}

test.each([
  ['the menu', foldMenu],
  ['the list of states', foldStates],
])('%s of a phone folds in 300 ms, and at once where less motion is asked for', async (_, fold) => {
  expect(await fold({})).toBe(300);
  expect(await fold({ reducedMotion: 'reduce' })).toBe(0);
});

test('a menu whose script does not arrive opens from its button', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL('/nv/plan/', (await site()).main).href);
  await page.getByRole('button', { name: button }).click();
  await page.locator('#menu').waitFor();
});

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await openPage(await browser(), options);
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}
