import type { RegionContent } from '../../../runtime/contract.ts';
import { GENERIC } from './identity.ts';
import { fileOf } from './asset-uses.ts';
import type { Written } from './written.ts';

/**
 * Where the brochure of a region is expected, by its key; that of the edition without a state is
 * called `default`.
 */
export function brochurePath(key: string): string {
  return `assets/brochures/${key === GENERIC ? 'default' : key}.pdf`;
}

/** Where the picture of that brochure's cover is expected. */
export function coverPath(key: string): string {
  return key === GENERIC ? 'assets/brochures/cover.svg' : `assets/brochures/cover-${key}.svg`;
}

/**
 * The brochures and covers that the program can make: of each region, where there is no file of
 * that name.
 */
export function madeBrochures(
  { regions: { value } }: Written,
  assets: ReadonlySet<string>,
): ReadonlySet<string> {
  const keys = [GENERIC, ...Object.keys(value.regions)];
  const paths = keys.flatMap((key) => [brochurePath(key), coverPath(key)]);
  return new Set(paths.filter((path) => !assets.has(path)));
}

type Brochure = Pick<RegionContent, 'brochureDownloadUrl' | 'brochureDownloadImg'>;

/**
 * What a region shows where its content names a brochure and a cover: its own, where those are made
 * (docs/product.md R18).
 */
export function ownBrochure(
  { brochureDownloadUrl: url, brochureDownloadImg: picture }: Brochure,
  key: string,
  made: ReadonlySet<string>,
): Brochure {
  const own = (named: string, path: string) => (made.has(named) && made.has(path) ? path : named);
  const cover = own(fileOf(picture), coverPath(key));
  return {
    brochureDownloadUrl: own(url, brochurePath(key)),
    brochureDownloadImg: typeof picture === 'string' ? cover : { ...picture, file: cover },
  };
}
