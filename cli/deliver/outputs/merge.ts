import { valueFor } from '../../compile/resolve/web-roots.ts';
import type { Deployment } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import type { ReleaseRecord } from '../../compile/manifest/release-record.ts';
import type { PageRow } from '../../compile/manifest/table.ts';
import { servedUrls } from '../../compile/site/assemble.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import { completeRecord } from '../../compile/site/build-record.ts';
import { noCache } from '../../compile/site/cache/cache.ts';
import { createHostingFiles } from '../../compile/site/hosting/hosting.ts';
import { describePastLimit } from '../../compile/site/hosting/past-limits.ts';
import type { OutputEntry } from '../../compile/site/output-file.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import { createPageDays } from '../../compile/site/page-words.ts';
import { openPublication } from '../../compile/site/publication/publication.ts';
import { createSitemaps } from '../../compile/site/sitemap.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { UsageError } from '../../diagnostics/command-errors.ts';
import { listSome } from '../../diagnostics/print/amounts.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import type { Part } from './copies.ts';
import { isCompressed, listCopies, readCopy } from './copies.ts';

export interface MergeRequest {
  /** Of one of the parts; what it says of the build holds for all of them. */
  readonly record: BuildRecord;
  /** The site that they are parts of. */
  readonly manifest: SiteManifest;
  readonly released: ReleaseRecord | undefined;
  /** Where the whole is to go, and of how many earlier outputs the assets stay there. */
  readonly out: string;
  readonly keepAssets: number;
  /** Called with how many files are copied so far. */
  readonly report: (done: number, all: number) => void;
}

/**
 * Joins outputs of the same input and options to what a build of all editions writes, byte for
 * byte: what lists pages is made anew, all else is copied. Throws a `UsageError` where an edition
 * is missing or in two of them.
 */
export async function mergeOutputs(parts: readonly Part[], request: MergeRequest) {
  const { record, manifest } = request;
  const { options, environment, origins, at } = record;
  const selection = new Set(manifest.urls.pages.map(({ region }) => region));
  assertEachOnce(selection, parts);
  const asked = { ...options, selection, environment, origin: origins.main, cache: noCache };
  const urls = servedUrls(manifest, selection);
  const publication = await openPublication(request.out, urls.pages.length, at);
  const { emit, emitted, read } = publication;
  try {
    emitSite(parts, urls.pages, request, emit);
    const served = await emitted();
    const files = served.filter((file) => !isCompressed(file));
    const compressed = served.filter(isCompressed);
    const hosting = await createHostingFiles(
      { urls, files },
      { manifest },
      { ...asked, compressed },
      read,
    );
    emit(hosting.files);
    emit([completeRecord(record, { urls, files: await emitted() }, manifest)]);
    const written = await emitted();
    return {
      out: request.out,
      pages: urls.pages.length,
      files: written.length,
      bytes: written.reduce((sum, { bytes }) => sum + bytes, 0),
      doubts: hosting.doubts.map(describePastLimit),
      ...(await publication.finish(request.keepAssets)),
    };
  } finally {
    await publication.close();
  }
}

function assertEachOnce(editions: ReadonlySet<string>, parts: readonly Part[]): void {
  const held = parts.flatMap(({ name, record: { table } }) => {
    const own = table.pages.filter(({ source }) => source.reason !== 'stand-alone');
    return [...new Set(own.map(({ region }) => region))].map((edition) => ({ edition, name }));
  });
  const holders = groupBy(held, ({ edition }) => edition);
  for (const [edition, [first, second]] of holders)
    if (second !== undefined)
      throw new UsageError(
        `${edition} is in ${first.name} and in ${second.name}. Build each edition once.`,
      );
  const missing = [...editions].filter((edition) => !holders.has(edition));
  if (missing.length === 0) return;
  const states = missing.filter((edition) => edition !== 'library').join();
  const options = [states && ` --state ${states}`, missing.includes('library') && ' --library'];
  throw new UsageError(
    `No part has ${listSome(missing)}. Build that too, and name its output: career-site build${options.filter(Boolean).join('')}`,
  );
}

/** Emits what lists the pages of all parts, and what these have besides, each once. */
function emitSite(
  parts: readonly Part[],
  pages: readonly PageRow[],
  { record, manifest, released, report }: MergeRequest,
  emit: (files: readonly OutputEntry[]) => void,
): void {
  const copies = listCopies(parts);
  const lists = (['main', 'library'] as const).flatMap((webRoot) => {
    const own = pages.filter(({ edition }) => edition === webRoot);
    const days = createPageDays(webRoot, { released, manifest }, record);
    for (const { url } of days === undefined ? [] : own)
      days?.read(url, textOf(copies.get(filePathOf(webRoot, url))));
    if (own.length === 0) return [];
    const origin = valueFor(record.origins, webRoot);
    const sitemaps = createSitemaps({ origin, pages: own, changedOn: days?.changedOn });
    return sitemaps.map(({ path, contents }) => ({ path: `${webRoot}/${path}`, contents }));
  });
  lists.push({ path: deploymentsPath, contents: joinDeployments(copies, manifest) });
  const known = new Set(lists.flatMap(({ path }) => [path, `${path}.gz`, `${path}.br`]));
  const others = [...copies].filter(([path]) => !known.has(path));
  for (const [index, [path, held]] of others.entries()) {
    emit([{ path, contents: readCopy(held) }]);
    report(index + 1, others.length);
  }
  emit(lists);
}

const deploymentsPath = 'main/deployments.json';

/** The records of all regions, in the order of these. */
function joinDeployments(
  copies: ReturnType<typeof listCopies>,
  { regions }: Pick<SiteManifest, 'regions'>,
): string {
  const parts = copies.get(deploymentsPath) ?? [];
  const records = parts.flatMap((copy): readonly Deployment[] => JSON.parse(textOf([copy])));
  const order = new Map(regions.map(({ deployment }, index) => [deployment.id, index]));
  return toJson(records.toSorted((a, b) => Number(order.get(a.id)) - Number(order.get(b.id))));
}

function textOf(copies: Parameters<typeof readCopy>[0] | undefined): string {
  return copies === undefined ? '' : Buffer.from(readCopy(copies)).toString();
}
