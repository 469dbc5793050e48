import { createServer } from 'node:http';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { useBrowser } from './browser.ts';
import { setLetters } from './letters.ts';
import { lendPage } from './shared-context.ts';

const browser = useBrowser();

/** A page with a picture, both of which may be kept for an hour; what was asked for, in order. */
async function servePage() {
  const asked: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    asked.push([url, headers.cookie, headers['x-header']].join(' '));
    response.setHeader('Cache-Control', 'max-age=3600');
    response.setHeader('Content-Type', url === '/' ? 'text/html' : 'image/svg+xml');
    response.end(url === '/' ? document : picture);
  });
  return { address: `${await listen(server)}/`, asked };
}

const document = '<!doctype html><title>A page</title><img src="/picture.svg">';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />';

/** All that a page can see of what was before it. */
async function look(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => {
    addEventListener('keydown', ({ altKey, shiftKey }) => {
      Object.assign(window, { held: { altKey, shiftKey } });
    });
  });
  await page.keyboard.press('a');
  return page.evaluate(async () => ({
    stored: [Object.keys(localStorage), Object.keys(sessionStorage), window.document.cookie],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    size: [innerWidth, innerHeight],
    letters: getComputedStyle(window.document.documentElement).fontSize,
    media: [
      'print',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(prefers-contrast: more)',
      '(forced-colors: active)',
    ].filter((query) => matchMedia(query).matches),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
    globals: ['ofPage', 'ofContext', 'exposed', 'held'].map((name) => Reflect.get(window, name)),
    isAfter2000: Date.now() > Date.UTC(2001, 0),
    entries: history.length,
    title: window.document.title,
    windowName: window.name,
  }));
}

/** What tests do to a page, which ends with it, and to what it stores. */
async function use(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    localStorage.setItem('local', '1');
    sessionStorage.setItem('session', '1');
    window.document.cookie = 'cookie=1';
    window.name = 'named';
    await caches.open('kept');
    await new Promise((resolve) => {
      indexedDB.open('base').addEventListener('success', resolve);
    });
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.addInitScript(() => Object.assign(window, { ofPage: true }));
  await page.exposeFunction('exposed', () => undefined);
  await page.route('**/picture.svg', (route) => route.abort());
  await page.setExtraHTTPHeaders({ 'X-Header': 'sent' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await setLetters(page, 32);
  await page.keyboard.down('Alt');
  await page.keyboard.down('Shift');
  await page.context().newPage();
}

/** What is done to a context, and does not end with a page. */
const lasting: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'a script that pages begin with': (context) =>
    context.addInitScript(() => Object.assign(window, { ofContext: true })),
  'a route': (context) => context.route('**', (route) => route.fulfill({ body: 'Another' })),
  'a header': (context) => context.setExtraHTTPHeaders({ 'X-Header': 'sent' }),
  'a permission': (context) => context.grantPermissions(['geolocation']),
  'no connection': (context) => context.setOffline(true),
  'a clock': (context) => context.clock.setFixedTime(0),
  'a clock that runs': (context) => context.clock.install({ time: 0 }),
  'a function': (context) => context.exposeFunction('exposed', () => undefined),
  'its end': (context) => context.close(),
};

/** What a page of a fresh context shows, and what it asks for. */
async function lookAtFresh(address: string, asked: string[]) {
  const context = await (await browser()).newContext();
  const seen = await look(await context.newPage(), address);
  await context.close();
  return { seen, asked: asked.splice(0) };
}

async function lookAtLent(address: string, asked: string[]) {
  const { page, giveBack } = await lendPage(await browser(), {});
  asked.splice(0);
  const seen = await look(page, address);
  const context = page.context();
  await giveBack();
  return { seen, asked: asked.splice(0), context };
}

test('a page of a context that was used is as one of a fresh context', async () => {
  const { address, asked } = await servePage();
  const options: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 9, height: 9 } };
  const { page, giveBack } = await lendPage(await browser(), options);
  await use(page, address);
  await giveBack();
  const { context, ...found } = await lookAtLent(address, asked);
  expect(context).toBe(page.context());
  expect(found).toEqual(await lookAtFresh(address, asked));
});

test.each(Object.entries(lasting))('a context with %s is not used again', async (_, change) => {
  const { address, asked } = await servePage();
  const { page, giveBack } = await lendPage(await browser(), {});
  await change(page.context());
  await giveBack();
  const { context, ...found } = await lookAtLent(address, asked);
  expect(context).not.toBe(page.context());
  expect(found).toEqual(await lookAtFresh(address, asked));
});

test('two pages at once share nothing', async () => {
  const lent = [await lendPage(await browser(), {}), await lendPage(await browser(), {})];
  expect(lent[0]?.page.context()).not.toBe(lent[1]?.page.context());
  await Promise.all(lent.map((each) => each.giveBack()));
});
