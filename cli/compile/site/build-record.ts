import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type { WebRoot } from '../../../runtime/contract.ts';
import { libraryAsEdition, listBlockForms } from '../../../runtime/services/block-pages.ts';
import { planned } from '../../../runtime/services/schedule.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { Mount } from '../manifest/mount.ts';
import type { ByWebRoot } from '../resolve/web-roots.ts';
import { byWebRoot, perWebRoot } from '../resolve/web-roots.ts';
import type { Demands } from '../resolve/resolved.ts';
import type { PlacedLink } from '../manifest/typed-links.ts';
import type { PageRow, UrlPlan, UrlTable } from '../manifest/table.ts';
import { toUrlTable } from '../manifest/table.ts';
import type { AssembledSite, SiteParts } from './assemble.ts';
import type { SiteRequest } from './page-context.ts';
import type { Engine } from './bundle-options.ts';
import type { Host } from './hosting/host.ts';
import { readsWebRoot } from './hosting/host.ts';
import { sortByPath } from './output-file.ts';
import { hashContent } from '../values/hash.ts';
import { contentTypeOf } from './content-type.ts';
import type { ResponseHeaders } from './headers.ts';
import { createResponseHeaders } from './headers.ts';
import type { HashedFile, OutputEntry } from './output-file.ts';
import { originOf } from './page-context.ts';
import { recordFile } from './publication/earlier-output.ts';
import { packageVersion } from '../program-folder.ts';

/** The content of `manifest.json`: inputs, files, URLs, headers and budgets of a build. */
export interface BuildRecord {
  readonly version: 1;
  /** What made it, which varies with neither the machine nor the time (docs/product.md O2). */
  readonly tool: {
    readonly name: string;
    readonly version: string;
    readonly engine: Engine;
    /** Versions of the packages that the output depends on, by name. */
    readonly packages: Readonly<Record<string, string>>;
  };
  readonly environment: SiteRequest['environment'];
  /** What else it was asked for. */
  readonly options: {
    readonly hosts: readonly Host[];
    readonly liveForms: boolean;
    readonly mount: Mount;
  };
  /** The instant that it was built for, such as `2027-01-21T23:30:00Z`. */
  readonly at: string;
  /** The instant from which on a build is another. */
  readonly validUntil: string;
  /** Scheme and host that each web root is published under. */
  readonly origins: ByWebRoot<string>;
  readonly sources: readonly HashedFile[];
  readonly files: readonly HashedFile[];
  readonly table: UrlTable;
  /** URLs of the pages that the build was not asked for; others may serve them. */
  readonly omitted: Readonly<Record<WebRoot, readonly string[]>>;
  /** The media types that files are served as, by the ending of their names with its dot. */
  readonly types: Readonly<Record<string, string>>;
  readonly headers: ByWebRoot<ResponseHeaders>;
  /** Ids of the CRM forms that the YAML names. */
  readonly forms: Readonly<Record<WebRoot, readonly string[]>>;
  readonly budgets: Budgets;
  /** Where the YAML's own links are typed. */
  readonly links: readonly PlacedLink[];
}

/** `site.budgets` for the engine of a build, in kilobytes of 1,000 bytes. */
export type Budgets = Omit<NonNullable<Demands['budgets']>, 'react'>;

type SourceLocation = Readonly<Record<'root' | 'regionsFile' | 'libraryFile', string>>;

interface RecordedRequest extends SiteRequest {
  readonly engine: Engine;
  readonly hosts: readonly Host[];
  readonly mount: { readonly mount: Mount };
}

/** `manifest.json`, which does not list itself. */
export function createBuildRecord(
  location: SourceLocation,
  site: AssembledSite,
  parts: SiteParts,
  request: RecordedRequest,
): OutputEntry {
  const { environment, engine, hosts, liveForms, mount } = request;
  const { manifest } = parts;
  const record: BuildRecord = {
    version: 1,
    tool: toolVersions(engine, parts),
    environment,
    options: { hosts: inOrder(hosts), liveForms, mount: mount.mount },
    at: manifest.at,
    validUntil: manifest.validUntil,
    origins: byWebRoot(manifest, (webRoot) => originOf(webRoot, manifest, request)),
    sources: listSources(location, parts),
    ...recordSite(site, manifest),
    headers: byWebRoot(manifest, (webRoot) =>
      createResponseHeaders(manifest, webRoot, environment),
    ),
    forms: perWebRoot((webRoot) => formIds(webRoot, manifest)),
    budgets: budgetsFor(engine, manifest.demands),
    links: parts.placedLinks,
  };
  return recordEntry(record);
}

/** Which of them has the web roots depends on their order, and nothing else does. */
function inOrder(hosts: readonly Host[]): readonly Host[] {
  const others = hosts.filter((host) => !readsWebRoot(host));
  return [...hosts.filter(readsWebRoot), ...others.sort()];
}

