import type { PageEntry } from '../../runtime/contract.ts';
import type { BuildStart } from './begin-build.ts';
import type { CheckedProject } from './check-project.ts';
import { listBrochures, listCovers } from './emit/brochures/brochure.ts';
import { listCards } from './emit/cards/card.ts';
import type { DesignTokens } from './emit/design-tokens.ts';
import { readDesignTokens } from './emit/design-tokens.ts';
import type { Drawing, ReportWork } from './emit/drawing.ts';
import { countWork, drawAll } from './emit/drawing.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import { createManifest } from './manifest/manifest.ts';
import type { MountOptions } from './manifest/mount.ts';
import { standAlone } from './manifest/stand-alone.ts';
import type { Generated, StatedProject } from './generated.ts';
import { writeGenerated, writeSite } from './generated.ts';
import type { Project } from './project.ts';
import { hasOwnFiles } from './project.ts';
import type { AssembledSite, SiteParts } from './site/assemble.ts';
import { assembleSite } from './site/assemble.ts';
import { createAsset, publishAt, readAssets } from './site/assets.ts';
import type { Engine } from './site/bundle-options.ts';
import type { Cache } from './site/cache/cache.ts';
import { makeCalendars } from './site/calendar-files.ts';
import { originOf } from './site/page-context.ts';
import { makePictures } from './site/pictures/make-pictures.ts';
import { readLayoutWidths } from './site/pictures/variant-plan.ts';
import type { Program } from './site/program.ts';
import { openProgram } from './site/program.ts';
import type { HostingRequest } from './site/hosting/hosting.ts';
import { createHostingFiles } from './site/hosting/hosting.ts';
import { describePastLimit } from './site/hosting/past-limits.ts';
import { createBuildRecord } from './site/build-record.ts';
import type { OutputEntry } from './site/output-file.ts';
import type { Publication } from './site/publication/publication.ts';
import { openPublication } from './site/publication/publication.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What an output is to have, and where to put it. */
interface OutputRequest extends HostingRequest {
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Of how many earlier builds the assets are kept in the output. */
  readonly keepAssets: number;
}

export interface BuildRequest extends OutputRequest {
  readonly engine: Engine;
  readonly mount: MountOptions;
}

/** What a build made, and what it found in the output that no build wrote. */
export type BuildReport = Awaited<ReturnType<typeof buildSite>>;

/** Brings `generated/` up to date, and draws what builds take from the cache. */
export async function generateSite(start: BuildStart, cache: Cache, report: ReportWork) {
  const { stated, files } = await findOrWrite(start);
  const { manifest } = stated;
  const tokens = readDesignTokens();
  const cards = listCards(manifest, tokens.light);
  const drawings = [...cards, ...listDocuments(manifest, tokens)];
  const counted = countWork(report);
  await drawAll(drawings, (key, work) => cache.keep(key, counted(work), () => undefined));
  cache.save();
  return files;
}

/** What is drawn besides cards. */
function listDocuments(manifest: SiteManifest, tokens: DesignTokens): readonly Drawing[] {
  return [...listBrochures(manifest, tokens.light), ...listCovers(manifest, tokens)];
}

/** The second half of the pipeline: modules, bundles, pages, output. */
export async function buildSite(start: BuildStart, request: BuildRequest, stopwatch: Stopwatch) {
  const { project } = start.check;
  const { pages } = standAlone(start.manifest.urls, request.selection);
  // Pages and all other files are written next to the last output, which they then replace.
  const publication = await openPublication(request.out, pages.length, project.at);
  try {
    const stated = await stopwatch.time('generate', () =>
      stateSite(start, request.mount, publication.generated),
    );
    const site = { ...stated, ...openProgram(request.engine), root: project.root };
    const parts = await makeParts(site, request, stopwatch);
    // A page that is written twice, as that of unknown addresses may be, counts once.
    const rendered = new Set<PageEntry>();
    const report = (page: PageEntry): void => {
      rendered.add(page);
      stopwatch.report('prerender', `${rendered.size} of ${pages.length} pages`);
    };
    const urls = await stopwatch.time('prerender', () =>
      assembleSite(parts, request, publication.emit, report),
    );
    const createRecord = (whole: AssembledSite) =>
      createBuildRecord(project, whole, parts, request);
    const written = { urls, manifest: parts.manifest, createRecord };
    const output = await completeOutput(publication, written, request, stopwatch);
    // From the start of the command.
    return { ...output, milliseconds: Math.round(performance.now()), stages: stopwatch.stages };
  } finally {
    await publication.close();
  }
}

