import type { Change } from './change.ts';
import { groupBy } from './group.ts';

/**
 * Reports a text once that each of several regions has with other numbers, such as "Sheet 13 of 52" where a region is new
 * or has another place.
 *
 * @param changes All of the same causes.
 */
export function mergeNumberedTexts(changes: readonly Change[]): readonly Change[] {
  const groups = groupBy(changes, (change) => maskNumbers(change) ?? change);
  return [...groups.values()].flatMap((group) => (isOfOneRegionEach(group) ? merge(group) : group));
}

/** The words, which are the same in all regions; undefined where there are none, or where more than numbers changes. */
function maskNumbers({ kind, before, after }: Change): string | undefined {
  if (kind !== 'text' || before === undefined || after === undefined) return undefined;
  const [masked, maskedAfter] = [before, after].map((text) => text.replaceAll(/\d+/g, '#'));
  return masked === maskedAfter && /\p{L}/u.test(masked ?? '') ? masked : undefined;
}

/** Where a region has two of them, they are two texts, of which one would say nothing of the other. */
function isOfOneRegionEach(changes: readonly Change[]): boolean {
  const regions = changes.map(({ spots }) => new Set(spots.map(({ region }) => region)));
  const all = new Set(regions.flatMap((some) => [...some]));
  return all.size === regions.reduce((sum, { size }) => sum + size, 0);
}

function merge(changes: readonly Change[]): readonly Change[] {
  const [first, ...others] = changes;
  if (first === undefined || others.length === 0) return changes;
  const roles = [...new Set(changes.flatMap((change) => change.roles))];
  return [{ ...first, roles, isExample: true, spots: changes.flatMap(({ spots }) => spots) }];
}
