import type { SiteData } from '../../runtime/contract.ts';
import { brochureWords, coverWords } from '../emit/brochures/words.ts';
import { listCards } from '../emit/cards/card.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { brochurePath, coverPath } from '../resolve/made-brochures.ts';
import { fileOf } from '../resolve/asset-uses.ts';
import { withoutMarks } from './marks.ts';

/** A file that is drawn for an edition. Pages show its cover, and lead to the others. */
export interface MarkedDrawing {
  readonly kind: 'card' | 'brochure' | 'cover';
  readonly path: string;
  /** All that it says, with marks in it. */
  readonly words: string;
}

/** The content of editions, marked. */
type MarkedContent = Pick<SiteData, 'site' | 'generic' | 'regions' | 'library' | 'year'>;

/** The files that are drawn for an edition, all of whose content is marked. */
export function listDrawings(
  { site, generic, regions, library, year }: MarkedContent,
  edition: string,
  madeAssets: ReadonlySet<string>,
): readonly MarkedDrawing[] {
  const own = [generic, ...regions].filter(({ key }) => key === edition);
  const cards = listCards({ site, generic, regions: own, library }, readDesignTokens().light);
  const drawnCards = cards
    .filter(({ key }) => key === edition)
    .map(({ path, product, headline, place = '' }) => {
      const words = JSON.stringify([product, headline, place]);
      return { kind: 'card' as const, path: withoutMarks(path), words };
    });
  const brochures = own.flatMap((region): readonly MarkedDrawing[] => {
    const named = [region.brochureDownloadUrl, fileOf(region.brochureDownloadImg)].map(
      withoutMarks,
    );
    const [path, cover] = [brochurePath(region.key), coverPath(region.key)];
    const drawings = [
      { kind: 'brochure' as const, path, words: JSON.stringify(brochureWords(region, site, year)) },
      { kind: 'cover' as const, path: cover, words: JSON.stringify(coverWords(region, site)) },
    ];
    return drawings.filter((each) => named.includes(each.path) && madeAssets.has(each.path));
  });
  return [...drawnCards, ...brochures];
}
