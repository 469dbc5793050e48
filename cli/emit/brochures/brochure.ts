import { createHash } from 'node:crypto';
import type { SiteManifest } from '../../manifest/manifest.ts';
import type { Colours } from '../design-tokens.ts';
import { brochurePath } from '../../resolve/made-brochures.ts';
import { hasSilhouette } from '../geometry/states.ts';
import { findSilhouette, readShapes } from '../geometry/shapes.ts';
import { fontNames, fontVersion } from '../fonts/font-files.ts';
import { packageVersion } from '../program-folder.ts';
import type { Remember } from '../remember.ts';
import type { Brochure, Drawing } from './draw.ts';
import { brochureWords } from './words.ts';

/** Goes up whenever brochures come out otherwise than before. */
const drawing = 2;

/** The brochures that are made, of those that a manifest names: each from the region that it is named after. */
export function listBrochures(
  { year, site, generic, regions, madeAssets }: SiteManifest,
  colours: Colours,
): readonly Brochure[] {
  const owners = [generic, ...regions].map((region) => ({
    path: brochurePath(region.key === generic.key ? 'default' : region.key),
    region,
  }));
  return owners
    .filter(({ path, region }) => madeAssets.has(path) && region.brochureDownloadUrl === path)
    .map(({ path, region }) => ({
      path,
      code: region.code,
      words: brochureWords(region, site, year),
      colours,
      accent: colours[region.accent],
    }));
}

/** The brochures as PDF files, by their paths. Those that are not remembered are drawn. */
export async function drawBrochures(
  brochures: readonly Brochure[],
  remember: Remember,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = brochures.map(async (brochure) => {
    const work = async () => {
      const { drawBrochure } = await import('./draw.ts');
      return drawBrochure(brochure, drawingOf(brochure));
    };
    return [brochure.path, await remember(`brochure ${inputOf(brochure)}`, work)] as const;
  });
  return new Map(await Promise.all(drawn));
}

function drawingOf({ code }: Brochure): Drawing {
  return hasSilhouette(code) ? findSilhouette(code) : { map: readShapes().map };
}

function inputOf(brochure: Brochure): string {
  const programs = ['pdfkit', 'fontkit'].map((name) => `${name} ${packageVersion(name)}`);
  const fonts = fontNames.map(fontVersion);
  const makers = [`drawing ${drawing}`, readShapes().version, ...fonts, ...programs];
  return createHash('sha256')
    .update(JSON.stringify([makers, brochure]))
    .digest('hex');
}
