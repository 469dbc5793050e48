import type { Browser, Page, Request } from 'playwright-core';
import type { Resource } from '../change.ts';
import type { ServedSite } from './served-site.ts';
import { shownOrigin } from './served-site.ts';

/** Rows of a picture, `bottom` being the first that is not among them. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
}

/** An element that is shown or left out as a whole. */
export interface Block extends Range {
  /**
   * Its markup, in the tags around it. Equal blocks look alike: one program draws both versions.
   */
  readonly html: string;
}

/** A page as it was drawn, and its blocks in their order. */
export type Photo = Awaited<ReturnType<typeof photograph>>;

export const viewport = { width: 1000, height: 1000 };

/** Pixels of a page's height that are looked at. */
const mostHeight = 12_000;

/**
 * A page as a visitor with JavaScript sees it. The browser gets all that it asks for from the
 * version, nothing from a network.
 */
export async function photograph(browser: Browser, resource: Resource, served: ServedSite) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.route('**', (route) => route.fulfill(respond(route.request(), resource, served)));
  await page.goto(shownOrigin + resource.url, { waitUntil: 'load' });
  await page.evaluate(readyScript);
  const photo = await takePhoto(page);
  await page.close();
  return photo;
}

function respond(request: Request, resource: Resource, served: ServedSite) {
  const answer = served(new URL(request.url()), resource);
  if (answer === undefined) return { status: 404 };
  const headers = {
    'Access-Control-Allow-Origin': shownOrigin,
    'Access-Control-Allow-Credentials': 'true',
  };
  return { headers, contentType: answer.type, body: Buffer.from(answer.body) };
}

/**
 * Scrolls through the page, so that what waits to be seen appears, and resolves once forms and
 * pictures are there. A page that has none of them after ten seconds is photographed as it is.
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

async function takePhoto(page: Page) {
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  const height = Math.min(whole, mostHeight);
  const blocks = await page.evaluate<readonly Block[]>(blocksScript);
  const clip = { x: 0, y: 0, width: viewport.width, height };
  const picture = await page.screenshot({ fullPage: true, clip });
  return { picture, height, blocks: blocks.filter(({ top }) => top < height) };
}

/**
 * Cuts the page into its elements, long ones into those inside them. What an island is given does
 * not tell how the blocks inside it look.
 */
const blocksScript = `(() => {
  const longest = 600;
  const blocksOf = (element, around) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0) return [];
    const tag = element.cloneNode(false);
    tag.removeAttribute('data-props');
    const inner = around + tag.outerHTML;
    const parts = height <= longest ? [] : [...element.children].flatMap((child) => blocksOf(child, inner));
    const block = { html: around + element.outerHTML, top: Math.floor(top), bottom: Math.ceil(bottom) };
    return parts.length > 1 ? parts : [block];
  };
  return blocksOf(document.documentElement, '');
})()`;
