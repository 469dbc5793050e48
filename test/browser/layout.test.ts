import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import type { Look } from './every-kind.ts';
import { readShifts, scrollThrough, visitEveryKind, wakeAll } from './every-kind.ts';
import { tabThrough } from './keyboard.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 900 } };
const patience = { timeout: 180_000 };

async function findings(options: object, look: Look): Promise<object> {
  return visitEveryKind(await browser(), await site(), options, look);
}

test.each([phone, desk])('nothing moves on any kind of page, %j', patience, async (size) => {
  const found = await findings(size, async (page) => {
    await wakeAll(page);
    await scrollThrough(page);
    return readShifts(page);
  });
  expect(found).toEqual({});
});

/** 320 pixels are also what is left of 1280 at 400 % zoom (WCAG 2.2, 1.4.10). */
const widths = [320, 360, 768, 1024, 1440, 1920];

test('no page is wider than its window', patience, async () => {
  const found = await findings(desk, async (page) => {
    await wakeAll(page);
    const wide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) wide.push(`${String(content)} px in ${String(width)}`);
    }
    return wide;
  });
  expect(found).toEqual({});
});

test.each([phone, desk])(
  'whatever can be pressed is 24 pixels high and wide, %j',
  patience,
  async (size) => {
    const found = await findings(size, async (page) => {
      await wakeAll(page);
      return page.evaluate(smallTargets);
    });
    expect(found).toEqual({});
  },
);

/** Links within a sentence may be smaller, and states of the map, which the grid lists as well (WCAG 2.2, 2.5.8). */
function smallTargets(): readonly string[] {
  const targets = document.querySelectorAll(
    'a[href], button, input, select, textarea, [role="option"]',
  );
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
  return [...targets]
    .filter((target) => target.checkVisibility() && target.closest('svg, .skip-link') === null)
    .filter((target) => !isInSentence(target))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ target }) => target.outerHTML.slice(0, 120));
}

test.each([phone, desk])(
  'the Tab key reaches everything, and it shows, %j',
  patience,
  async (size) => {
    const options = { ...size, reducedMotion: 'reduce' };
    const found = await findings(options, async (page) => {
      await wakeAll(page);
      return tabThrough(page);
    });
    expect(found).toEqual({});
  },
);

test('the first link leads past the navigation', async () => {
  const { page } = await open('/nv/plan/', desk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('Escape closes the menu of a phone and gives the focus back to its button', async () => {
  const { page } = await open('/nv/plan/', phone);
  await page.getByRole('button', { name: 'Menu', expanded: false }).click();
  await page.getByRole('link', { name: 'Early Learners' }).first().focus();
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Menu', expanded: false });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('#menu').isVisible()).toBe(false);
});

test('a menu whose script does not arrive opens from its button', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL('/nv/plan/', (await site()).main).href);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('#menu').isVisible()).toBe(true);
});

test.each([phone, desk])(
  'without JavaScript every kind of page has its content and its ways on, %j',
  patience,
  async (size) => {
    const found = await findings({ ...size, javaScriptEnabled: false }, (page) =>
      page.evaluate(missingParts),
    );
    expect(found).toEqual({});
  },
);

function missingParts(): readonly string[] {
  const visible = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const main = document.querySelector<HTMLElement>('main');
  const contacts = 'a[href^="mailto:"], a[href^="tel:"], a[href^="https:"]';
  const forms = [
    ...document.querySelectorAll('[data-island="CrmForm"], [data-island="WebinarPanel"]'),
  ];
  const isAnswered = (form: Element): boolean =>
    form.querySelector(contacts)?.checkVisibility() === true;
  return [
    ...(visible('h1').length === 1 ? [] : ['one heading']),
    ...((main?.innerText.length ?? 0) > 60 ? [] : ['content']),
    ...(visible('nav a[href], header a[href]').length > 3 ? [] : ['navigation']),
    ...(visible('main a[href]').length > 0 ? [] : ['a way on']),
    ...(forms.every(isAnswered) ? [] : ['a way to get in touch']),
    ...(visible('.spinner, form, button').length === 0 ? [] : ['nothing that needs a script']),
  ];
}

test('without JavaScript every state is a link', async () => {
  const { page } = await open('/', { ...phone, javaScriptEnabled: false });
  expect(await page.locator('.state-grid a[href]:visible').count()).toBe(52);
});

async function open(path: string, options: object): Promise<{ readonly page: Page }> {
  const { page } = await openPage(await browser(), options);
  await page.goto(new URL(path, (await site()).main).href);
  return { page };
}
