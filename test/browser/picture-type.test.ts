import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { samplePages } from '../../tools/sample-pages.js';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

const widths = [360, 768, 992, 1280, 1366];

/** Pixels. */
const smallest = 12;

test('the type of every drawing is 12 pixels high or more as it is shown, on every kind of page', async () => {
  const { main, library, output } = await site();
  const kinds = samplePages(output).map(({ edition, url }) => ({
    url,
    host: { main, library }[edition],
  }));
  const ownPictures = data.regions
    .filter(({ topScreenshotUrl }) => topScreenshotUrl !== undefined)
    .flatMap(({ pathPrefix }) => [`${pathPrefix}/`, `${pathPrefix}/plan/`])
    .map((url) => ({ url, host: main }));
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const small: Record<string, readonly string[]> = {};
  for (const { url, host } of [...kinds, ...ownPictures]) {
    await page.goto(new URL(url, host).href);
    const found = await findSmallType(page);
    if (found.length > 0) small[url] = found;
  }
  expect(small).toEqual({});
}, 120_000);

async function findSmallType(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const shown = [await page.evaluate(readType), await page.evaluate(readInlineType)].flat();
    found.push(
      ...shown
        .filter(({ size }) => size < smallest)
        .map(({ file, size }) => `${file}: ${size.toFixed(1)} px at ${String(width)}`),
    );
  }
  return found;
}

/** The smallest letters of each drawing that has any. */
async function readType(): Promise<readonly { readonly file: string; readonly size: number }[]> {
  const drawings = [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')].filter(
    (drawing) => drawing.checkVisibility(),
  );
  return Promise.all(
    drawings.map(async (drawing) => {
      const file = drawing.getAttribute('src') ?? '';
      const text = await (await fetch(file)).text();
      const sizes = [...text.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      const [, drawn = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(text) ?? [];
      const scale = drawing.getBoundingClientRect().width / Number(drawn);
      return { file, size: Math.min(...sizes) * scale };
    }),
  );
}

/** The letters of each drawing that is part of the page, such as the map. */
function readInlineType(): readonly { readonly file: string; readonly size: number }[] {
  return [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .map((text) => ({
      file: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
    }));
}
