import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/sample-pages.js';
import { data } from '../../generated/index.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

/** Opens an empty page in which no script runs. */
async function open(): Promise<Page> {
  const { page } = await openPage(await browser(), { ...phone, javaScriptEnabled: false });
  return page;
}

test('without JavaScript every kind of page has its content and its ways on, on a phone and on a desk', async () => {
  const page = await open();
  const served = await site();
  const missing: string[] = [];
  for (const { name, url, edition: webRoot } of samplePages(served.output)) {
    await page.goto(new URL(url, served[webRoot]).href);
    for (const { viewport } of [phone, desk]) {
      await page.setViewportSize(viewport);
      const parts = await page.evaluate(missingParts);
      missing.push(...parts.map((part) => `${name}, ${viewport.width} pixels: ${part}`));
    }
  }
  expect(missing).toEqual([]);
});

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
    ...(visible('.spinner, form:not([action]), button:not([action] *)').length === 0
      ? []
      : ['nothing that needs a script']),
  ];
}

test('without JavaScript every state is a link', async () => {
  const page = await open();
  await page.goto((await site()).main);
  expect(await page.locator('.state-grid a[href]:visible').count()).toBe(52);
});

test('without JavaScript a change of the state keeps the page', async () => {
  const page = await open();
  await page.goto(new URL('/nv/plan/', (await site()).main).href);
  await page.getByRole('link', { name: data.generic.pages.header.changeState }).click();
  await page.getByRole('link', { name: 'Oregon' }).click();
  expect(new URL(page.url()).pathname).toBe('/or/plan/');
});

test('without JavaScript the place of a form says what to write instead, and whom the page is for', async () => {
  const page = await open();
  await page.goto(new URL('/nv/demo-access/', (await site()).main).href);
  expect(await page.getByText(data.site.interface.forms.withoutScript).isVisible()).toBe(true);
  expect(await page.getByText(data.generic.pages.demoAccess.adults).isVisible()).toBe(true);
  expect(await page.locator('.crm-form__contact a[href^="mailto:"]').isVisible()).toBe(true);
});
