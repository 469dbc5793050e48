import { error } from '../../diagnostics/catalogue/entry.ts';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Result } from '../../diagnostics/diagnostic.ts';
import { creatorOf, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import { groupBy } from '../values/group-by.ts';
import { perWebRoot } from '../resolve/web-roots.ts';
import { isReleaseRecord } from '../schema/compiled.ts';
import type { ReleasedEdition as WrittenEdition } from '../schema/written.ts';
import { readSourceFile } from '../source/read.ts';
import { parseYaml } from '../source/yaml.ts';
import { segmentAt } from './table.ts';

export const codes = {
  'release-record-damaged': error(
    'This is no record of releases any more. Take the file as the last commit has it: git restore released.yaml.',
    'The record of releases, released.yaml, is not as `career-site release` writes it.',
    'Nothing could be said about addresses that an edit takes away from visitors.',
    'Take the file as git has it. After a merge with conflicts, take either side, build, and run `career-site release`.',
  ),
} as const;

const createDiagnostic = creatorOf(codes);

/** The file, in the project's folder, that says what has been published. */
export const releasedFile = 'released.yaml';

/** A page that has been published, with days as `YYYY-MM-DD`. */
export interface RecordedPage {
  /** The day of the first release that had it. */
  readonly since: string;
  /** The day of the release that changed its words last. */
  readonly changed: string;
  /** What `hashWords` makes of them. */
  readonly words: string;
}

/** What else visitors may hold: another name of a state, a file, a page that has moved. */
export interface RecordedAddress {
  readonly since: string;
  /** The first segment of the URLs of whose it is, such as `nv`; `root` for those of no state. */
  readonly of: string;
}

/** By URL. */
export interface RecordedEdition {
  readonly pages: ReadonlyMap<string, RecordedPage>;
  readonly addresses: ReadonlyMap<string, RecordedAddress>;
}

/** Every address that visitors may hold. */
export type ReleaseRecord = Readonly<Record<WebRoot, RecordedEdition>>;

/** Reads the record, or its draft. Undefined without a diagnostic before the first release. */
export function readReleaseRecord(root: string, draft?: SourceFile): Result<ReleaseRecord> {
  const [file, unreadable] = draft ? [draft, []] : readSourceFile(root, releasedFile);
  if (file === undefined) {
    return [undefined, unreadable.filter(({ code }) => code !== 'file-not-found')];
  }
  const [document, malformed] = parseYaml(file);
  if (document === undefined || hasErrors(malformed)) return [undefined, malformed];
  const { value } = document;
  if (isReleaseRecord(value)) {
    return [{ main: readEdition(value.main), library: readEdition(value.library) }, malformed];
  }
  const damaged = createDiagnostic('release-record-damaged', {}, startOfFile(file));
  return [undefined, [...malformed, damaged]];
}

function readEdition({ pages, addresses }: WrittenEdition): RecordedEdition {
  const ofPages = pages.flatMap(({ path, words, ...days }) =>
    words.split(' ').map((word): [string, RecordedPage] => {
      const [place = '', hash = ''] = word.split('=');
      return [(place === 'root' ? '' : `/${place}`) + path, { ...days, words: hash }];
    }),
  );
  const others = addresses.flatMap(({ at, ...address }) =>
    at.split(' ').map((url) => [url, address] as const),
  );
  return { pages: new Map(ofPages), addresses: new Map(others) };
}

/** What a release publishes of an edition. */
export interface ReleasedEdition {
  /** The hash of the words of each page to arrive at, by its URL. */
  readonly words: ReadonlyMap<string, string>;
  /** Other addresses that visitors may hold, each with its state as in `RecordedAddress`. */
  readonly addresses: ReadonlyMap<string, string>;
}

export type Released = Readonly<Record<WebRoot, ReleasedEdition>>;

/**
 * The record after a release. What it knows is never forgotten: a page that is gone is an address
 * from then on.
 *
 * @param day The day of the release, as `YYYY-MM-DD`.
 */
export function recordRelease(
  before: ReleaseRecord | undefined,
  released: Released,
  day: string,
): ReleaseRecord {
  return perWebRoot((edition) => recordEdition(before?.[edition], released[edition], day));
}

function recordEdition(
  before: RecordedEdition | undefined,
  { words, addresses }: ReleasedEdition,
  day: string,
): RecordedEdition {
  const old: RecordedEdition = before ?? { pages: new Map(), addresses: new Map() };
  const pages = [...words].map(([url, hash]): [string, RecordedPage] => {
    const known = old.pages.get(url);
    const { since } = known ?? old.addresses.get(url) ?? { since: day };
    return [url, { since, changed: dayOfWords(known, hash, day), words: hash }];
  });
  const held = new Map<string, RecordedAddress>([
    ...[...addresses].map(([url, of]) => [url, { since: day, of }] as const),
    ...[...old.pages].map(([url, { since }]) => [url, { since, of: firstSegment(url) }] as const),
    ...old.addresses,
  ]);
  for (const url of words.keys()) held.delete(url);
  return { pages: new Map(pages), addresses: held };
}

/** The day on which the words of a page changed last, if this release is of `day`. */
export function dayOfWords(before: RecordedPage | undefined, words: string, day: string): string {
  return before?.words === words ? before.changed : day;
}

export type Changes = Readonly<Record<WebRoot, ReturnType<typeof compareRecords>>>;

/** The URLs of pages that the record after a release has other than the one before it. */
export function compareRecords(before: RecordedEdition | undefined, after: RecordedEdition) {
  const old = before?.pages ?? new Map<string, RecordedPage>();
  const urls = [...after.pages.keys()];
  return {
    added: urls.filter((url) => !old.has(url)),
    changed: urls.filter(
      (url) => old.has(url) && old.get(url)?.words !== after.pages.get(url)?.words,
    ),
    // Each leads elsewhere, or says that it is gone.
    ended: [...old.keys()].filter((url) => !after.pages.has(url)),
  };
}

const heading = `# What has been published: every address that visitors may hold, since which release, and the day on which the
# words of each page changed last. \`career-site release\` writes it after a production build. Keep it in git, and
# leave it to that command: from it, validate knows which addresses an edit would take away.
version: 1
`;

/**
 * The record as a file. Pages of the same path below their states, and of the same days, share a
 * line.
 *
 * @param states First segments of URLs that are states, such as `nv`.
 */
export function printReleaseRecord(record: ReleaseRecord, states: ReadonlySet<string>): string {
  const printEdition = (webRoot: WebRoot): string => {
    const pages = sortByKey(record[webRoot].pages).map(([url, { since, changed, words }]) => {
      const { state = 'root', path } = splitAtState(url, states);
      const fields = `path: ${path}, since: ${since}, changed: ${changed}, words`;
      return { key: `${path} ${since} ${changed}`, fields, text: `${state}=${words}` };
    });
    const addresses = sortByKey(record[webRoot].addresses).map(([text, { since, of }]) => {
      return { key: `${of} ${since}`, fields: `since: ${since}, of: ${of}, at`, text };
    });
    return `${webRoot}:\n  pages:${printList(pages)}  addresses:${printList(addresses)}`;
  };
  return heading + printEdition('main') + printEdition('library');
}

interface ListedText {
  /** Those of one key share a line. */
  readonly key: string;
  /** What stands in that line before the texts. */
  readonly fields: string;
  readonly text: string;
}

function printList(texts: readonly ListedText[]): string {
  const lines = sortByKey(groupBy(texts, ({ key }) => key)).map(([, group]) => {
    const all = group.map(({ text }) => text).join(' ');
    return `    - { ${group[0].fields}: ${all} }\n`;
  });
  return lines.length === 0 ? ' []\n' : `\n${lines.join('')}`;
}

/** The state that a URL is below, if it is below any, and the rest of it. */
export function splitAtState(
  url: string,
  states: ReadonlySet<string>,
): { readonly state?: string; readonly path: string } {
  const state = segmentAt(url);
  return states.has(state) ? { state, path: url.slice(state.length + 1) } : { path: url };
}

function firstSegment(url: string): string {
  const [, first = '', ...rest] = url.split('/');
  return rest.length > 0 ? first : 'root';
}

function sortByKey<T>(map: ReadonlyMap<string, T>): readonly [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
