import { withoutFields } from '../resolve/merge.ts';
import type { Attribution } from './attribute.ts';
import type { Cause } from './causes.ts';
import type { Change, Occurrence } from './change.ts';
import { byImportance, pageId } from './change.ts';
import type { Generalise } from './generalise.ts';

/** Equal changes of the same causes. */
interface Group {
  readonly found: readonly Occurrence[];
  readonly causes: readonly Cause[];
}

/**
 * Reports equal changes of the same causes once, the most important first.
 *
 * @param generalise For the words of each version.
 */
export function groupChanges(
  occurrences: readonly Occurrence[],
  generalise: { readonly old: Generalise; readonly new: Generalise },
  { causesOf, ownCauses }: Attribution,
): readonly Change[] {
  const generalKey = ({ kind, before, after, leadsTo, spot: { region } }: Occurrence): string =>
    JSON.stringify([
      kind,
      before === undefined ? null : generalise.old(before, region),
      after === undefined ? null : generalise.new(after, region),
      typeof leadsTo === 'string' ? generalise.new(leadsTo, region) : '',
    ]);
  // Equal changes have the same causes on pages of one kind in regions that differ in no cause of their own.
  const owned = new Map<string, string>();
  const likeKey = ({ spot: { page, region } }: Occurrence): string => {
    const own = owned.get(region) ?? idsOf(ownCauses(region));
    owned.set(region, own);
    return `${page}\n${own}`;
  };
  const groups = [...groupBy(occurrences, generalKey).values()].flatMap((equal) => {
    const caused = [...groupBy(equal, likeKey).values()].map((found): Group => ({
      found,
      causes: found[0] === undefined ? [] : causesOf(found[0]),
    }));
    return [...groupBy(caused, ({ causes }) => idsOf(causes)).values()];
  });
  return groups.flatMap(toChange).toSorted(byImportance);
}

/** What identifies causes among those of a comparison. */
export function idsOf(causes: readonly Cause[]): string {
  return causes.map(({ id }) => id).join('\n');
}

function toChange(groups: readonly Group[]): readonly Change[] {
  const found = groups.flatMap((group) => group.found);
  const [first] = found;
  if (first === undefined) return [];
  const { before, after } = first;
  const change = {
    ...withoutFields(first, ['role', 'spot']),
    causes: groups[0]?.causes ?? [],
    roles: [...new Set(found.map(({ role }) => role))],
    isExample: found.some((other) => other.before !== before || other.after !== after),
    spots: [...new Map(found.map(({ spot }) => [pageId(spot), spot])).values()],
  };
  return [change];
}

/** The groups in the order of their first members. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOfItem: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
