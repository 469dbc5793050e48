import { isDeepStrictEqual } from 'node:util';
import type { BuildContext, SiteData } from '../../runtime/contract.ts';
import { listedOf } from '../resolve/identity.ts';

/** What the pages of one region, or of the library edition, are made from. */
export interface PageInputs {
  /** What all pages may show. */
  readonly shared: unknown;
  readonly ofRegion: (key: string) => unknown;
}

/**
 * A page shows its own region, what all share, the assets that these name, and of other regions no more than the list of
 * states does. A test renders what follows from this to be equal.
 */
export function createInputs(
  { site, generic, regions, library, routes, icons }: SiteData,
  built: BuildContext['assets'],
  cards: BuildContext['cards'],
): PageInputs {
  const owners = new Map<string, unknown>([
    ...[generic, ...regions].map((region) => [region.key, region] as const),
    ['library', library],
  ]);
  const states = regions.map(listedOf);
  const favicons = Object.entries(built).filter(([path]) => path.startsWith('assets/favicons/'));
  return {
    shared: [site, states, routes, icons, namedIn(site, built), favicons],
    ofRegion: (key) => {
      const owner = owners.get(key);
      return [owner, namedIn(owner, built), built[cards[key] ?? '']];
    },
  };
}

/** Says of each region whether its pages can differ between two versions. */
export function compareInputs(old: PageInputs, next: PageInputs): (region: string) => boolean {
  const known = new Map<string, boolean>();
  const isSharedEqual = isDeepStrictEqual(old.shared, next.shared);
  return (region) => {
    const differs =
      known.get(region) ??
      (!isSharedEqual || !isDeepStrictEqual(old.ofRegion(region), next.ofRegion(region)));
    known.set(region, differs);
    return differs;
  };
}

/** The assets whose paths are among the texts of a value. */
function namedIn(value: unknown, built: BuildContext['assets']): readonly unknown[] {
  if (typeof value === 'string') return built[value] === undefined ? [] : [built[value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => namedIn(inner, built));
}
