import type { Browser, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import type { Resource } from '../change.ts';
import type { Photo } from './differing-parts.ts';
import type { ServedSite } from './served-site.ts';
import { answerOf, shownOrigin } from './served-site.ts';

const viewport = { width: 1000, height: 1000 };

/** Pixels of a page's height that are looked at. */
const mostHeight = 12_000;

/** A page as a visitor with JavaScript sees it. The browser gets all that it asks for from the version, nothing from a network. */
export async function photograph(
  browser: Browser,
  resource: Resource,
  served: ServedSite,
): Promise<Photo> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.route('**', (route) => route.fulfill(respond(route.request(), resource, served)));
  await page.goto(shownOrigin + resource.url, { waitUntil: 'load' });
  await page.evaluate(readyScript);
  const photo = await takePhoto(page);
  await page.close();
  return photo;
}

function respond(request: Request, resource: Resource, served: ServedSite) {
  const answer = answerOf(new URL(request.url()), resource, served);
  if (answer === undefined) return { status: 404 };
  const headers = {
    'Access-Control-Allow-Origin': shownOrigin,
    'Access-Control-Allow-Credentials': 'true',
  };
  return { headers, contentType: answer.type, body: Buffer.from(answer.body) };
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

async function takePhoto(page: Page): Promise<Photo> {
  const tops = await page.evaluate<readonly number[]>(blockTopsScript);
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(whole, mostHeight) };
  const picture = sharp(await page.screenshot({ fullPage: true, clip }));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data, width, height, blockTops: [0, ...tops.filter((top) => top > 0 && top < height)] };
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
