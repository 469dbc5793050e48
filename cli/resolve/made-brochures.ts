import type { RegionContent } from '../../runtime/contract.ts';
import { GENERIC } from './identity.ts';
import { fileOf } from './asset-uses.ts';
import type { Written } from './written.ts';

/** Where the brochure of a region is expected; `default` stands for the edition without a state. */
export function brochurePath(name: string): string {
  return `assets/brochures/${name}.pdf`;
}

/** Where the picture of that brochure's cover is expected. */
export function coverPath(name: string): string {
  return name === 'default' ? 'assets/brochures/cover.svg' : `assets/brochures/cover-${name}.svg`;
}

/** The brochures and covers that the program can make: of each region, where there is no file of that name. */
export function madeBrochures(
  { regions: { value } }: Written,
  assets: ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = ['default', ...Object.keys(value.regions)].flatMap((name) => [
    brochurePath(name),
    coverPath(name),
  ]);
  return new Set(paths.filter((path) => !assets.has(path)));
}

type Brochure = Pick<RegionContent, 'brochureDownloadUrl' | 'brochureDownloadImg'>;

/** What a region shows where its content names a brochure and a cover: its own, where those are made (docs/product.md R18). */
export function ownBrochure(
  { brochureDownloadUrl: url, brochureDownloadImg: picture }: Brochure,
  key: string,
  made: ReadonlySet<string>,
): Brochure {
  const name = key === GENERIC ? 'default' : key;
  const own = (named: string, path: string) => (made.has(named) && made.has(path) ? path : named);
  const cover = own(fileOf(picture), coverPath(name));
  return {
    brochureDownloadUrl: own(url, brochurePath(name)),
    brochureDownloadImg: typeof picture === 'string' ? cover : { ...picture, file: cover },
  };
}
