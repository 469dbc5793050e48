import type { Deployment, PageEntry, WebRoot } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { ReleaseRecord } from '../manifest/release-record.ts';
import type { PageRow, UrlPlan } from '../manifest/table.ts';
import { standAlone } from '../manifest/stand-alone.ts';
import { siteIcons } from '../resolve/asset-uses.ts';
import type { PlacedLink } from '../manifest/typed-links.ts';
import type { AssetFile, Assets } from './assets.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { HashedFile, OutputEntry } from './output-file.ts';
import type { SiteRequest, SiteSources } from './page-context.ts';
import { createContext, originOf } from './page-context.ts';
import type { ChangedOn } from './page-words.ts';
import { createPageDays } from './page-words.ts';
import { createFeeds } from './feeds.ts';
import { pageFiles } from './page-files.ts';
import { prerender } from './prerender.ts';
import { createSiteFiles, deploymentsFile } from './site-files.ts';
import { sitemapParts } from './sitemap.ts';
import type { NamedEdition } from './site-icons.ts';
import { createIconFiles } from './site-icons.ts';
import { statesFile } from './states-file.ts';

export interface SiteParts extends SiteSources {
  /** Every link of the YAML. */
  readonly placedLinks: readonly PlacedLink[];
  readonly assets: Assets;
  /** Asset paths of the pictures for where pages are shared, by region key. */
  readonly cards: Readonly<Record<string, string>>;
  /** Files of regions, below the main web root. */
  readonly calendars: readonly OutputEntry[];
  /** What has been published before; of what is mounted elsewhere nothing is known. */
  readonly released: ReleaseRecord | undefined;
}

/** The files of both web roots, sorted by path, and the URLs that they answer. */
export interface AssembledSite {
  readonly files: readonly HashedFile[];
  readonly urls: UrlPlan;
}

/** Renders the selected pages, emits all files, and returns the URLs that they answer. */
export function assembleSite(
  parts: SiteParts,
  request: SiteRequest,
  emit: Emit,
  report: (page: PageEntry) => void = () => undefined,
): UrlPlan {
  const urls = servedUrls(parts.manifest, request.selection);
  for (const webRoot of ['main', 'library'] as const) {
    const pages = urls.pages.filter((page) => page.edition === webRoot);
    if (pages.length > 0) assembleEdition(webRoot, pages, parts, request, { emit, report });
  }
  emit(parts.client().sourceMaps);
  return urls;
}

/** The URLs that an output of these editions answers. */
export function servedUrls({ urls }: SiteManifest, selection: ReadonlySet<string>): UrlPlan {
  return withSitemapParts(standAlone(urls, selection));
}

/** How many sitemaps there are depends on how many pages are built. */
function withSitemapParts(urls: UrlPlan): UrlPlan {
  const parts = (['main', 'library'] as const).flatMap((edition) => {
    const names = sitemapParts(urls.pages.filter((page) => page.edition === edition));
    return names.map((name) => ({ edition, url: `/${name}`, source: { reason: 'file' } as const }));
  });
  return { ...urls, files: [...urls.files, ...parts] };
}

type Emit = (files: readonly OutputEntry[]) => void;

function assembleEdition(
  webRoot: WebRoot,
  pages: readonly PageRow[],
  parts: SiteParts,
  request: SiteRequest,
  { emit, report }: { readonly emit: Emit; readonly report: (page: PageEntry) => void },
): void {
  const built = Object.fromEntries([...parts.assets].map(([path, { built }]) => [path, built]));
  const provided = { assets: built, cards: parts.cards };
  const context = createContext(webRoot, parts, provided, request);
  const files = pageFiles(webRoot, pages);
  const days = createPageDays(webRoot, parts, request);
  const named = prerender(parts, context, files, ({ page, path }, contents) => {
    emit([{ path, contents }]);
    days?.read(page.url, contents);
    report(page);
  });
  const listing = { ...parts, changedOn: days?.changedOn };
  for (const { path, contents } of filesBeside(webRoot, pages, named, listing, request))
    emit([{ path: `${webRoot}/${path}`, contents }]);
}

