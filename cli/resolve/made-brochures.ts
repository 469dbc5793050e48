import { fileOf } from './picture.ts';
import type { Written } from './written.ts';

/** Where the brochure of a region is expected; `default` stands for the one that all regions inherit. */
export function brochurePath(name: string): string {
  return `assets/brochures/${name}.pdf`;
}

/** Where the picture of that brochure's cover is expected. */
export function coverPath(name: string): string {
  return name === 'default' ? 'assets/brochures/cover.svg' : `assets/brochures/cover-${name}.svg`;
}

/**
 * The brochures and covers that the program makes: those that are named after the region which names them, where no
 * file of that name is among the assets.
 */
export function madeBrochures(
  { regions: { value } }: Written,
  assets: ReadonlySet<string>,
): ReadonlySet<string> {
  const owners = Object.entries({ ...value.regions, default: value.defaults });
  const named = owners.flatMap(([name, { brochureDownloadUrl, brochureDownloadImg }]) => {
    const cover = brochureDownloadImg && fileOf(brochureDownloadImg);
    return [
      ...(brochureDownloadUrl === brochurePath(name) ? [brochureDownloadUrl] : []),
      ...(cover === coverPath(name) ? [cover] : []),
    ];
  });
  return new Set(named.filter((path) => !assets.has(path)));
}
