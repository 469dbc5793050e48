import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/sample-pages.js';
import { openPage, phone, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

async function openWithoutPictures(): Promise<Page> {
  const { page, context } = await openPage(await browser(), phone);
  await context.route(
    (url) => /\.(svg|png|jpe?g|webp|avif)$/.test(url.pathname),
    (route) => route.abort(),
  );
  return page;
}

test.each(['/', '/nv/', '/ca/plan/', '/pa/plan/'])(
  'without pictures the bar of %s names the site, in the letters of its headings and whole',
  async (path) => {
    const page = await openWithoutPictures();
    await page.goto(new URL(path, (await site()).main).href);
    const { name, hasHeadingFont, lines } = await page.evaluate(readName);
    expect(name).toMatch(/^CareerExplorer/);
    expect({ hasHeadingFont, isWhole: lines <= 2 }).toEqual({
      hasHeadingFont: true,
      isWhole: true,
    });
  },
);

/**
 * The text in the logo's place, and on how many lines it stands beside the browser's own sign of a
 * missing picture.
 */
function readName() {
  const logo = document.querySelector<HTMLImageElement>('.navbar__logo');
  const heading = document.querySelector('h1');
  if (logo === null || heading === null) throw new Error('The page has no logo or no headline.');
  const { width } = logo.getBoundingClientRect();
  const style = getComputedStyle(logo);
  const copy = document.createElement('div');
  copy.textContent = logo.alt;
  copy.style.cssText = `font: ${style.font}; width: ${width}px; text-indent: 16px`;
  document.body.append(copy);
  const lines = Math.round(copy.offsetHeight / parseFloat(style.lineHeight));
  copy.remove();
  const hasHeadingFont = style.fontFamily === getComputedStyle(heading).fontFamily;
  return { name: logo.alt, hasHeadingFont, lines };
}

test('without pictures no kind of page is wider than a phone', async () => {
  const { main, output } = await site();
  const page = await openWithoutPictures();
  const wide: string[] = [];
  for (const { url } of samplePages(output).filter(({ edition }) => edition === 'main')) {
    await page.goto(new URL(url, main).href);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      wide.push(url);
  }
  expect(wide).toEqual([]);
});
