import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { setLetters } from './letters.ts';
import { follow, modal, visit } from './library-page.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const site = useSite();

const { header, pricing } = data.library;

/** A laptop's window, less what the browser itself takes. */
const low = { viewport: { width: 1280, height: 600 } };

describe('the head of a library page leaves what has the focus in sight, back from the end', () => {
  test.each([
    ['the price list', '/pricing/', pricing.calculator.label],
    ['the quote form', '/quote/', 'First name'],
  ])('on the page of %s', async (_name, path, first) => {
    const { page } = await openPage(await browser(), low);
    await page.goto(new URL(path, (await site()).library).href);
    await wakeIslands(page);
    await page.getByLabel(first).waitFor();
    expect(await findCoveredByHead(page)).toEqual([]);
  });

  test.each([
    ['the price list', header.pricing, pricing.calculator.label],
    ['the quote form', header.quote, 'First name'],
  ])('in the dialog of %s', async (_name, link, first) => {
    const { page } = await visit(site, low);
    await follow(page, link);
    await modal(page).getByLabel(first).waitFor();
    expect(await findCoveredByHead(page)).toEqual([]);
  });
});

/**
 * Goes from the last field or link of the page's content to its first, by Shift+Tab; returns those
 * that the head covers.
 */
async function findCoveredByHead(page: Page): Promise<readonly string[]> {
  const content = page.locator('.modal').last();
  const places = content.locator(':is(a[href], button, input, select, textarea):visible');
  await places.last().focus();
  const covered: string[] = [];
  for (let left = await places.count(); left > 1; left -= 1) {
    covered.push(...(await content.evaluate(findCovered)));
    await page.keyboard.press('Shift+Tab');
  }
  return covered;
}

/** What has the focus, where it is below the head. */
async function findCovered(content: Element): Promise<readonly string[]> {
  // When the focus comes, the page has not scrolled to it yet.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = content.querySelector('.modal__body :focus');
  const head = content.querySelector('.modal__header');
  if (focused === null || head === null) return [];
  const isCovered = focused.getBoundingClientRect().top < head.getBoundingClientRect().bottom;
  return isCovered ? [focused.outerHTML.slice(0, 120)] : [];
}

test.each([
  ['/questions/', '.questions summary'],
  ['/news/', '.way'],
])('on %s a word longer than a narrow phone breaks in %s', async (path, place) => {
  const { page } = await openPage(await browser(), { viewport: { width: 320, height: 640 } });
  await page.goto(new URL(path, (await site()).main).href);
  const words = page.locator('main').locator(place).first();
  await words.evaluate((element) => {
    element.textContent = 'Straßenbahnüberquerungsanlage'.repeat(2);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

describe('with letters twice as large', () => {
  test.each(['/', '/nv/'])(
    'the bar of %s takes at most a fifth of the window for good',
    async (path) => {
      expect(await shareOfBar(await openLarge(path))).toBeLessThanOrEqual(0.2);
    },
  );

  test('so does it where a style sheet sets the letters', async () => {
    const { page } = await openPage(await browser(), { viewport: { width: 1366, height: 633 } });
    await page.goto(new URL('/nv/', (await site()).main).href);
    expect(await shareOfBar(page)).toBeGreaterThan(0);
    await page.evaluate(enlargeLetters);
    expect(await shareOfBar(page)).toBeLessThanOrEqual(0.2);
  });

  test('the search of the home page holds the name of the longest state', async () => {
    expect(await roomOfSearch(await openLarge('/'))).toBeGreaterThan(longestName / 2);
  });

  test('so does it where a style sheet sets the letters', async () => {
    const { page } = await openPage(await browser(), { viewport: { width: 1366, height: 633 } });
    await page.goto(new URL('/', (await site()).main).href);
    await page.evaluate(enlargeLetters);
    expect(await roomOfSearch(page)).toBeGreaterThan(longestName / 2);
  });
});

const longestName = 'District of Columbia'.length;

function enlargeLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}

/** How wide the search is, in heights of its letters. */
function roomOfSearch(page: Page): Promise<number> {
  return page
    .getByRole('combobox')
    .evaluate((box) => box.clientWidth / parseFloat(getComputedStyle(box).fontSize));
}

/** How much of the window the bar takes once the page has been scrolled. */
function shareOfBar(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate((element) => {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    return Math.max(0, element.getBoundingClientRect().bottom) / innerHeight;
  });
}

async function openLarge(path: string): Promise<Page> {
  const { page } = await openPage(await browser(), { viewport: { width: 1280, height: 633 } });
  await setLetters(page, 32);
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}

test.each(['/nv/', '/tx/', '/nv/pricing/', '/nv/try/', '/'])(
  'words of thirty letters stay in the buttons, cards, lists and headings of %s',
  async (path) => {
    const { page } = await openPage(await browser());
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(new URL(path, (await site()).main).href);
      expect(await page.evaluate(lengthenWords)).toEqual([]);
    }
  },
);

/**
 * Puts long words into buttons, headings, cards and lists, one at a time; returns those that stick
 * out of them, or of the page.
 */
function lengthenWords(): readonly string[] {
  const long = 'Donaudampfschifffahrtskapitäne';
  const places = [
    ...document.querySelectorAll('.button, main :is(h1, h2, h3, h4, dt, dd, p, li, label, span)'),
  ];
  return places
    .filter((place) => place.checkVisibility() && place.childElementCount === 0)
    .filter((place) => {
      const words = place.textContent;
      place.textContent = long;
      const sticksOut =
        place.scrollWidth > place.clientWidth + 1 ||
        document.documentElement.scrollWidth > document.documentElement.clientWidth;
      place.textContent = words;
      return sticksOut;
    })
    .map((place) => place.outerHTML.slice(0, 120));
}
