import type { Spot } from '../change.ts';
import { startChromium } from './chromium.ts';
import type { Part, Photo } from './differing-parts.ts';
import { findDifferingParts } from './differing-parts.ts';
import { cut } from './pixels.ts';
import { photograph } from './photograph.ts';
import type { ServedSite } from './browser-answers.ts';
import { openSharedFiles } from './browser-answers.ts';

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
  executable: string,
): Promise<readonly Screenshots[]> {
  const shared = await openSharedFiles();
  const browser = startChromium(executable);
  try {
    const taken: Screenshots[] = [];
    for (const spot of spots.slice(0, mostTried)) {
      if (taken.length === mostPages) break;
      const before = await photograph(browser, { spot, served: old, shared });
      const after = await photograph(browser, { spot, served: next, shared });
      const parts = findDifferingParts(before, after).slice(0, mostParts);
      const shots = parts.map((part) => cutPart(part, before, after));
      if (shots.length > 0) taken.push({ spot, parts: await Promise.all(shots) });
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function cutPart(part: Part, before: Photo, after: Photo): Promise<PartShots> {
  return { before: await cut(before, part.before), after: await cut(after, part.after) };
}
