import type { SiteVersion } from './version.ts';

/** Whose content an edit changed. */
export interface Touched {
  /** Keys, `generic` and `library` among them. */
  readonly editions: readonly string[];
  /** How many pages these have, and the site in all. */
  readonly pages: number;
  readonly allPages: number;
}

/** Finds whose content differs between two versions. What the whole site shares is everyone's. */
export function findTouched(before: SiteVersion, after: SiteVersion): Touched {
  const known = contentOf(before);
  const content = contentOf(after);
  const isSame = (key: string): boolean => areEqual(known.get(key), content.get(key));
  const isShared = !isSame(sharedKey);
  const { pages } = after.rules().table;
  const keys = [...content.keys()].filter((key) => key !== sharedKey);
  const editions = keys.filter((key) => isShared || !isSame(key));
  const touched = pages.filter(({ region }) => editions.includes(region));
  return { editions, pages: touched.length, allPages: pages.length };
}

const sharedKey = 'site';

/** The content of each edition. */
function contentOf({ data }: SiteVersion): ReadonlyMap<string, object> {
  const { site, generic, library, regions } = data;
  const editions = [generic, ...regions].map((region) => [region.key, region] as const);
  return new Map<string, object>([[sharedKey, site], ['library', library], ...editions]);
}

/** Most editions are taken over by the next version as they are. */
function areEqual(one: object | undefined, other: object | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
