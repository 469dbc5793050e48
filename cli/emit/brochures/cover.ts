import { createHash } from 'node:crypto';
import type { RegionConfig, SiteConfig } from '../../../runtime/contract.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';
import type { SiteManifest } from '../../manifest/manifest.ts';
import { GENERIC } from '../../resolve/identity.ts';
import { coverPath } from '../../resolve/made-brochures.ts';
import { fileOf } from '../../resolve/asset-uses.ts';
import type { Motif } from '../cards/card.ts';
import { shapeOf } from '../cards/shapes.ts';
import { fontVersion } from '../fonts/font-files.ts';
import type { Colours, DesignTokens } from '../design-tokens.ts';
import { hasSilhouette } from '../geometry/states.ts';
import { readShapes } from '../geometry/shapes.ts';
import { packageVersion } from '../program-folder.ts';
import type { Remember } from '../remember.ts';
import type { Cover, CoverColours, CoverWords } from './draw-cover.ts';

/** Incremented whenever covers come out otherwise than before. */
const drawing = 1;

/** The covers that are made, of those that a manifest names: each from the region that it is named after. */
export function listCovers(
  { site, generic, regions, madeAssets }: SiteManifest,
  tokens: DesignTokens,
): readonly Cover[] {
  return [generic, ...regions]
    .map((region) => ({ path: coverPath(region.key === GENERIC ? 'default' : region.key), region }))
    .filter(
      ({ path, region }) => madeAssets.has(path) && fileOf(region.brochureDownloadImg) === path,
    )
    .map(({ path, region }) => ({
      path,
      ...coverWords(region, site),
      motif: motifOf(region),
      light: coloursOf(region, tokens.light),
      dark: coloursOf(region, tokens.dark),
    }));
}

/** What of a region's content a cover prints. */
interface CoverContent extends Pick<RegionConfig, 'key' | 'headerTitle'> {
  readonly pages: { readonly brochure: Pick<RegionConfig['pages']['brochure'], 'cover'> };
}

/** The words of a region's cover. */
export function coverWords(region: CoverContent, site: Pick<SiteConfig, 'name'>): CoverWords {
  const { cover } = region.pages.brochure;
  const title = region.key === GENERIC ? cover.states : cover.region;
  return {
    title: fillIn(title, { headline: region.headerTitle }),
    product: site.name,
    label: cover.label,
    headline: region.headerTitle,
  };
}

function motifOf({ code }: RegionConfig): Motif {
  return hasSilhouette(code) ? { kind: 'region', code } : { kind: 'map' };
}

function coloursOf({ accent }: RegionConfig, colours: Colours): CoverColours {
  const { sunken, sheet, ink, line, 'ink-soft': soft } = colours;
  return { sunken, sheet, ink, line, soft, accent: colours[accent] };
}

/** The covers as SVG files, by their paths. Those that are not remembered are drawn. */
export async function drawCovers(
  covers: readonly Cover[],
  remember: Remember,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = covers.map(async (cover) => {
    const work = async () => {
      const { drawCover } = await import('./draw-cover.ts');
      return Buffer.from(drawCover(cover, shapeOf(cover.motif)));
    };
    return [cover.path, await remember(`cover ${inputOf(cover)}`, work)] as const;
  });
  return new Map(await Promise.all(drawn));
}

function inputOf(cover: Cover): string {
  const fontkit = `fontkit ${packageVersion('fontkit')}`;
  const makers = [
    `drawing ${drawing}`,
    readShapes().version,
    fontVersion('newsreader-600'),
    fontkit,
  ];
  return createHash('sha256')
    .update(JSON.stringify([makers, cover]))
    .digest('hex');
}
