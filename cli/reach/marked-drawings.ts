import type { RegionConfig, SiteData } from '../../runtime/contract.ts';
import type { CoverWords } from '../emit/brochures/draw-cover.ts';
import { brochureWords } from '../emit/brochures/words.ts';
import { listCards } from '../emit/cards/card.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { GENERIC } from '../resolve/identity.ts';
import { brochurePath, coverPath } from '../resolve/made-brochures.ts';
import { once } from '../resolve/once.ts';
import { withoutMarks } from './marks.ts';

/** A file that is drawn for an edition beside its pages: its sharing card, or its brochure. */
export interface MarkedDrawing {
  readonly path: string;
  /** All that it says, with marks in it. */
  readonly words: string;
}

/** The content of editions, marked. */
type MarkedContent = Pick<SiteData, 'site' | 'generic' | 'regions' | 'library' | 'year'>;

/** What the drawn covers say, by their paths; each is marked when a page shows it. */
export function markCovers(
  { generic, regions }: MarkedContent,
  madeAssets: ReadonlySet<string>,
  markWords: (region: RegionConfig) => CoverWords,
): ReadonlyMap<string, () => CoverWords> {
  const covers = [generic, ...regions].map(
    (region) => [coverPath(nameOf(region)), once(() => markWords(region))] as const,
  );
  return new Map(covers.filter(([path]) => madeAssets.has(path)));
}

/** The files that are drawn for an edition, all of whose content is marked. */
export function listDrawings(
  { site, generic, regions, library, year }: MarkedContent,
  edition: string,
  madeAssets: ReadonlySet<string>,
): readonly MarkedDrawing[] {
  const own = [generic, ...regions].filter(({ key }) => key === edition);
  const cards = listCards({ site, generic, regions: own, library }, readDesignTokens().light);
  const brochures = own.map((region) => ({
    path: brochurePath(nameOf(region)),
    words: JSON.stringify(brochureWords(region, site, year)),
    isShown: withoutMarks(region.brochureDownloadUrl) === brochurePath(nameOf(region)),
  }));
  return [
    ...cards
      .filter(({ key }) => key === edition)
      .map(({ path, product, headline, place = '' }) => ({
        path: withoutMarks(path),
        words: [product, headline, place].join(' '),
      })),
    ...brochures.filter(({ path, isShown }) => isShown && madeAssets.has(path)),
  ];
}

function nameOf({ key }: RegionConfig): string {
  return key === GENERIC ? 'default' : key;
}
