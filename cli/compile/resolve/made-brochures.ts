import type { RegionContent } from '../../../runtime/contract.ts';
import { GENERIC } from './identity.ts';
import { fileOf } from './asset-uses.ts';
import type { Written } from './written.ts';

/** By the key of a region; the edition without a state has `default`. */
export function brochurePath(key: string): string {
  return `assets/brochures/${key === GENERIC ? 'default' : key}.pdf`;
}

/** Where the picture of that brochure's cover is expected. */
export function coverPath(key: string): string {
  return key === GENERIC ? 'assets/brochures/cover.svg' : `assets/brochures/cover-${key}.svg`;
}

/** What the program can make: for each region without a file of that name. */
export function madeBrochures(
  { regions: { value } }: Written,
  assets: ReadonlySet<string>,
): ReadonlySet<string> {
  const keys = [GENERIC, ...Object.keys(value.regions)];
  const paths = keys.flatMap((key) => [brochurePath(key), coverPath(key)]);
  return new Set(paths.filter((path) => !assets.has(path)));
}

type Brochure = Pick<RegionContent, 'brochureDownloadUrl' | 'brochureDownloadImg'>;

/** A region shows its own brochure and cover, where those are made (docs/product.md R18). */
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