/** The record of a whole site, by that of a build of one of its parts. */
export function completeRecord(
  part: BuildRecord,
  site: AssembledSite,
  manifest: SiteManifest,
): OutputEntry {
  return recordEntry({ ...part, ...recordSite(site, manifest) });
}

function recordEntry(record: BuildRecord): OutputEntry {
  return { path: recordFile, contents: `${JSON.stringify(record)}\n` };
}

function recordSite({ urls, files }: AssembledSite, manifest: SiteManifest) {
  return {
    files,
    table: toUrlTable(urls),
    omitted: perWebRoot((webRoot) => omittedPages(webRoot, manifest, urls)),
    types: typesOf(files),
  };
}

/** What a record would say if its build were made of this project, by this program. */
export function recordHere(record: BuildRecord, location: SourceLocation): BuildRecord {
  const tool = { ...record.tool, version: packageJson.version };
  const sources = record.sources.flatMap(({ path }) => readSource(path, location));
  return { ...record, tool, sources };
}

/** Nothing where there is none. */
function readSource(path: string, location: SourceLocation): readonly HashedFile[] {
  const file = resolve(location.root, yamlIn(location).get(path) ?? path);
  if (!existsSync(file)) return [];
  const contents = readFileSync(file);
  return [{ path, hash: hashContent(contents), bytes: contents.byteLength }];
}

/** The files that are read as these, whatever they are called. */
function yamlIn({ regionsFile, libraryFile }: SourceLocation): ReadonlyMap<string, string> {
  return new Map([
    ['regions.yaml', regionsFile],
    ['library.yaml', libraryFile],
  ]);
}

function toolVersions(engine: Engine, { assets }: SiteParts): BuildRecord['tool'] {
  const { name, version } = packageJson;
  const hasPictures = [...assets.values()].some(({ variants }) => variants !== undefined);
  const used = [...shared, ...rendering[engine], ...(hasPictures ? ['sharp'] : [])].sort();
  const packages = Object.fromEntries(used.map((each) => [each, packageVersion(each)]));
  return { name, version, engine, packages };
}

/** Compressed files are sent as what they are of. */
function typesOf(files: readonly HashedFile[]): BuildRecord['types'] {
  const endings = new Set(files.map(({ path }) => extname(path)));
  const own = [...endings].filter((ending) => !['', '.br', '.gz'].includes(ending)).sort();
  return Object.fromEntries(own.map((ending) => [ending, contentTypeOf(`file${ending}`)]));
}

/** A visit may take as much more as a script file may. */
function budgetsFor(engine: Engine, { budgets }: Demands): Budgets {
  const { react, ...figures } = budgets ?? {};
  const { script, visit } = figures;
  if (engine !== 'react' || react === undefined) return figures;
  if (script === undefined || visit === undefined) return { ...figures, ...react };
  return { ...figures, ...react, visit: visit + react.script - script };
}

function omittedPages(webRoot: WebRoot, manifest: SiteManifest, built: UrlPlan): readonly string[] {
  const urlsOf = (pages: readonly PageRow[]): readonly string[] =>
    pages.filter(({ edition }) => edition === webRoot).map(({ url }) => url);
  const answered = new Set(urlsOf(built.pages));
  return urlsOf(manifest.urls.pages).filter((url) => !answered.has(url));
}

/** Sorted, each once; those of regions that were not built as well. */
function formIds(
  webRoot: WebRoot,
  { site, library, generic, regions }: SiteManifest,
): readonly string[] {
  const editions = [generic, ...regions];
  const withBlocks = webRoot === 'main' ? editions : library ? [libraryAsEdition(library)] : [];
  const ofBlocks = withBlocks.flatMap(listBlockForms).map(([id]) => id);
  if (webRoot === 'library') return sorted([...Object.values(library?.forms ?? {}), ...ofBlocks]);
  const signUps = editions.flatMap(planned).map(({ webinarSignupForm }) => webinarSignupForm);
  return sorted([...Object.values(site.forms), ...signUps, ...ofBlocks]);
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

/** What is drawn from the YAML is no source. */
function listSources(
  location: SourceLocation,
  { assets, manifest: { usedAssets, madeAssets } }: SiteParts,
): readonly HashedFile[] {
  const files = [...yamlIn(location).keys()].flatMap((path) => readSource(path, location));
  const read = [...assets].filter(([path]) => usedAssets.has(path) && !madeAssets.has(path));
  return sortByPath([
    ...files,
    ...read.map(([path, { contents, hash }]) => ({ path, hash, bytes: contents().byteLength })),
  ]);
}

/** Packages whose code is in the pages and bundles, or that made these. */
const shared = ['dompurify', 'esbuild', 'react-router-dom'];
const rendering: Readonly<Record<Engine, readonly string[]>> = {
  preact: ['preact', 'preact-render-to-string'],
  react: ['react', 'react-dom'],
};
