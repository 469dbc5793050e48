import type { Cause } from './causes.ts';
import type { Occurrence } from './change.ts';
import { compareOne } from './compare-sites.ts';
import type { ComparePages } from './page-changes.ts';
import type { ShownSite } from './shown-site.ts';
import { pageId } from './shown-site.ts';

/** Whether some causes alone are enough for a change. */
export type Reproduces = (occurrence: Occurrence, causes: readonly Cause[]) => boolean;

/** What causes are tried out with. */
export interface Workbench {
  readonly shownOld: ShownSite;
  /** The old version with some of the causes; undefined where these alone make no site. */
  readonly show: (causes: readonly Cause[]) => ShownSite | undefined;
  readonly comparePages: ComparePages;
}

/** A site with some causes, and what of its pages was found to differ. */
interface Tried {
  readonly site: ShownSite | undefined;
  readonly found: Map<string, readonly Occurrence[]>;
}

/** How many sites are kept for the next changes; each takes some ten megabytes. */
const keptSites = 16;

/** Shows the sites that are tried out, the last of them once. */
export function createReproduction({ shownOld, show, comparePages }: Workbench): Reproduces {
  const tried = new Map<string, Tried>();
  const tryOut = (causes: readonly Cause[]): Tried => {
    const key = causes
      .map(({ id }) => id)
      .sort()
      .join('\n');
    const known = tried.get(key) ?? { site: show(causes), found: new Map() };
    tried.delete(key);
    tried.set(key, known);
    const [oldest] = tried.keys();
    if (tried.size > keptSites && oldest !== undefined) tried.delete(oldest);
    return known;
  };
  return (occurrence, causes) => {
    if (causes.length === 0) return false;
    const { site, found } = tryOut(causes);
    if (site === undefined) return false;
    const id = pageId(occurrence.spot);
    const changes = found.get(id) ?? compareSafely(id, shownOld, site, comparePages);
    found.set(id, changes);
    return changes.some((change) => isSame(change, occurrence));
  };
}

function isSame(a: Occurrence, b: Occurrence): boolean {
  return a.kind === b.kind && a.before === b.before && a.after === b.after;
}

/** A part of an edit may be something that cannot be shown without the rest of it. */
function compareSafely(...compared: Parameters<typeof compareOne>): readonly Occurrence[] {
  try {
    return compareOne(...compared);
  } catch {
    return [];
  }
}

/**
 * The fewest causes that together still bring something about, the first ones preferred. Each is found in about as many trials
 * as the logarithm of their number. Undefined where not even all of them do.
 */
export function findSmallestSet<Cause>(
  causes: readonly Cause[],
  isEnough: (some: readonly Cause[]) => boolean,
): readonly Cause[] | undefined {
  let needed: readonly Cause[] = [];
  let rest = causes;
  for (;;) {
    const length = shortestStart(rest.length, (count) =>
      isEnough([...needed, ...rest.slice(0, count)]),
    );
    if (length === undefined) return undefined;
    const last = rest[length - 1];
    if (last === undefined) return needed;
    needed = [...needed, last];
    rest = rest.slice(0, length - 1);
  }
}

/** The least count from which on something is enough, looked for among the small ones first. */
function shortestStart(length: number, isEnough: (count: number) => boolean): number | undefined {
  let [tooFew, enough] = [-1, 0];
  while (!isEnough(enough)) {
    if (enough === length) return undefined;
    tooFew = enough;
    enough = Math.min(length, Math.max(1, enough * 2));
  }
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