/** A site whose pages and files are emitted. */
interface WrittenSite extends Pick<AssembledSite, 'urls'> {
  readonly manifest: SiteManifest;
  readonly createRecord: (site: AssembledSite) => OutputEntry;
}

/** Adds what hosts need and the record, and puts the output in its place. */
export async function completeOutput(
  { emit, emitted, read, finish }: Publication,
  { urls, manifest, createRecord }: WrittenSite,
  request: OutputRequest,
  stopwatch: Stopwatch,
) {
  const written = { urls, files: await stopwatch.time('write', emitted) };
  const hosting = await stopwatch.time('hosting', () =>
    createHostingFiles(written, manifest, request, read),
  );
  emit(hosting.files);
  const output = { urls, files: await emitted() };
  await stopwatch.time('manifest', () => emit([createRecord(output)]));
  const files = await emitted();
  const published = await stopwatch.time('publish', () => finish(request.keepAssets));
  return {
    out: request.out,
    pages: urls.pages.length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    doubts: hosting.doubts.map(describePastLimit),
    ...published,
  };
}

/** As modules state it: `generated/`, or another folder where it is not the project's own. */
async function stateSite(
  start: BuildStart,
  mount: MountOptions,
  folder: string,
): Promise<StatedProject> {
  const { project } = start.check;
  if (mount.mount === 'prefix' && hasOwnFiles(project)) return (await findOrWrite(start)).stated;
  return (await writeSite(project, mountProject(start.readChecked(), mount), folder)).stated;
}

/** What `generated/` states, which is written first where it was not found as it has to be. */
async function findOrWrite({ check, generated, readChecked }: BuildStart): Promise<Generated> {
  return generated ?? writeGenerated(check, readChecked());
}

/** A site as it is stated, and what its pages are rendered by. */
type BuildSite = Omit<StatedProject, 'regions'> & Program & Pick<Project, 'root'>;

/** The site of the selected pages, and the pictures and documents to publish. */
export async function makeParts(
  site: BuildSite,
  request: AssetRequest,
  stopwatch: Stopwatch,
): Promise<SiteParts> {
  const report: ReportWork = (done, all) =>
    stopwatch.report('assets', `${done} of ${all} files made`);
  const assets = await stopwatch.time('assets', () => collectAssets(site, request, report));
  return { ...site, ...assets };
}

/** As it was mounted; what has been published is mounted at its prefix. */
function mountProject(checked: CheckedProject, mount: MountOptions): CheckedProject {
  if (mount.mount === 'prefix') return checked;
  const [manifest] = createManifest(checked.resolved, mount);
  if (manifest === undefined) throw new Error('A sound project could not be mounted at the root.');
  return { ...checked, manifest, released: undefined };
}

type AssetRequest = Pick<BuildRequest, 'selection' | 'cache' | 'origin'>;

/** The pictures and documents of the project, and those that are drawn from what its YAML says. */
async function collectAssets(
  { root, manifest, tokens }: BuildSite,
  request: AssetRequest,
  report: ReportWork,
): Promise<Pick<SiteParts, 'assets' | 'cards' | 'calendars'>> {
  const { cache } = request;
  const counted = countWork(report);
  const { pages, files: rows } = standAlone(manifest.urls, request.selection);
  const shown = new Set(pages.map(({ region }) => region));
  const regions = manifest.regions.filter(({ key }) => shown.has(key));
  const cards = listCards(manifest, tokens.light).filter(({ key }) => shown.has(key));
  const documents = listDocuments({ ...manifest, regions }, tokens);
  // All drawings of a large site would take more memory than its pages.
  const drawing = drawAll([...cards, ...documents], (key, work, path) =>
    cache.keep(key, counted(work), (file, again) => createAsset(path, file, again)),
  );
  const files = [...manifest.usedAssets].filter((path) => !manifest.madeAssets.has(path));
  const read = await makePictures(
    readAssets(root, files),
    manifest.shownPictures,
    readLayoutWidths(),
    (key, work) => cache.remember(key, counted(work)),
  );
  const drawn = await drawing;
  const calendars = await makeCalendars(
    rows,
    manifest,
    originOf('main', manifest, request),
    cache.remember,
  );
  cache.save();
  return {
    assets: publishAt(new Map([...read, ...drawn]), manifest.brochureUrls),
    cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
    calendars,
  };
}
