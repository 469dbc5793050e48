import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/sample-pages.js';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

/** Opens an empty page in which no script runs. */
async function open(): Promise<Page> {
  const { page } = await openPage(await browser(), { ...phone, javaScriptEnabled: false });
  return page;
}

test.each([phone, desk])(
  'without JavaScript every kind of page has its content and its ways on, %j',
  { timeout: 180_000 },
  async ({ viewport }) => {
    const page = await open();
    await page.setViewportSize(viewport);
    const served = await site();
    const missing: Record<string, readonly string[]> = {};
    for (const { name, url, edition: webRoot } of samplePages(served.output)) {
      await page.goto(new URL(url, served[webRoot]).href);
      missing[name] = await page.evaluate(missingParts);
    }
    expect(Object.entries(missing).filter(([, parts]) => parts.length > 0)).toEqual([]);
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
  const page = await open();
  await page.goto((await site()).main);
  expect(await page.locator('.state-grid a[href]:visible').count()).toBe(52);
});
