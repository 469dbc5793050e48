import type { BuildContext, Deployment, Edition, SiteData } from '../../runtime/contract.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { PageRow, UrlTable } from '../manifest/table.ts';
import { standAlone } from '../manifest/stand-alone.ts';
import { selectRegions } from '../manifest/table.ts';
import type { AssetFile } from './assets.ts';
import type { ClientBundle, OutputEntry } from './bundle.ts';
import { prerender } from './prerender.ts';
import type { loadRenderer } from './renderer.ts';
import { createDeploymentsFile, createSiteFiles } from './site-files.ts';
import { createIconFiles, iconLinks, publishedIcons } from './site-icons.ts';

/** What a build writes, and for whom. */
export interface SiteRequest {
  /** Keys of the regions to write; `generic` and `library` are keys as well. */
  readonly selection: ReadonlySet<string>;
  readonly environment: BuildContext['environment'];
  readonly liveForms: BuildContext['liveForms'];
  /** Replaces the origin of the YAML. */
  readonly origin?: string;
}

/** Everything that pages are made from. */
export interface SiteParts {
  readonly data: SiteData;
  readonly manifest: Manifest;
  readonly client: ClientBundle;
  readonly createRenderer: ReturnType<typeof loadRenderer>;
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Asset paths of the pictures for where pages are shared, by region key. */
  readonly cards: BuildContext['cards'];
  /** What colours the browser around a page. */
  readonly themeColours: BuildContext['themeColours'];
}

/** The files of both web roots, and the part of the URL table that they answer. */
export interface AssembledSite {
  readonly files: readonly OutputEntry[];
  readonly table: UrlTable;
}

/** Renders the selected pages and lays out the files of each web root. */
export function assembleSite(parts: SiteParts, request: SiteRequest): AssembledSite {
  const table = standAlone(selectRegions(parts.manifest.table, request.selection));
  const editions = (['main', 'library'] as const).filter((edition) =>
    table.pages.some((page) => page.edition === edition),
  );
  const files = editions.flatMap((edition) => assembleEdition(edition, table, parts, request));
  return { files, table };
}

function assembleEdition(
  edition: Edition,
  table: UrlTable,
  parts: SiteParts,
  request: SiteRequest,
): readonly OutputEntry[] {
  const pages = table.pages.filter((page) => page.edition === edition);
  const origin = originOf(edition, parts.manifest, request);
  const rendered = prerender(
    parts.createRenderer,
    parts.data,
    createContext(parts, request, origin),
    pages,
  );
  const deployments = edition === 'main' ? deploymentsOf(pages, parts.manifest) : [];
  const usedAssets = new Set([
    ...rendered.usedAssets,
    ...deployments.flatMap(picturesOf),
    ...publishedIcons,
  ]);
  const files = [
    ...rendered.pages,
    ...notFoundAtRoot(rendered.pages),
    ...clientFiles(parts.client, request),
    ...assetEntries(usedAssets, parts.assets),
    ...createIconFiles(parts.assets, {
      edition: edition === 'main' ? parts.manifest.site : parts.manifest.library,
      paper: parts.themeColours.light,
    }),
    ...createSiteFiles({
      origin,
      environment: request.environment,
      security: parts.manifest.site.security,
      pages,
    }),
    ...(edition === 'main' ? [createDeploymentsFile(deployments, urlsOf(parts.assets))] : []),
  ];
  return files.map((file) => ({ ...file, path: `${edition}/${file.path}` }));
}

/** Hosts look for the page of unknown paths at the root, also where only regions were built. */
function notFoundAtRoot(pages: readonly OutputEntry[]): readonly OutputEntry[] {
  if (pages.some(({ path }) => path === '404.html')) return [];
  const [first] = pages.filter(({ path }) => path.endsWith('/404.html'));
  return first === undefined ? [] : [{ ...first, path: '404.html' }];
}

function createContext(parts: SiteParts, request: SiteRequest, origin: string): BuildContext {
  const built = [...parts.assets].map(([path, asset]) => [path, asset.built] as const);
  const { environment, liveForms } = request;
  const { client } = parts;
  return {
    environment,
    liveForms,
    origin,
    assets: Object.fromEntries(built),
    cards: parts.cards,
    icons: iconLinks(parts.assets),
    themeColours: parts.themeColours,
    script: client.script,
    styles: environment === 'preview' ? [...client.styles, ...client.previewStyles] : client.styles,
    toolStyles: client.toolStyles,
    fonts: client.fonts,
  };
}

/** Production has nothing that only previews look like. */
function clientFiles(
  { files, previewStyles }: ClientBundle,
  { environment }: SiteRequest,
): readonly OutputEntry[] {
  if (environment === 'preview') return files;
  return files.filter(({ path }) => !previewStyles.includes(`/${path}`));
}

/** Scheme and host that an edition is published under. */
export function originOf(edition: Edition, manifest: Manifest, request: SiteRequest): string {
  if (edition === 'library') return manifest.library.origin;
  return request.origin ?? manifest.site.origin;
}

function assetEntries(
  used: ReadonlySet<string>,
  assets: ReadonlyMap<string, AssetFile>,
): readonly OutputEntry[] {
  return [...used].sort().flatMap((path) => {
    const asset = assets.get(path);
    return asset === undefined
      ? []
      : [{ path: asset.built.url.slice(1), contents: asset.contents }];
  });
}

function deploymentsOf(pages: readonly PageRow[], manifest: Manifest): readonly Deployment[] {
  const built = new Set(pages.map((page) => page.region));
  return manifest.regions.filter(({ key }) => built.has(key)).map(({ deployment }) => deployment);
}

function picturesOf({ logo, logoJPG, thumb }: Deployment): readonly string[] {
  return [logo, logoJPG, thumb];
}

function urlsOf(assets: ReadonlyMap<string, AssetFile>): (path: string) => string {
  return (path) => assets.get(path)?.built.url ?? path;
}
