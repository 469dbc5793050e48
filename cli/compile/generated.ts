import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { withKinds } from '../../runtime/app/router.ts';
import type { SiteData } from '../../runtime/contract.ts';
import type { CheckedProject } from './check-project.ts';
import { hasEditorSchemas, writeEditorSchemas } from './emit/editor-schemas.ts';
import { hasTokenSnippets, writeTokenSnippets } from './emit/editor/token-snippets.ts';
import { listModules, readModules } from './emit/modules.ts';
import { createSiteData } from './emit/site-data.ts';
import { writeModules } from './emit/write.ts';
import type { KeptCheck } from './kept-check.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import type { PlannedPage, UrlPlan } from './manifest/table.ts';
import type { PlacedLink } from './manifest/typed-links.ts';
import { listPlacedLinks } from './manifest/typed-links.ts';
import type { Project } from './project.ts';
import type { NamedRegion } from './resolve/resolved.ts';
import { listTokens } from './resolve/tokens/known.ts';
import { readText } from './source/replace-file.ts';
import { hashContent } from './values/hash.ts';
import { withoutFields } from './values/without-fields.ts';

/** A sound project as the modules of a folder state it. */
export interface StatedProject extends Pick<CheckedProject, 'released'> {
  /** Its content is that of the modules. */
  readonly manifest: SiteManifest;
  readonly data: SiteData;
  readonly regions: readonly NamedRegion[];
  /** Every link of the YAML, for the record of a build. */
  readonly placedLinks: readonly PlacedLink[];
}

/** What was found in `generated/`, or written there. */
export interface Generated {
  readonly stated: StatedProject;
  /** Paths of modules below the folder, and how many were up to date. */
  readonly files: {
    readonly written: readonly string[];
    readonly removed: readonly string[];
    readonly unchanged: number;
  };
}

const statedParts = ['site', 'generic', 'regions', 'library', 'routes'] as const;

/** Kept beside the verdict of a check: what no module states, and what the modules were. */
interface KeptParts {
  readonly manifest: Omit<SiteManifest, (typeof statedParts)[number] | 'samplesOf' | 'urls'>;
  readonly urls: UrlPlan<PlannedPage>;
  readonly samples: ReadonlyMap<string, readonly string[]>;
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly placedLinks: readonly PlacedLink[];
  /** Of the modules below `generated/`, and their digest. */
  readonly paths: readonly string[];
  readonly digest: string;
}

/** A project as `generated/` states it; undefined unless a check of this input left it so. */
export function readGenerated(
  { project, recall }: KeptCheck,
  released: CheckedProject['released'],
): Generated | undefined {
  const kept = recall();
  const { root } = project;
  if (kept === undefined || !hasEditorSchemas(root) || !hasTokenSnippets(root)) return undefined;
  const parts: KeptParts = deserialize(kept);
  const { manifest, samples, aliases, placedLinks, paths, digest } = parts;
  const folder = folderOf(project);
  const texts = new Map(paths.map((path) => [path, readText(join(folder, path)) ?? '']));
  if (digestOf(texts) !== digest) return undefined;
  const { at } = project;
  const data = readModules(texts, Number(at.slice(0, 4)));
  const samplesOf = (edition: string) => samples.get(edition) ?? [];
  const regions = data.regions.map((config) => {
    const { key } = config;
    return { key, config, aliases: aliases.get(key) ?? [] };
  });
  const pages = withKinds(parts.urls.pages, data.routes.patterns, data.regions);
  const urls = { ...parts.urls, pages };
  const whole = withContent({ ...manifest, at, samplesOf, urls }, data);
  return {
    stated: { manifest: whole, data, released, regions, placedLinks },
    files: { written: [], removed: [], unchanged: paths.length },
  };
}

/** Brings `generated/` up to date, and keeps what it is left as. */
export async function writeGenerated(
  { project, remember }: KeptCheck,
  checked: CheckedProject,
): Promise<Generated> {
  const { stated, texts, files } = await writeSite(project, checked, folderOf(project));
  writeEditorSchemas(project.root, stated.regions, stated.data.generic);
  writeTokenSnippets(project.root, listTokens(checked.resolved.written));
  remember(serialize(partsOf(stated, texts)));
  return { stated, files };
}

/** Brings the modules of a folder up to date. Returns what they state, and their texts. */
export async function writeSite(
  { root }: Pick<Project, 'root'>,
  { manifest, resolved, released }: CheckedProject,
  folder: string,
) {
  const { regions } = resolved;
  const links = new Map(regions.flatMap(({ key, link }) => (link ? [[key, link.to]] : [])));
  const modules = listModules(createSiteData(manifest, root), links);
  const { texts, ...files } = await writeModules(folder, modules);
  const data = readModules(texts, manifest.year);
  const placedLinks = listPlacedLinks(resolved);
  const stated = { manifest: withContent(manifest, data), data, released, regions, placedLinks };
  return { stated, texts, files };
}

function folderOf({ root }: Pick<Project, 'root'>): string {
  return join(root, 'generated');
}

function partsOf(
  { manifest, regions, placedLinks }: StatedProject,
  texts: ReadonlyMap<string, string>,
): KeptParts {
  const editions = ['generic', ...regions.map(({ key }) => key), 'library'];
  const { urls } = manifest;
  return {
    manifest: withoutFields(manifest, [...statedParts, 'samplesOf', 'urls']),
    urls: { ...urls, pages: urls.pages.map((page) => withoutFields(page, ['kind'])) },
    samples: new Map(editions.map((key) => [key, manifest.samplesOf(key)])),
    aliases: new Map(regions.map(({ key, aliases }) => [key, aliases])),
    placedLinks,
    paths: [...texts.keys()],
    digest: digestOf(texts),
  };
}

/** What is planned, with the content that modules state. */
function withContent(
  planned: Omit<SiteManifest, (typeof statedParts)[number]>,
  { site, generic, regions, library, routes }: SiteData,
): SiteManifest {
  return { ...planned, site, generic, regions, library, routes };
}

function digestOf(texts: ReadonlyMap<string, string>): string {
  return hashContent(JSON.stringify([...texts]));
}
