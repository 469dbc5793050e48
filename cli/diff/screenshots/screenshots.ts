import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Spot } from '../change.ts';
import type { Photo, Range } from './differing-parts.ts';
import { findDifferingParts } from './differing-parts.ts';
import { photograph } from './photograph.ts';
import type { ServedSite } from './served-site.ts';

/** A page that looks different in both versions. */
export interface Screenshots {
  readonly spot: Spot;
  /** The parts of it that differ, from the top down. */
  readonly parts: readonly PartShots[];
}

/** A part of a page as it looks in both versions, as data URLs. */
export interface PartShots {
  readonly before: string;
  readonly after: string;
}

/** Pages that are shown at most. */
const mostPages = 8;

/** Pages that are photographed at most, to find those. */
const mostTried = 16;

/** Parts of a page that are shown at most. */
const mostParts = 3;

/** Takes pictures of pages in both versions, until enough look different. */
export async function takeScreenshots(
  spots: readonly Spot[],
  old: ServedSite,
  next: ServedSite,
  executablePath: string,
): Promise<readonly Screenshots[]> {
  const browser = await chromium.launch({ executablePath });
  try {
    const taken: Screenshots[] = [];
    for (const spot of spots.slice(0, mostTried)) {
      if (taken.length === mostPages) break;
      const before = await photograph(browser, spot, old);
      const after = await photograph(browser, spot, next);
      const parts = findDifferingParts(before, after).slice(0, mostParts);
      const shots = parts.map(async (part) => ({
        before: await cut(before, part.before),
        after: await cut(after, part.after),
      }));
      if (shots.length > 0) taken.push({ spot, parts: await Promise.all(shots) });
    }
    return taken;
  } finally {
    await browser.close();
  }
}

/** Rows that are shown at most; of what is longer that is the upper end. */
const mostRows = 1600;

const shownWidth = 600;

/** Some rows of a picture, made smaller, as a data URL. */
async function cut({ data, width, height }: Photo, { top, bottom }: Range): Promise<string> {
  const region = { left: 0, top, width, height: Math.min(bottom - top, mostRows) };
  const rows = sharp(data, { raw: { width, height, channels: 3 } }).extract(region);
  const encoded = await rows.resize({ width: shownWidth }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${encoded.toString('base64')}`;
}
