import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { onceEach } from '../../cli/compile/values/once.ts';
import { samplePages } from '../../tools/sample-pages.js';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

const widths = [360, 768, 992, 1280];

/** Pixels. */
const smallest = 12;

test('the type of every drawing is 12 pixels high or more as it is shown, on every kind of page', async () => {
  const { main, library, output } = await site();
  const kinds = samplePages(output).map(({ edition, url }) => ({
    url,
    edition,
  }));
  const ownPictures = data.regions
    .filter(({ topScreenshotUrl }) => topScreenshotUrl !== undefined)
    .flatMap(({ pathPrefix }) => [`${pathPrefix}/`, `${pathPrefix}/plan/`])
    .map((url) => ({ url, edition: 'main' as const }));
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const small: Record<string, readonly string[]> = {};
  for (const { url, edition } of [...kinds, ...ownPictures]) {
    await page.goto(new URL(url, { main, library }[edition]).href);
    const found = await findSmallType(page, join(output, edition));
    if (found.length > 0) small[url] = found;
  }
  expect(small).toEqual({});
}, 120_000);

async function findSmallType(page: Page, webRoot: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const drawings = await page.evaluate(readDrawings);
    const shown = [
      ...drawings.map(({ file, shownWidth }) => ({
        file,
        size: smallestType(join(webRoot, file)) * shownWidth,
      })),
      ...(await page.evaluate(readInlineType)),
    ];
    found.push(
      ...shown
        .filter(({ size }) => size < smallest)
        .map(({ file, size }) => `${file}: ${size.toFixed(1)} px at ${String(width)}`),
    );
  }
  return found;
}

function readDrawings(): readonly { readonly file: string; readonly shownWidth: number }[] {
  return [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')]
    .filter((drawing) => drawing.checkVisibility())
    .map((drawing) => ({
      file: drawing.getAttribute('src') ?? '',
      shownWidth: drawing.getBoundingClientRect().width,
    }));
}

/** The height of the smallest letters of a drawing in its widths; without letters, infinite. */
const smallestType = onceEach((path: string): number => {
  const text = readFileSync(path, 'utf8');
  const sizes = [...text.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const [, width = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(text) ?? [];
  return Math.min(...sizes) / Number(width);
});

/** The letters of each drawing that is part of the page, such as the map. */
function readInlineType(): readonly { readonly file: string; readonly size: number }[] {
  return [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .map((text) => ({
      file: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
    }));
}
