import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onceEach } from '../../cli/compile/values/once.ts';
import type { FirstVisit } from './every-kind.ts';

const widths = [320, 360, 768, 992, 1280];

/** Pixels. */
const smallest = 12;

/** Drawings whose letters are too small as they are shown in windows of these widths. */
export async function findSmallType({
  page,
  webRoot,
}: Pick<FirstVisit, 'page' | 'webRoot'>): Promise<readonly string[]> {
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
