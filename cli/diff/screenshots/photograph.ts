import type { Spot } from '../change.ts';
import type { Chromium } from './chromium.ts';
import type { Photo } from './differing-parts.ts';
import type { SharedFiles, ServedSite } from './browser-answers.ts';
import { answerOf, shownOrigin } from './browser-answers.ts';
import { decode } from './pixels.ts';

/** What is photographed. */
export interface Shot {
  readonly spot: Spot;
  readonly served: ServedSite;
  readonly shared: SharedFiles;
}

const viewport = { width: 1000, height: 1000, deviceScaleFactor: 1, mobile: false };

/** Pixels of a page's height that are looked at. */
const mostHeight = 12_000;

/** A page as a visitor with JavaScript sees it. */
export async function photograph(browser: Chromium, shot: Shot): Promise<Photo> {
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params: object = {}) =>
    browser.ask(method, params, String(sessionId));
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    void ask('Fetch.fulfillRequest', { requestId, ...respond(urlOf(request), shot) }).catch(
      () => undefined,
    );
  });
  await open(shot.spot, ask, browser);
  const photo = await takePhoto(ask);
  await browser.ask('Target.closeTarget', { targetId });
  return photo;
}

type Ask = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;

async function open({ url }: Spot, ask: Ask, browser: Chromium): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    browser.on('Page.loadEventFired', () => resolve());
  });
  await ask('Fetch.enable');
  await ask('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await ask('Emulation.setDeviceMetricsOverride', viewport);
  await ask('Page.enable');
  await ask('Page.navigate', { url: shownOrigin + url });
  await Promise.race([loaded, browser.ended]);
  await ask('Runtime.evaluate', { expression: readyScript, awaitPromise: true });
}

/**
 * Scrolls through the page, so that what waits to be seen appears, and resolves once forms and pictures are there. A page
 * that has none of them after ten seconds is photographed as it is.
 */
const readyScript = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + 10_000;
  const isReady = () =>
    document.querySelector('[data-island]:not([data-awake], [data-when=interaction]), .crm-form__wait') === null &&
    [...document.images].every((image) => image.complete);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  while (!isReady() && performance.now() < end) await frame();
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await frame();
  await frame();
})()`;

async function takePhoto(ask: Ask): Promise<Photo> {
  const tops = await findBlockTops(ask);
  const { data: encoded } = await ask('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: viewport.width, height: await heightOf(ask), scale: 1 },
  });
  const pixels = await decode(Buffer.from(String(encoded), 'base64'));
  return { ...pixels, blockTops: [0, ...tops.filter((top) => top > 0 && top < pixels.height)] };
}

async function heightOf(ask: Ask): Promise<number> {
  const { cssContentSize } = await ask('Page.getLayoutMetrics');
  const isSize = typeof cssContentSize === 'object' && cssContentSize !== null;
  const height =
    isSize && 'height' in cssContentSize ? Number(cssContentSize.height) : viewport.height;
  return Math.min(Math.ceil(height), mostHeight);
}

async function findBlockTops(ask: Ask): Promise<readonly number[]> {
  const { result } = await ask('Runtime.evaluate', {
    expression: blockTopsScript,
    returnByValue: true,
  });
  const isAnswer = typeof result === 'object' && result !== null && 'value' in result;
  return isAnswer && Array.isArray(result.value) ? result.value.map(Number) : [];
}

/**
 * Finds where elements begin that stand below each other, those of long ones included. Each is put on a whole row of pixels:
 * what is drawn between two rows looks otherwise after it has moved.
 */
const blockTopsScript = `(() => {
  const longest = 240;
  const tops = new Set();
  const split = (parent) => {
    const children = [...parent.children].filter((child) =>
      child.getClientRects().length > 0 && !['absolute', 'fixed'].includes(getComputedStyle(child).position));
    const boxes = children.map((child) => child.getBoundingClientRect());
    if (boxes.some(({ top }, at) => at > 0 && top < boxes[at - 1].bottom - 1)) return false;
    for (const [at, { top, height }] of boxes.entries()) {
      const row = Math.round(top + scrollY);
      tops.add(row);
      if (height <= longest || !split(children[at])) Object.assign(children[at].style, { position: 'relative', top: row - top - scrollY + 'px' });
    }
    return boxes.length > 0;
  };
  split(document.body);
  return [...tops].sort((a, b) => a - b);
})()`;

function urlOf(request: unknown): URL {
  const isRequest = typeof request === 'object' && request !== null && 'url' in request;
  return new URL(isRequest ? String(request.url) : 'about:blank');
}

function respond(url: URL, { spot, served, shared }: Shot) {
  const answer = answerOf(url, spot, served, shared);
  if (answer === undefined) return { responseCode: 404 };
  const headers = {
    'Content-Type': answer.type,
    'Access-Control-Allow-Origin': shownOrigin,
    'Access-Control-Allow-Credentials': 'true',
  };
  return {
    responseCode: 200,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(answer.body).toString('base64'),
  };
}
