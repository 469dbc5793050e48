import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import { hashContent } from '../../compile/values/hash.ts';
import { namesHash, recordFile } from '../../compile/site/publication/earlier-output.ts';
import { foldersOf } from '../../compile/site/publication/folder-tree.ts';
import type { OutputFolder } from './output-folder.ts';

/**
 * Compares a deployed folder with its build: missing, changed and unlisted files, and what is no
 * regular file. Assets of earlier builds may be there, unchanged. `now` is as `findOutdated` has
 * it.
 */
export function verifyOutput(folder: OutputFolder, now: string): readonly Diagnostic[] {
  return [
    ...compareFiles(folder, expectedIn(folder)),
    ...findForeign(folder),
    ...findOutdated(folder.record, now),
  ];
}

/** The hash of each file that a build wrote, by its path. */
function expectedIn({ files, retained }: OutputFolder): ReadonlyMap<string, string> {
  const kept = [...retained.hashes].filter(([path, hash]) => namesHash(path, hash));
  return new Map([...kept, ...files.map(({ path, hash }) => [path, hash] as const)]);
}

function compareFiles(
  { paths, special, readBytes }: OutputFolder,
  expected: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  return [...expected].flatMap(([path, hash]) => {
    if ([path, ...foldersOf([path])].some((part) => special.has(part))) return [];
    if (!paths.has(path)) return createDiagnostic('output-missing', { path }, wholeFile(path));
    if (hashContent(readBytes(path)) === hash) return [];
    return createDiagnostic('output-changed', { path }, wholeFile(path));
  });
}

/** Finds what no build wrote: files that it does not list, and whatever is not a regular file. */
export function findForeign(folder: OutputFolder): readonly Diagnostic[] {
  const expected = expectedIn(folder);
  const unlisted = [...folder.paths].filter((path) => !expected.has(path));
  return [
    ...unlisted.map((path) => createDiagnostic('output-unlisted', { path }, wholeFile(path))),
    ...[...folder.special].map(([path, kind]) =>
      createDiagnostic('output-not-a-file', { path, kind }, wholeFile(path)),
    ),
  ];
}

/**
 * Finds an output that time has made another.
 *
 * @param now An instant in UTC, such as `2027-01-21T23:30:00Z`.
 */
export function findOutdated({ validUntil }: BuildRecord, now: string): readonly Diagnostic[] {
  if (now < validUntil) return [];
  return [createDiagnostic('output-outdated', { since: validUntil }, wholeFile(recordFile))];
}
