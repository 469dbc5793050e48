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
  const isShared = known.get(sharedKey) !== content.get(sharedKey);
  const { pages } = after.rules().table;
  const editions = [...content]
    .filter(([key, text]) => key !== sharedKey && (isShared || known.get(key) !== text))
    .map(([key]) => key);
  const touched = pages.filter(({ region }) => editions.includes(region));
  return { editions, pages: touched.length, allPages: pages.length };
}

const sharedKey = 'site';

/** The content of each edition as text. */
function contentOf({ data }: SiteVersion): ReadonlyMap<string, string> {
  const { site, generic, library, regions } = data;
  const editions = [generic, ...regions].map((region) => [region.key, region] as const);
  const all = [[sharedKey, site] as const, ['library', library] as const, ...editions];
  return new Map(all.map(([key, value]) => [key, JSON.stringify(value)]));
}
