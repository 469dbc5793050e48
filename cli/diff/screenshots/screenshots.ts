import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Change, Resource } from '../change.ts';
import { eachOnce, isPage, isRemade, pageId } from '../change.ts';
import { groupBy } from '../../resolve/group-by.ts';
import type { Section } from '../report.ts';
import type { ShownSite } from '../shown-site.ts';
import type { Photo, Range } from './differing-parts.ts';
import { findDifferingParts } from './differing-parts.ts';
import { photograph, viewport } from './photograph.ts';
import type { ServedSite } from './served-site.ts';

/** A page that looks different in both versions. */
export interface Screenshots {
  readonly resource: Resource;
  /** The parts of it that differ, from the top down. */
  readonly parts: readonly PartShots[];
}

/** A part of a page as it looks in both versions, as data URLs. */
interface PartShots {
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
  resources: readonly Resource[],
  old: ServedSite,
  next: ServedSite,
  executablePath: string,
): Promise<readonly Screenshots[]> {
  const browser = await chromium.launch({ executablePath });
  try {
    const taken: Screenshots[] = [];
    for (const resource of resources.slice(0, mostTried)) {
      if (taken.length === mostPages) break;
      const before = await photograph(browser, resource, old);
      const after = await photograph(browser, resource, next);
      const shots = findDifferingParts(before, after).map(async (part) => ({
        before: await cut(before, part.before),
        after: await cut(after, part.after),
      }));
      const parts = (await Promise.all(shots)).filter((shot) => shot.before !== shot.after);
      if (parts.length > 0) taken.push({ resource, parts: parts.slice(0, mostParts) });
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
async function cut({ picture }: Photo, { top, bottom }: Range): Promise<string> {
  const height = Math.min(bottom - top, mostRows);
  const rows = sharp(picture).extract({ left: 0, top, width: viewport.width, height });
  const encoded = await rows.resize({ width: shownWidth }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${encoded.toString('base64')}`;
}

/**
 * Pages that may look different: of each edit one of each kind, in turns, so that an edit of a single region is not
 * left out beside one of all pages. Those that only one version has are left out.
 */
export function pagesToShow(
  sections: readonly Section[],
  old: Pick<ShownSite, 'pages'>,
  next: Pick<ShownSite, 'pages'>,
): readonly Resource[] {
  const isInBoth = (resource: Resource) =>
    old.pages.has(pageId(resource)) && next.pages.has(pageId(resource));
  const lists = sections.map((section) => firstOfKinds(resourcesOf(section).filter(isInBoth)));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return eachOnce(turns);
}

/** Where a section changes something that eyes can see. */
function resourcesOf({ clusters }: Section): readonly Resource[] {
  const changes = clusters.flatMap((cluster) => cluster.changes);
  return changes.filter(isVisible).flatMap(({ resources }) => resources.filter(isPage));
}

function firstOfKinds(resources: readonly Resource[]): readonly Resource[] {
  const kinds = groupBy(resources, ({ edition: webRoot, page }) => `${webRoot} ${page}`);
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

function isVisible(change: Change): boolean {
  if (isRemade(change) || change.kind === 'link') return false;
  return change.roles.some((role) => !unseenRoles.has(role));
}

/** What is read out, found or sent on, and not seen on the page. */
const unseenRoles: ReadonlySet<string> = new Set([
  'alternative',
  'canonical',
  'description',
  'sharing card',
  'title',
]);
