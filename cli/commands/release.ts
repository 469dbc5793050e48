import { resolve } from 'node:path';
import type { OutputFolder } from '../deliver/check/output-folder.ts';
import { filePathOf } from '../compile/site/page-files.ts';
import type { Changes, Released } from '../compile/manifest/release-record.ts';
import {
  compareRecords,
  printReleaseRecord,
  readReleaseRecord,
  recordRelease,
  releasedFile,
  splitAtState,
} from '../compile/manifest/release-record.ts';
import type { UrlTable } from '../compile/manifest/table.ts';
import { regionPrefixes, segmentAt } from '../compile/manifest/table.ts';
import { hashWords } from '../compile/site/page-words.ts';
import { listedPages } from '../compile/site/sitemap.ts';
import { replaceFile } from '../compile/source/replace-file.ts';
import type { BuildRecord } from '../compile/site/build-record.ts';
import { openOutput } from './check.ts';
import type { CommandContext } from './command-context.ts';
import { openProject, outputFolder } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import { undoRelease } from './undo-release.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { groupBy } from '../compile/values/group-by.ts';
import { inParts } from '../compile/values/in-parts.ts';
import { valueFor, perWebRoot } from '../compile/resolve/web-roots.ts';
import { toJson } from '../diagnostics/print/lines.ts';

type WebRoot = keyof Released;

export interface ReleaseOptions {
  readonly root?: string;
  /** Where to write the requests that tell search engines what changed. */
  readonly indexnow?: string;
  /** Takes the last release back, whatever the output. */
  readonly undo?: true;
  readonly format: 'pretty' | 'json';
}

/** `release`: notes what a production build publishes, and says what is new in it. */
export async function release(
  context: CommandContext,
  folder: string | undefined,
  { root, indexnow, undo, format }: ReleaseOptions,
): Promise<void> {
  const project = openProject({ root }, context);
  if (undo === true) return undoRelease(project.root, format, context);
  const output = await openOutput(outputFolder(folder, project, context), context);
  refusePart(output);
  if (indexnow !== undefined) refuseWithoutKey(output.record);
  const [before, damaged] = readReleaseRecord(project.root);
  if (damaged.length > 0) orReport([undefined, damaged], context);
  const { table, at } = output.record;
  const day = at.slice(0, 10);
  const after = recordRelease(before, listReleased(output), day);
  const states = statesOf(table);
  const changes = perWebRoot((webRoot) => compareRecords(before?.[webRoot], after[webRoot]));
  // Before the record: what that knows already would not be a change when this is tried again.
  if (indexnow !== undefined) {
    replaceFile(resolve(context.cwd, indexnow), printRequests(output.record, changes));
  }
  replaceFile(resolve(project.root, releasedFile), printReleaseRecord(after, states));
  context.stdout.write(
    format === 'json' ? toJson({ version: 1, day, ...changes }) : summary(day, changes, states),
  );
}

/** A release is what visitors get, and whole: what is missing would be taken for lost. */
function refusePart({ record: { environment, omitted, table } }: OutputFolder): void {
  const again = 'Build all of it with `career-site build --env production`.';
  if (environment === 'preview') {
    throw new UsageError(`A preview is no release. ${again}`);
  }
  const isWhole = table.pages.some(({ region }) => region === 'generic');
  if (!isWhole || omitted.main.length + omitted.library.length > 0) {
    throw new UsageError(`The output holds a part of the site only. ${again}`);
  }
}

function refuseWithoutKey({ table }: OutputFolder['record']): void {
  if ((['main', 'library'] as const).some((webRoot) => indexNowKeyOf(table, webRoot))) return;
  throw new UsageError(
    'The site has no key for IndexNow. Write what `openssl rand -hex 16` prints under site: indexNowKey: in regions.yaml, build and publish, and release again.',
  );
}

function listReleased({ record: { table }, readText }: OutputFolder): Released {
  return perWebRoot((webRoot) => {
    const pages = table.pages.filter((page) => page.edition === webRoot);
    const wordsAt = (url: string) => hashWords(readText(filePathOf(webRoot, url)).text);
    return {
      words: new Map(listedPages(pages).map(({ url }) => [url, wordsAt(url)])),
      addresses: heldAddresses(table, webRoot),
    };
  });
}

/** Files, and other names of states: those are typed, printed and linked to. */
function heldAddresses({ pages, files, rules }: UrlTable, webRoot: WebRoot) {
  const prefixes = regionPrefixes(pages);
  const names = rules.flatMap(({ edition, pattern, to }) => {
    const [, name] = /^\/~([^/]+)\/\*$/.exec(pattern) ?? [];
    return edition === webRoot && name !== undefined ? [[`/${name}/`, segmentAt(to)] as const] : [];
  });
  const own = files.filter(({ edition }) => edition === webRoot);
  const stateOf = (region = ''): string => segmentAt(prefixes.get(region) ?? '') || 'root';
  return new Map([...names, ...own.map(({ url, region }) => [url, stateOf(region)] as const)]);
}

/** First segments of URLs that are states, such as `nv`. */
function statesOf({ pages }: UrlTable): ReadonlySet<string> {
  return new Set([...regionPrefixes(pages).values()].map(segmentAt));
}

function summary(day: string, { main, library }: Changes, states: ReadonlySet<string>): string {
  const lines = (['added', 'changed', 'ended'] as const).flatMap((kind) => {
    const urls = [...main[kind], ...library[kind].map((url) => `${url} (library)`)];
    return urls.length === 0 ? [] : [`${kind}: ${String(urls.length)}`, ...shorten(urls, states)];
  });
  const found = lines.length === 0 ? ['No page differs from the last release.'] : lines;
  return `${[`Release of ${day}`, ...found, `Commit ${releasedFile} with it.`].join('\n')}\n`;
}

/** Pages of the same path in several states are one line. */
function shorten(urls: readonly string[], states: ReadonlySet<string>): readonly string[] {
  const groups = groupBy(urls, (url) => splitAtState(url, states).path);
  return [...groups.values()].map(([first, ...others]) => {
    const more = others.length === 0 ? '' : `, and that of ${String(others.length)} more`;
    return `  ${first}${more}`;
  });
}

/** The most URLs of a request (https://www.indexnow.org/documentation). */
const mostUrls = 10_000;

/** The key of an edition, by the file that states it. */
function indexNowKeyOf(table: BuildRecord['table'], webRoot: WebRoot): string | undefined {
  const keys = table.files.flatMap((file) => {
    const [, key] = /^\/([a-f\d]{32})\.txt$/.exec(file.url) ?? [];
    return file.edition === webRoot && key !== undefined ? [key] : [];
  });
  return keys[0];
}

/** A request in each line: every page that is new, has other words, or is no more. */
function printRequests({ table, origins }: BuildRecord, changes: Changes): string {
  const bodies = (['main', 'library'] as const).flatMap((webRoot) => {
    const key = indexNowKeyOf(table, webRoot);
    const { added, changed, ended } = changes[webRoot];
    if (key === undefined) return [];
    const origin = valueFor(origins, webRoot);
    const { host } = new URL(origin);
    const urls = [...added, ...changed, ...ended].map((url) => origin + url);
    return inParts(urls, mostUrls).map((urlList) => ({ host, key, urlList }));
  });
  return bodies.map((body) => `${JSON.stringify(body)}\n`).join('');
}
