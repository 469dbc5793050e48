import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { WatchedPage } from './browser.ts';
import { data } from '../../generated/index.ts';
import { desk, openPage, useBrowser } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { expectFocus } from './focus.ts';
import { hold } from './hold.ts';
import { follow, isMarked, mark, modal, readDurations, visit } from './library-page.ts';
import { useSite } from './served-site.ts';
import { openUntilRun } from './wake.ts';

const browser = useBrowser();

const { header, hero, caseStudy, question, pricing, quote, confirmation } = data.library;
const { close } = data.site.interface.modal;

describe('library modals', () => {
  const site = useSite();

  test('open over the home page, under their own address and title', async () => {
    const { page, pageErrors } = await visit(site);
    const title = await page.title();
    await mark(page);
    await follow(page, header.pricing);
    await modal(page).waitFor();
    await expectPath(page, '/pricing/');
    await expect.poll(() => page.title()).not.toBe(title);
    expect(await isMarked(page)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  test('of a preview say that it is one, though they cover its ribbon', async () => {
    const { page } = await visit(site);
    await follow(page, header.pricing);
    await modal(page).waitFor();
    const shown = modal(page).locator('[data-preview-notice]');
    const words = await shown.evaluate((content) => getComputedStyle(content, '::before').content);
    expect(words).toBe(JSON.stringify(data.site.interface.preview.notice));
  });

  test.each(['/pricing/', '/quote/', '/casestudy/nevada/', '/quote/confirmation/'])(
    'are at %s a page as wide as its header and its footer',
    async (path) => {
      const { page } = await openPage(await browser(), desk);
      await page.goto(new URL(path, (await site()).library).href);
      const edges = await page.evaluate(() =>
        ['.navbar__logo, .navbar a', '.modal__title', '.footer a'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1),
        ),
      );
      expect(new Set(edges).size).toBe(1);
    },
  );

  test('stay open at Escape while a form in them is being sent', async () => {
    const { page } = await visit(site);
    await page.locator('.navbar a[href="/requestdemo/"]').click();
    await fillIn(modal(page).locator('form'));
    const release = await hold(page, '**/crm/submit/**');
    await modal(page).locator('.submit__button').click();
    await modal(page).locator('.submit__button[aria-disabled="true"]').waitFor();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    release();
    await page.waitForURL('**/requestdemo/confirmation/?sent=*');
    expect(visited).toEqual(['/requestdemo/confirmation/']);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close link', (page) => modal(page).getByRole('link', { name: close }).click()],
    ['Back', (page) => page.evaluate(() => history.back())],
  ])('%s closes one and gives focus back to its link', async (_way, close) => {
    const { page } = await visit(site);
    const title = await page.title();
    await mark(page);
    await follow(page, caseStudy.link);
    await modal(page).waitFor();
    await close(page);
    await modal(page).waitFor({ state: 'detached' });
    await expectPath(page, '/');
    await expect.poll(() => page.title()).toBe(title);
    expect(await isMarked(page)).toBe(true);
    await expectFocus(page.getByRole('link', { name: caseStudy.link }));
  });

  test('closing one returns to the home page with the query that it was opened by', async () => {
    const { page } = await visit(site, {}, '?utm_source=mail');
    await mark(page);
    await follow(page, header.pricing);
    await modal(page).getByRole('link', { name: close }).click();
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=mail');
    expect(await isMarked(page)).toBe(true);
  });

  test('one leads to another, and closing leaves both behind', async () => {
    const { page } = await visit(site);
    await follow(page, header.pricing);
    await modal(page).getByRole('link', { name: pricing.button }).click();
    await modal(page).getByRole('heading', { name: quote.title, level: 1 }).waitFor();
    await modal(page).getByRole('link', { name: close }).click();
    await modal(page).waitFor({ state: 'detached' });
    await expectPath(page, '/');
  });

  test('move the focus from one to another', async () => {
    const { page } = await visit(site);
    await follow(page, header.pricing);
    await modal(page).getByRole('link', { name: pricing.button }).press('Enter');
    await modal(page).getByRole('heading', { name: quote.title }).waitFor();
    await expectFocus(modal(page).getByRole('link', { name: close }));
  });

  test('give all of a low window to their content', async () => {
    const { page } = await visit(site, { viewport: { width: 320, height: 256 } });
    await page.goto(new URL('/casestudy/nevada/', page.url()).href);
    await page.getByRole('link', { name: caseStudy.button }).last().focus();
    const header = page.locator('.modal__header');
    const readBottom = (): Promise<number> =>
      header.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(readBottom).toBeLessThanOrEqual(0);
  });

  test('fit the narrowest window', async () => {
    const { page } = await visit(site, { viewport: { width: 320, height: 700 } });
    await follow(page, hero.pricingButton);
    await modal(page).waitFor();
    const widths = modal(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(await widths).toBe(0);
  });

  test('Forward opens one again', async () => {
    const { page } = await visit(site);
    await follow(page, caseStudy.link);
    await modal(page).waitFor();
    await page.evaluate(() => history.back());
    await modal(page).waitFor({ state: 'detached' });
    await page.evaluate(() => history.forward());
    await modal(page).waitFor();
    await expectPath(page, '/casestudy/nevada/');
  });

  test.each([
    ['that fails', { status: 500 }],
    ['that is not a modal page', { status: 200, contentType: 'text/html', body: '<p>Other</p>' }],
  ])('an answer %s is left to the link itself', async (_kind, answer) => {
    const { page } = await visit(site);
    let asked = 0;
    await page.route('**/pricing/', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill(answer) : route.continue();
    });
    await mark(page);
    await follow(page, header.pricing);
    await page.locator('main[data-modal]').waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  test('one that is reloaded and left by Back shows the home page', async () => {
    const { page } = await visit(site);
    await follow(page, header.pricing);
    await modal(page).waitFor();
    await openUntilRun(page, 'modals', () => page.reload());
    await page.evaluate(() => history.back());
    await page.locator('main[data-modal]').waitFor({ state: 'detached' });
    await expectPath(page, '/');
  });

  test.each([
    ['take 300 ms, their backdrop 150 ms', 'no-preference', ['0.3s', '0.15s']],
    ['do not move where less motion is asked for', 'reduce', ['none', 'none']],
  ] as const)('%s', async (_rule, reducedMotion, durations) => {
    const { page } = await visit(site, { reducedMotion });
    await follow(page, caseStudy.link);
    expect(await modal(page).evaluate(readDurations)).toEqual(durations);
  });

  test('are pages without JavaScript, closed by a link', async () => {
    const { page } = await openPage(await browser(), { javaScriptEnabled: false });
    await page.goto((await site()).library);
    await follow(page, header.pricing);
    await page.locator('main[data-modal]').getByRole('link', { name: close }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  async function openQuote(): Promise<WatchedPage> {
    const watched = await visit(site);
    await watched.page.locator('main').getByRole('link', { name: question.button }).click();
    return watched;
  }

  test('wake their islands, and keep what was typed until they open again', async () => {
    const { page, pageErrors } = await openQuote();
    await modal(page).getByLabel('First name').fill('Ada');
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    await page.locator('main').getByRole('link', { name: question.button }).click();
    const field = modal(page).getByLabel('First name');
    await expect.poll(() => field.inputValue()).toBe('Ada');
    expect(pageErrors).toEqual([]);
  });

  test('take a population from the price calculator along into the quote form', async () => {
    const { page, pageErrors } = await visit(site);
    await follow(page, header.pricing);
    const { calculator, button } = pricing;
    await modal(page).getByLabel(calculator.label).fill('48k');
    await modal(page)
      .getByRole('link', { name: button })
      .and(page.locator('[href$="?population=48000"]'))
      .click();
    const served = modal(page).getByLabel('Population served');
    await expect.poll(() => served.inputValue()).toBe('48000');
    expect(pageErrors).toEqual([]);
  });

  test('lead to the confirmation of what was sent from them', async () => {
    const { page } = await openQuote();
    for (const name of ['First name', 'Last name', 'Library or library system']) {
      await modal(page).getByLabel(name).fill('Ada');
    }
    await modal(page).getByLabel('Work e-mail').fill('ada@library.example');
    await modal(page).getByLabel('Population served').fill('48,000');
    await modal(page).getByRole('button', { name: quote.submit }).click();
    await page.waitForURL('**/quote/confirmation/?sent=*');
    await page.getByRole('heading', { name: confirmation.title }).waitFor();
    await page.getByRole('link', { name: close }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}
