import type { Attribute } from './attribute.ts';
import type { Cause } from './causes.ts';
import type { Generalise } from './generalise.ts';
import type { Change, Occurrence, Spot } from './change.ts';
import { byImportance } from './importance.ts';

/** What groups are made by. */
export interface Grouping {
  /** For the words of each version. */
  readonly generalise: { readonly old: Generalise; readonly new: Generalise };
  readonly attribute: Attribute;
  /** Equal changes in spots of the same text here have the same causes. */
  readonly likenessOf: (spot: Spot) => string;
}

/** Reports equal changes of the same causes once, the most important first. */
export function groupChanges(
  occurrences: readonly Occurrence[],
  grouping: Grouping,
): readonly Change[] {
  const alike = groupBy(occurrences, (occurrence) => groupKey(occurrence, grouping));
  const caused = new Map<string, Map<string, { causes: readonly Cause[]; found: Occurrence[] }>>();
  for (const [key, members] of alike) {
    const groups =
      caused.get(key) ?? new Map<string, { causes: readonly Cause[]; found: Occurrence[] }>();
    caused.set(key, groups);
    for (const peers of groupBy(members, ({ spot }) => grouping.likenessOf(spot)).values()) {
      const [first] = peers;
      if (first === undefined) continue;
      const causes = grouping.attribute(first);
      const causeKey = causes.map(({ id }) => id).join('\n');
      const group = groups.get(causeKey) ?? { causes, found: [] };
      groups.set(causeKey, { causes, found: [...group.found, ...peers] });
    }
  }
  const changes = [...caused.values()].flatMap((groups) => [...groups.values()].map(toChange));
  return changes.toSorted(byImportance);
}

function groupKey(
  { kind, before, after, leadsTo, spot }: Occurrence,
  { generalise }: Grouping,
): string {
  return JSON.stringify([
    kind,
    before === undefined ? null : generalise.old(before, spot.region),
    after === undefined ? null : generalise.new(after, spot.region),
    typeof leadsTo === 'string' ? generalise.new(leadsTo, spot.region) : '',
  ]);
}

function toChange({
  causes,
  found,
}: {
  causes: readonly Cause[];
  found: readonly Occurrence[];
}): Change {
  const [first] = found;
  if (first === undefined) throw new Error('A group of changes is empty.');
  const { kind, label, before, after, leadsTo } = first;
  return {
    ...{ kind, before, after, causes },
    ...(label !== undefined && { label }),
    ...(leadsTo !== undefined && { leadsTo }),
    roles: [...new Set(found.map(({ role }) => role))],
    isExample: found.some((other) => other.before !== before || other.after !== after),
    spots: [...new Map(found.map(({ spot }) => [`${spot.edition} ${spot.url}`, spot])).values()],
  };
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
