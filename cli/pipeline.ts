import type { Diagnostic, Result } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/diagnostic.ts';
import { readThemeColours } from './emit/design-tokens.ts';
import { generateModules } from './emit/generate.ts';
import { withPrivateCopy } from './emit/private-copy.ts';
import type { Manifest, MountOptions } from './manifest/manifest.ts';
import { createManifest } from './manifest/manifest.ts';
import { selectRegions } from './manifest/table.ts';
import type { Project } from './project.ts';
import { hasOwnFiles } from './project.ts';
import type { ResolvedSite } from './resolve/resolved.ts';
import { resolveSite } from './resolve/resolve.ts';
import type { Written } from './resolve/written.ts';
import { validateLibrary, validateRegions } from './schema/validate.ts';
import type { AssembledSite, SiteParts } from './site/assemble.ts';
import { assembleSite } from './site/assemble.ts';
import { readAssets } from './site/assets.ts';
import type { Engine } from './site/bundle.ts';
import type { EarlyWork } from './site/early-work.ts';
import type { HostingRequest } from './site/hosting/hosting.ts';
import type { Loading } from './site/load-data.ts';
import { mountData, startLoading } from './site/load-data.ts';
import { createOutputManifest } from './site/output-manifest.ts';
import type { Publication } from './site/publication/publication.ts';
import { openPublication } from './site/publication/publication.ts';
import { loadRenderer } from './site/renderer.ts';
import type { BuildReport } from './site/report.ts';
import { createReport } from './site/report.ts';
import { openAssets } from './source/assets.ts';
import { readSourceFile } from './source/read.ts';
import { parseYaml } from './source/yaml.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A project whose YAML is sound: its editions, and the table of its URLs. */
export interface CheckedProject {
  readonly resolved: ResolvedSite;
  readonly manifest: Manifest;
}

/** The first half of the straight line: text, document, written, resolved, manifest. */
export function checkProject(project: Project): Result<CheckedProject> {
  const [resolved, found] = resolveProject(project);
  if (resolved === undefined) return [undefined, found];
  const [manifest, clashes] = createManifest(resolved, { mount: 'prefix' });
  const diagnostics = [...found, ...clashes];
  if (manifest === undefined || hasErrors(diagnostics)) return [undefined, diagnostics];
  return [{ resolved, manifest }, diagnostics];
}

/** Text, document, written, resolved; enough for questions about regions. */
export function resolveProject(project: Project): Result<ResolvedSite> {
  const [written, faults] = readProject(project);
  if (written === undefined) return [undefined, faults];
  const [resolved, conflicts] = resolveSite(written, openAssets(project.root));
  const diagnostics = [...faults, ...conflicts];
  return [hasErrors(diagnostics) ? undefined : resolved, diagnostics];
}

/** Both files are read to their ends, so that a fault in one does not hide those of the other. */
function readProject(project: Project): Result<Written> {
  const [regions, regionFaults] = readYaml(project, project.regionsFile, validateRegions);
  const [library, libraryFaults] = readYaml(project, project.libraryFile, validateLibrary);
  const diagnostics = [...regionFaults, ...libraryFaults];
  if (regions === undefined || library === undefined || hasErrors(diagnostics)) {
    return [undefined, diagnostics];
  }
  return [{ regions, library }, diagnostics];
}

type Document = Written['regions']['document'];

function readYaml<T>(
  project: Project,
  path: string,
  validate: (document: Document) => Result<T>,
): Result<{ document: Document; value: T }> {
  const [file, unreadable] = readSourceFile(project.root, path);
  if (file === undefined) return [undefined, unreadable];
  const [document, malformed] = parseYaml(file);
  const syntax: readonly Diagnostic[] = [...unreadable, ...malformed];
  if (document === undefined || hasErrors(syntax)) return [undefined, syntax];
  const [value, invalid] = validate(document);
  const diagnostics = [...syntax, ...invalid];
  return [value === undefined ? undefined : { document, value }, diagnostics];
}

/** What a build is to make, and where to put it. */
export interface BuildRequest extends HostingRequest {
  readonly engine: Engine;
  readonly mount: MountOptions;
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Of how many earlier builds the assets are kept in the output. */
  readonly keepAssets: number;
}

