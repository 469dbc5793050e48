import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Change, Resource } from '../change.ts';
import { eachOnce, isPage, isRemade, pageId, unseenRoles } from '../change.ts';
import { groupBy } from '../../../compile/values/group-by.ts';
import type { Section } from '../report.ts';
import type { ShownSite } from '../shown-site.ts';
import { joinTouching, listSteps } from '../../reach/list-steps.ts';
import type { Photo, Range } from './photograph.ts';
import { photograph, viewport } from './photograph.ts';
import type { ServedSite } from './served-site.ts';

/**
 * A page that looks different in both versions, and the parts of it that differ, from the top down,
 * as data URLs.
 */
export type Screenshots = Awaited<ReturnType<typeof takeScreenshots>>[number];

const mostPages = 8;
/** Pages that are photographed at most, to find those. */
const mostTried = 16;
/** Of a page. */
const mostParts = 3;

/** Takes pictures of pages in both versions, until enough look different. */
export async function takeScreenshots(
  resources: readonly Resource[],
  old: ServedSite,
  next: ServedSite,
  executablePath: string,
) {
  const browser = await chromium.launch({ executablePath });
  try {
    const taken = [];
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

/** The parts of a page that are another, from the top down. Blocks that only moved are left out. */
export function findDifferingParts(before: Photo, after: Photo) {
  const steps = listSteps(before.blocks, after.blocks, ({ html }) => html);
  const parts = steps.flatMap(({ shared, removed, added }) => {
    const [last, lastAfter] = shared.at(-1) ?? [];
    if (removed.length + added.length === 0) return [];
    return [{ before: rowsOf(before, removed, last), after: rowsOf(after, added, lastAfter) }];
  });
  return joinTouching(
    parts,
    (last, next) => next.before.top <= last.before.bottom,
    (last, next) => ({
      before: around([last.before, next.before]),
      after: around([last.after, next.after]),
    }),
  );
}

/** Rows that are shown above and below what differs. */
const context = 80;

/** The rows of some blocks; where there are none, those around the end of the block before. */
function rowsOf({ height }: Photo, blocks: readonly Range[], last?: Range): Range {
  const end = last?.bottom ?? 0;
  const { top, bottom } = around(blocks.length > 0 ? blocks : [{ top: end, bottom: end }]);
  return { top: Math.max(0, top - context), bottom: Math.min(height, bottom + context) };
}

function around(ranges: readonly Range[]): Range {
  return {
    top: Math.min(...ranges.map(({ top }) => top)),
    bottom: Math.max(...ranges.map(({ bottom }) => bottom)),
  };
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
 * Pages that may look different: of each edit one of each kind, in turns, so that an edit of a
 * single region is not left out beside one of all pages. Those that only one version has are left
 * out.
 */
export function pagesToShow(
  sections: readonly Section[],
  old: Pick<ShownSite, 'pages'>,
  next: Pick<ShownSite, 'pages'>,
): readonly Resource[] {
  const isInBoth = (resource: Resource) =>
    old.pages.has(pageId(resource)) && next.pages.has(pageId(resource));
  const lists = sections.map(({ clusters }) => {
    const seen = clusters.flatMap(({ changes }) => changes.filter(isVisible));
    const pages = seen.flatMap(({ resources }) => resources.filter(isPage)).filter(isInBoth);
    const kinds = groupBy(pages, ({ edition: webRoot, page }) => `${webRoot} ${page}`);
    return [...kinds.values()].map(([first]) => first);
  });
  const turns = lists.flatMap((list) => list.map((resource, turn) => ({ resource, turn })));
  return eachOnce(turns.toSorted((a, b) => a.turn - b.turn).map(({ resource }) => resource));
}

/** Whether eyes can see it. */
function isVisible(change: Change): boolean {
  if (isRemade(change) || change.kind === 'link') return false;
  return change.roles.some((role) => !unseenRoles.has(role));
}
