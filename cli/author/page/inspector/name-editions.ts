import type { FieldReach } from './messages.ts';

/** How many regions are named before the rest is counted. */
const namedRegions = 4;

/**
 * Who shows a value, in the words of `diff`:
 * `2 of 52 regions (nevada, oklahoma) and the generic edition`.
 */
export function nameEditions({ editions, regionCount }: FieldReach): string {
  const regions = editions.filter((key) => key !== 'generic' && key !== 'library');
  const parts = [
    ...(regions.length === 0 ? [] : [nameRegions(regions, regionCount)]),
    ...(editions.includes('generic') ? ['the generic edition'] : []),
    ...(editions.includes('library') ? ['the library edition'] : []),
  ];
  const [last = '', ...others] = parts.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

function nameRegions(regions: readonly string[], regionCount: number): string {
  if (regions.length === regionCount) return `${regionCount} regions`;
  return `${regions.length} of ${regionCount} regions (${listKeys(regions)})`;
}

/** The first keys of regions, and how many more there are. */
export function listKeys(regions: readonly string[]): string {
  const rest = regions.length - namedRegions;
  const named = regions.slice(0, namedRegions).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}