/** The second half of the straight line: modules, bundles, pages, output. */
export async function buildSite(
  project: Project,
  checked: CheckedProject,
  { bundling, loading }: EarlyWork,
  request: BuildRequest,
  stopwatch: Stopwatch,
): Promise<BuildReport> {
  const { pages } = selectRegions(checked.manifest.table, request.selection);
  const publication = await openPublication(request.out, pages.length);
  try {
    const loaded = await loadSite({ project, checked, loading, stopwatch }, request);
    const { client, renderer } = await stopwatch.timeAsync('bundle', () => bundling);
    const parts = {
      ...loaded,
      client,
      renderer: await stopwatch.timeAsync('load', () => loadRenderer(renderer)),
      themeColours: readThemeColours(),
    };
    return await writeSite({ project, parts, request, publication, stopwatch });
  } finally {
    await publication.close();
  }
}

/** What the last part of the line works with. */
interface Writing {
  readonly project: Project;
  readonly parts: SiteParts;
  readonly request: BuildRequest;
  readonly publication: Publication;
  readonly stopwatch: Stopwatch;
}

/** Pages and all other files, written beside the last output and put in its place. */
async function writeSite(writing: Writing): Promise<BuildReport> {
  const { project, parts, request, publication, stopwatch } = writing;
  const { write, written } = publication;
  const table = stopwatch.time('prerender', () => assembleSite(parts, request, write));
  const pages = { table, files: await stopwatch.timeAsync('write', written) };
  await stopwatch.timeAsync('hosting', () => writeHostingFiles(pages, parts, request, publication));
  const site = { table, files: await written() };
  stopwatch.time('manifest', () => {
    write([createOutputManifest(project, site, parts, request)]);
  });
  const files = await written();
  const published = await stopwatch.timeAsync('publish', () =>
    publication.finish(request.keepAssets),
  );
  return createReport({ out: request.out, site, files, published, stages: stopwatch.stages });
}

/** Most builds are for no host in particular and load nothing of this. */
async function writeHostingFiles(
  site: AssembledSite,
  parts: SiteParts,
  request: BuildRequest,
  { read, write }: Publication,
): Promise<void> {
  if (request.hosts.length === 0) return;
  const { createHostingFiles } = await import('./site/hosting/hosting.ts');
  write(await createHostingFiles(site, parts, request, read));
}

type LoadedSite = Pick<SiteParts, 'manifest' | 'data' | 'cards' | 'assets'>;

/** What the site is loaded from. */
interface LoadingSite {
  readonly project: Project;
  readonly checked: CheckedProject;
  readonly loading: Loading | undefined;
  readonly stopwatch: Stopwatch;
}

/** All that pages are made from, in the words of the mount that was asked for. */
async function loadSite(source: LoadingSite, { mount }: BuildRequest): Promise<LoadedSite> {
  const { root } = source.project;
  const { resolved } = source.checked;
  const site = hasOwnFiles(source.project)
    ? await loadGenerated(source, root)
    : await withPrivateCopy(root, (home) => loadGenerated(source, home));
  if (mount.mount === 'prefix') return site;
  const [mounted] = createManifest(resolved, mount);
  if (mounted === undefined) throw new Error('A sound project could not be mounted at the root.');
  return { ...site, manifest: mounted, data: mountData(site.data, mounted) };
}

/** Brings `generated/` in a folder up to date, and reads all pictures and, once they are bundled, its data. */
async function loadGenerated(source: LoadingSite, home: string): Promise<LoadedSite> {
  const { project, checked, stopwatch } = source;
  const { root } = project;
  const { manifest } = checked;
  const loading = source.loading ?? startLoading(home);
  const generation = await stopwatch.timeAsync('generate', () =>
    generateModules(manifest, root, { home }),
  );
  const cards = Object.fromEntries(generation.cards.map(({ key, path }) => [key, path]));
  const assets = stopwatch.time('assets', () => {
    const drawn = readAssets(home, Object.values(cards));
    return new Map([...readAssets(root, manifest.usedAssets), ...drawn]);
  });
  const data = await stopwatch.timeAsync('load', () => loading.load());
  return { manifest, data, cards, assets };
}
