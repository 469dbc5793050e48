import type { BuildContext, LibraryConfig } from '../../../runtime/contract.ts';
import { siteIcons } from '../resolve/asset-uses.ts';
import type { Assets } from './assets.ts';
import type { OutputEntry } from './output-file.ts';
import { toJson } from '../../diagnostics/print/lines.ts';

export type NamedEdition = Pick<LibraryConfig, 'name' | 'description'>;

/** Where pages find the icons that the project has, given where its assets are published. */
export function iconLinks(urlOf: (path: string) => string | undefined): BuildContext['icons'] {
  const drawing = urlOf(siteIcons.drawing);
  const touch = urlOf(siteIcons.touch);
  return {
    manifest: '/site.webmanifest',
    ...(urlOf(siteIcons.ico) !== undefined && { ico: '/favicon.ico' }),
    ...(drawing !== undefined && { drawing }),
    ...(touch !== undefined && { touch }),
  };
}

/**
 * The files that browsers ask for at the root of a site.
 *
 * @param paper `#rrggbb`; shown around a page and before it is loaded.
 */
export function createIconFiles(
  assets: Assets,
  { name, description }: NamedEdition,
  paper: string,
): readonly OutputEntry[] {
  const ico = assets.get(siteIcons.ico);
  // https://www.w3.org/TR/appmanifest/
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [siteIcons.small, siteIcons.large].flatMap((path) => manifestIcons(assets, path)),
  };
  return [
    { path: 'site.webmanifest', contents: toJson(manifest) },
    ...(ico === undefined ? [] : [{ path: 'favicon.ico', contents: ico.contents() }]),
  ];
}

/** The drawing leaves room at the edges, so that a system may cut them to any shape, or not. */
function manifestIcons(assets: Assets, path: string): readonly object[] {
  const built = assets.get(path)?.built;
  if (built === undefined) return [];
  const icon = { src: built.url, sizes: `${built.width}x${built.height}`, type: 'image/png' };
  return [
    { ...icon, purpose: 'any' },
    { ...icon, purpose: 'maskable' },
  ];
}
