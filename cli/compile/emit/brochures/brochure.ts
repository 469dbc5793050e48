import type { RegionConfig } from '../../../../runtime/contract.ts';
import type { SiteManifest } from '../../manifest/manifest.ts';
import { fileOf } from '../../resolve/asset-uses.ts';
import { brochurePath, coverPath } from '../../resolve/made-brochures.ts';
import { once } from '../../values/once.ts';
import type { Colours, DesignTokens } from '../design-tokens.ts';
import { coloursOf } from '../design-tokens.ts';
import type { Drawing } from '../drawing.ts';
import { createDrawing, makersOf } from '../drawing.ts';
import { fontNames } from '../fonts/font-files.ts';
import { shapeOf } from '../geometry/shapes.ts';
import type { Cover } from './draw-cover.ts';
import type { Brochure } from './draw.ts';
import { brochureWords, coverWords } from './words.ts';

// Their numbers go up whenever such files come out otherwise than before.
const brochureMakers = once(() => makersOf('brochure 3', fontNames, ['pdfkit', 'fontkit', 'uqr']));
const coverMakers = once(() => makersOf('cover 2', [], []));

/** The brochures to draw: of each region that names no file of the project. */
export function listBrochures(
  manifest: SiteManifest,
  colours: Colours,
): readonly (Drawing & Brochure & Pick<RegionConfig, 'code'>)[] {
  const { site, year } = manifest;
  const named = (region: RegionConfig) => region.brochureDownloadUrl;
  return ownersOf(manifest, brochurePath, named).map((region) => {
    const { code } = region;
    const words = brochureWords(region, site, year);
    const brochure: Brochure = { words, colours: coloursOf(region, colours) };
    const shown = { path: named(region), code, ...brochure };
    return createDrawing(shown, brochureMakers, async () => {
      const { drawBrochure } = await import('./draw.ts');
      return drawBrochure(brochure, shapeOf(code, site));
    });
  });
}

/** The same of the covers. */
export function listCovers(
  manifest: SiteManifest,
  tokens: DesignTokens,
): readonly (Drawing & Cover)[] {
  const named = (region: RegionConfig) => fileOf(region.brochureDownloadImg);
  const withoutMap = manifest.site.map.shown === false && { hasMap: false, picture: 'compass' };
  return ownersOf(manifest, coverPath, named).map((region) => {
    const { code } = region;
    const cover: Cover = {
      ...coverWords(region),
      light: coloursOf(region, tokens.light),
      dark: coloursOf(region, tokens.dark),
    };
    const draw = async () => {
      const { drawCover } = await import('./draw-cover.ts');
      return Buffer.from(drawCover(cover, shapeOf(code, manifest.site)));
    };
    const measures = { width: 300, height: 388, title: cover.title };
    const shown = { path: named(region), code, ...cover, ...withoutMap };
    return createDrawing(shown, coverMakers, draw, measures);
  });
}

/** The regions that show a file which is made and named after them. */
function ownersOf(
  { generic, regions, madeAssets }: SiteManifest,
  pathOf: (key: string) => string,
  named: (region: RegionConfig) => string,
): readonly RegionConfig[] {
  return [generic, ...regions].filter((region) => {
    const path = pathOf(region.key);
    return madeAssets.has(path) && named(region) === path;
  });
}
