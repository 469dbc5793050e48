import type { WebRoot } from '../../runtime/contract.ts';
import type { Result } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { startOfFile } from '../diagnostics/span.ts';
import { fits } from '../schema/violations.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { readSourceFile } from '../source/read.ts';
import { parseYaml } from '../source/yaml.ts';

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

/** An edition as the file has it: `words` names pages by the first segments of their URLs, or `root`, each with its hash. */
interface WrittenEdition {
  readonly pages: readonly (RecordedPage & { readonly path: string })[];
  readonly addresses: readonly (RecordedAddress & { readonly at: string })[];
}

/**
 * Reads the record of a project, or what stands in its place; undefined without a diagnostic where nothing has been
 * released.
 */
export function readReleaseRecord(root: string, draft?: SourceFile): Result<ReleaseRecord> {
  const [file, unreadable] = draft ? [draft, []] : readSourceFile(root, releasedFile);
  if (file === undefined) {
    return [undefined, unreadable.filter(({ code }) => code !== 'file-not-found')];
  }
  const [document, malformed] = parseYaml(file);
  if (document === undefined || hasErrors(malformed)) return [undefined, malformed];
  const { value } = document;
  if (isWrittenRecord(value)) {
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

/** A list of groups of texts, which name these fields. */
function rows(...required: readonly string[]): SchemaNode {
  const items = { type: 'object', required, additionalProperties: { type: 'string' } };
  return { type: 'array', items };
}

const edition: SchemaNode = {
  type: 'object',
  required: ['pages', 'addresses'],
  properties: {
    pages: rows('path', 'since', 'changed', 'words'),
    addresses: rows('since', 'of', 'at'),
  },
};

const wholeFile: SchemaNode = {
  type: 'object',
  required: ['version', 'main', 'library'],
  properties: { version: { const: 1 }, main: edition, library: edition },
};

function isWrittenRecord(value: unknown): value is Readonly<Record<WebRoot, WrittenEdition>> {
  return fits(value, wholeFile);
}
