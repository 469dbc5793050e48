import type { RowSource, UrlTable } from '../../compile/manifest/table.ts';
import type { HashedFile } from '../../compile/site/output-file.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import { isAsset } from '../../compile/site/publication/earlier-output.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { hashContent } from '../../compile/values/hash.ts';
import { OutputError, UsageError } from '../../diagnostics/command-errors.ts';
import type { OutputFolder } from '../check/output-folder.ts';
import type { NamedRecord } from './same-build.ts';

/** The output of a build of some editions. */
export type Part = OutputFolder & NamedRecord;

/** A file as each part has it that has one at its path. */
type Copies = readonly [Copy, ...Copy[]];

interface Copy {
  readonly part: Part;
  readonly file: HashedFile;
}

/**
 * The files that a whole site takes from its parts, by path: pages, files with addresses of their
 * own, and assets. It leaves out what stands in for other editions, and the files of hosts.
 */
export function listCopies(parts: readonly Part[]): ReadonlyMap<string, Copies> {
  const copies = parts.flatMap((part) => {
    const isServed = servedPaths(part.record.table, ({ reason }) => reason !== 'stand-alone');
    return part.record.files.filter(({ path }) => isServed(path)).map((file) => ({ part, file }));
  });
  return groupBy(copies, ({ file }) => file.path);
}

/** Whether a file of an output, or what it is a compressed copy of, has an address. */
export function servedPaths(
  { pages, files }: Pick<UrlTable, 'pages' | 'files'>,
  isMeant: (source: RowSource) => boolean = () => true,
): (path: string) => boolean {
  const rows = [...pages, ...files].filter(({ source }) => isMeant(source));
  const own = new Set(rows.map(({ edition, url }) => filePathOf(edition, url)));
  return (path) => isAsset(path) || own.has(path.replace(compressedEnding, ''));
}

export function isCompressed({ path }: Pick<HashedFile, 'path'>): boolean {
  return compressedEnding.test(path);
}

const compressedEnding = /\.(?:br|gz)$/;

/** What all parts have at a path. Throws where that differs, or is not what a build wrote. */
export function readCopy([{ part, file }, ...others]: Copies): Uint8Array {
  const { path, hash } = file;
  const other = others.find((each) => each.file.hash !== hash);
  if (other !== undefined)
    throw new UsageError(
      `${path} is not the same in ${part.name} and in ${other.part.name}. Build all parts of the same files, by the same program.`,
    );
  const contents = part.paths.has(path) ? part.readBytes(path) : '';
  if (contents !== '' && hashContent(contents) === hash) return contents;
  throw new OutputError(
    `${part.name}/${path} is not what its manifest.json says. Build that part again, or copy it again from where it was built.`,
  );
}