/** Each file when its turn comes. */
function* filesBeside(
  webRoot: WebRoot,
  pages: readonly PageRow[],
  namedAssets: ReadonlySet<string>,
  parts: SiteParts & RootParts,
  request: SiteRequest,
): Generator<OutputEntry> {
  const { assets } = parts;
  const usedAsTheyAre = new Set(assetsOfRootFiles(pages, parts.manifest));
  // It is published at the root alone.
  usedAsTheyAre.delete(siteIcons.ico);
  yield* clientFiles(parts.client(), request);
  if (webRoot === 'main') yield* [statesFile(parts.data), ...parts.calendars];
  yield* assetEntries(namedAssets, usedAsTheyAre, assets);
  yield* rootFiles(webRoot, pages, parts, request);
}

interface RootParts extends Pick<SiteParts, 'manifest' | 'assets' | 'tokens'> {
  readonly changedOn?: ChangedOn | undefined;
}

/** The assets that these files need. */
export function assetsOfRootFiles(
  pages: readonly PageRow[],
  manifest: SiteManifest,
): readonly string[] {
  const pictures = deploymentsOf(pages, manifest).flatMap((deployment) =>
    Object.values(deployment).filter((value) => value.startsWith('assets/')),
  );
  return [...pictures, ...Object.values(siteIcons)];
}

/** The files at the root of a site, for browsers, crawlers and programs. */
export function rootFiles(
  webRoot: WebRoot,
  pages: readonly PageRow[],
  parts: RootParts,
  request: SiteRequest,
): readonly OutputEntry[] {
  const { manifest, assets } = parts;
  const edition = editionOf(webRoot, manifest);
  const origin = originOf(webRoot, manifest, request);
  return [
    ...createIconFiles(assets, edition, parts.tokens.light.paper),
    ...createSiteFiles({
      origin,
      environment: request.environment,
      security: manifest.site.security,
      indexNowKey: (webRoot === 'main' ? manifest.site : manifest.library)?.indexNowKey,
      pages,
      changedOn: parts.changedOn,
    }),
    ...createFeeds(editionsOf(pages), manifest, { origin, author: edition.name }),
    ...(webRoot === 'main' ? [deploymentsFile(deploymentsOf(pages, manifest), assets)] : []),
  ];
}

function editionsOf(pages: readonly PageRow[]): ReadonlySet<string> {
  return new Set(pages.map(({ region }) => region));
}

function editionOf(webRoot: WebRoot, { site, generic, library }: SiteManifest): NamedEdition {
  if (webRoot === 'library' && library !== undefined) return library;
  return { name: site.name, description: generic.pages.home.description };
}

/** Production does not get the style sheets of previews. */
export function clientFiles(
  { files, previewStyles }: ClientBundle,
  { environment }: SiteRequest,
): readonly OutputEntry[] {
  if (environment === 'preview') return files;
  return files.filter(({ path }) => !previewStyles.includes(`/${path}`));
}

/** The files of the assets that pages name, and those published as they are; each once. */
function* assetEntries(
  named: ReadonlySet<string>,
  usedAsTheyAre: ReadonlySet<string>,
  assets: Assets,
): Generator<OutputEntry> {
  const filesOf = (paths: ReadonlySet<string>) =>
    [...paths].flatMap((path) => assets.get(path) ?? []);
  const itself = ({ url, contents }: AssetFile) => [url.slice(1), contents] as const;
  const files = new Map([
    ...filesOf(named).flatMap((asset) => variantsOf(asset) ?? [itself(asset)]),
    ...filesOf(usedAsTheyAre).map(itself),
  ]);
  for (const [path, contents] of files) yield { path, contents: contents() };
}

function variantsOf({ variants }: AssetFile) {
  return variants?.map(({ path, contents }) => [path, () => contents] as const);
}

/** Those of the regions that have any of the pages. */
function deploymentsOf(
  pages: readonly PageRow[],
  { regions }: SiteManifest,
): readonly Deployment[] {
  const built = new Set(pages.map((page) => page.region));
  return regions.filter(({ key }) => built.has(key)).map(({ deployment }) => deployment);
}
