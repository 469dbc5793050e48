import type { Deployment } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import type { ReleaseRecord } from '../../compile/manifest/release-record.ts';
import type { FileRow, UrlPlan } from '../../compile/manifest/table.ts';
import { completeOutput } from '../../compile/pipeline.ts';
import { valueFor } from '../../compile/resolve/web-roots.ts';
import type { AssembledSite } from '../../compile/site/assemble.ts';
import { servedUrls } from '../../compile/site/assemble.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import { completeRecord } from '../../compile/site/build-record.ts';
import { noCache } from '../../compile/site/cache/cache.ts';
import { isHostFile } from '../../compile/site/hosting/host.ts';
import { withoutCompression } from '../../compile/site/hosting/precompress.ts';
import type { HashedFile, OutputEntry } from '../../compile/site/output-file.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import { createPageDays } from '../../compile/site/page-words.ts';
import { openPublication } from '../../compile/site/publication/publication.ts';
import { createSitemaps } from '../../compile/site/sitemap.ts';
import type { Stopwatch } from '../../compile/stopwatch.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { hashContent } from '../../compile/values/hash.ts';
import { OutputError, UsageError } from '../../diagnostics/command-errors.ts';
import { listSome } from '../../diagnostics/print/amounts.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import type { NamedOutput } from './same-build.ts';

export interface MergeRequest {
  /** Of one of the parts; what it says of the build holds for all of them. */
  readonly record: BuildRecord;
  /** The site that they are parts of. */
  readonly manifest: SiteManifest;
  readonly released: ReleaseRecord | undefined;
  /** Where the whole is to go, and of how many earlier outputs the assets stay there. */
  readonly out: string;
  readonly keepAssets: number;
}

/**
 * Joins outputs of the same input and options to what a build of all editions writes, byte for
 * byte: what lists pages is made anew, all else is copied. Throws a `UsageError` where none of them
 * has an edition.
 */
export async function mergeOutputs(
  parts: readonly NamedOutput[],
  request: MergeRequest,
  stopwatch: Stopwatch,
) {
  const { record, manifest, out, keepAssets } = request;
  const { options, environment, origins, at } = record;
  const selection = new Set(manifest.urls.pages.map(({ region }) => region));
  assertComplete(selection, parts);
  const urls = servedUrls(manifest, selection);
  const publication = await openPublication(out, urls.pages.length, at);
  try {
    await stopwatch.time('merge', () => {
      const copies = listCopies(parts);
      const lists = [joinDeployments(copies, manifest), ...makeSitemaps(copies, urls, request)];
      const made = new Set(lists.map(({ path }) => path));
      const others = [...copies].filter(([path]) => !made.has(withoutCompression(path)));
      publication.emit(lists);
      for (const [index, [path, [copy]]] of others.entries()) {
        publication.emit([{ path, contents: readCopy(copy) }]);
        stopwatch.report('merge', `${index + 1} of ${others.length} files`);
      }
    });
    const createRecord = (site: AssembledSite) => completeRecord(record, site, manifest);
    const asked = { ...options, selection, environment, origin: origins.main, cache: noCache };
    const whole = { urls, manifest, createRecord };
    return await completeOutput(publication, whole, { ...asked, out, keepAssets }, stopwatch);
  } finally {
    await publication.close();
  }
}

function assertComplete(editions: ReadonlySet<string>, parts: readonly NamedOutput[]): void {
  const rows = parts.flatMap(({ record }) => record.table.pages);
  const built = new Set(rows.filter(isOwn).map(({ region }) => region));
  const missing = [...editions].filter((edition) => !built.has(edition));
  if (missing.length === 0) return;
  const options = missing.map((each) => (each === 'library' ? '--library' : `--state ${each}`));
  throw new UsageError(
    `No part has ${listSome(missing)}. Build that too, and name its output: career-site build ${options.join(' ')}`,
  );
}

/** Whether a row is there in its own right, not in place of one that another part has. */
function isOwn({ source }: FileRow): boolean {
  return source.reason !== 'stand-alone';
}

/** A file of a part. */
interface Copy extends HashedFile {
  readonly part: NamedOutput;
}

/** What the whole has of the parts, by path. */
type Copies = ReadonlyMap<string, readonly [Copy, ...Copy[]]>;

function listCopies(parts: readonly NamedOutput[]): Copies {
  const copies = parts.flatMap((part) => {
    const { files, table } = part.record;
    const standIns = [...table.pages, ...table.files].filter((row) => !isOwn(row));
    const others = new Set(standIns.map(({ edition, url }) => filePathOf(edition, url)));
    return files
      .filter(({ path }) => !isHostFile(path) && !others.has(withoutCompression(path)))
      .map((file) => ({ ...file, part }));
  });
  return groupBy(copies, ({ path }) => path);
}

/** Throws where it is not what the build wrote. */
function readCopy({ part, path, hash }: Copy): Uint8Array {
  const contents = part.paths.has(path) ? part.readBytes(path) : undefined;
  if (contents !== undefined && hashContent(contents) === hash) return contents;
  throw new OutputError(
    `${part.name}/${path} is not what its manifest.json says. Build that part again, or copy it again from where it was built.`,
  );
}

function readTexts(copies: Copies, path: string): readonly string[] {
  return (copies.get(path) ?? []).map((copy) => Buffer.from(readCopy(copy)).toString());
}

/** Of all pages, in their order; when the words of each changed is told by the page. */
function makeSitemaps(
  copies: Copies,
  { pages }: UrlPlan,
  { record, manifest, released }: MergeRequest,
): readonly OutputEntry[] {
  return (['main', 'library'] as const).flatMap((webRoot) => {
    const own = pages.filter(({ edition }) => edition === webRoot);
    if (own.length === 0) return [];
    const days = createPageDays(webRoot, { released, manifest }, record);
    for (const { url } of own) days?.read(url, readTexts(copies, filePathOf(webRoot, url)).join());
    const origin = valueFor(record.origins, webRoot);
    const sitemaps = createSitemaps({ origin, pages: own, changedOn: days?.changedOn });
    return sitemaps.map(({ path, contents }) => ({ path: `${webRoot}/${path}`, contents }));
  });
}

/** The records of all regions, in the order of these. */
function joinDeployments(copies: Copies, { regions }: SiteManifest): OutputEntry {
  const path = 'main/deployments.json';
  const records = readTexts(copies, path).flatMap((text): readonly Deployment[] =>
    JSON.parse(text),
  );
  const byId = new Map(records.map((each) => [each.id, each]));
  return { path, contents: toJson(regions.map(({ deployment }) => byId.get(deployment.id))) };
}
