import type { Change, Spot } from '../change.ts';
import { isPage, isRemade, pageId } from '../change.ts';
import { groupBy } from '../group.ts';
import type { Section } from '../report.ts';
import type { ShownSite } from '../shown-site.ts';

/**
 * Pages that may look different: of each edit one of each kind, in turns, so that an edit of a single region is not
 * left out beside one of all pages. Those that only one version has are left out.
 */
export function pagesToShow(
  sections: readonly Section[],
  old: Pick<ShownSite, 'pages'>,
  next: Pick<ShownSite, 'pages'>,
): readonly Spot[] {
  const isInBoth = (spot: Spot) => old.pages.has(pageId(spot)) && next.pages.has(pageId(spot));
  const lists = sections.map((section) => firstOfKinds(spotsOf(section).filter(isInBoth)));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Map(turns.map((spot) => [pageId(spot), spot])).values()];
}

/** Where a section changes something that eyes can see. */
function spotsOf({ clusters }: Section): readonly Spot[] {
  const changes = clusters.flatMap((cluster) => cluster.changes);
  return changes.filter(isVisible).flatMap(({ spots }) => spots.filter(isPage));
}

function firstOfKinds(spots: readonly Spot[]): readonly Spot[] {
  const kinds = groupBy(spots, ({ edition: webRoot, page }) => `${webRoot} ${page}`);
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
