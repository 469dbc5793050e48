import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { region as nevada } from '../../generated/regions/nevada.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();
const { button } = data.site.interface.menu;

test('the first link skips the navigation', async () => {
  const { page } = await open('/nv/plan/', desk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('#main'));
});

test('Escape closes the menu of a phone and gives the focus back to its button', async () => {
  const { page } = await open('/nv/plan/', phone);
  await page.getByRole('button', { name: button, expanded: false }).click();
  await page.locator('#menu a').last().focus();
  await page.keyboard.press('Escape');
  await expectFocus(page.getByRole('button', { name: button, expanded: false }));
  await page.locator('#menu').waitFor({ state: 'hidden' });
});

test('a tap outside closes the menu of a phone', async () => {
  const { page } = await open('/nv/plan/', { ...phone, hasTouch: true });
  await page.getByRole('button', { name: button, expanded: false }).tap();
  await page.locator('#menu').waitFor();
  await page.locator('h1').tap();
  await page.locator('#menu').waitFor({ state: 'hidden' });
});

test('a menu whose script does not arrive opens from its button', async () => {
  const { page } = await openPage(await browser(), phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL('/nv/plan/', (await site()).main).href);
  await page.getByRole('button', { name: button }).click();
  await page.locator('#menu').waitFor();
});

describe('while quotes are closed', () => {
  const { closing, quote } = nevada.pages;

  test('an invitation promises no quote, and what it leads to leads on to the demo form', async () => {
    const { page } = await open('/nv/plan/', desk);
    await page.getByText(quote.closed.invitation).waitFor();
    await page.getByRole('link', { name: closing.askButton }).click();
    await page.getByText(quote.closed.notice).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    await page.getByRole('link', { name: quote.closed.ways.demo }).click();
    await page.waitForURL('**/nv/demo-access/');
  });

  test('the closed page names the address and the phone number that are open', async () => {
    const { page } = await open('/nv/quote/', desk);
    const { email, phone: call = '' } = quote.closed.ways;
    const hrefs = [email, call].map((name) =>
      page.getByRole('main').getByRole('link', { name }).getAttribute('href'),
    );
    const { contacts } = data.site;
    const digits = contacts.phone?.replace(/\D/g, '') ?? '';
    expect(await Promise.all(hrefs)).toEqual([
      `mailto:${contacts.email}`,
      expect.stringMatching(new RegExp(`^tel:\\+?${digits}$`)),
    ]);
  });

  test('the button of each account leads to a page or an app that is open', async () => {
    const { page } = await open('/nv/pricing/', desk);
    const names = data.site.plans.map(({ name }) => name);
    const hrefs = names.map((name) =>
      page.getByRole('article').filter({ hasText: name }).getByRole('link').getAttribute('href'),
    );
    const { signUpUrl } = nevada;
    const demo = '/nv/demo-access/';
    expect(await Promise.all(hrefs)).toEqual([signUpUrl, signUpUrl, demo, demo]);
  });
});

async function open(path: string, options: object): Promise<{ readonly page: Page }> {
  const { page } = await openPage(await browser(), options);
  await page.goto(new URL(path, (await site()).main).href);
  return { page };
}
