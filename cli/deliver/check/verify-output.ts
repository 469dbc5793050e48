import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import { hashContent } from '../../compile/values/hash.ts';
import { namesHash, recordFile } from '../../compile/site/publication/earlier-output.ts';
import { foldersOf } from '../../compile/site/publication/folder-tree.ts';
import type { OutputFolder } from './output-folder.ts';

/**
 * Compares a deployed folder with what a build wrote for it. Reports each file that is missing, changed or unlisted, and
 * whatever is not a regular file. Assets kept from earlier builds may be there, under names that hold their hash and unchanged
 * since those builds wrote them.
 * `now` is an instant, as `findOutdated` has it.
 */
export function verifyOutput(folder: OutputFolder, now: string): readonly Diagnostic[] {
  const { files, retained, record } = folder;
  const expected = new Map([...retained.hashes].filter(([path, hash]) => namesHash(path, hash)));
  for (const { path, hash } of files) expected.set(path, hash);
  return [
    ...compareFiles(folder, expected),
    ...findUnlisted(folder, expected),
    ...[...folder.special].map(([path, kind]) =>
      createDiagnostic('output-not-a-file', { path, kind }, wholeFile(path)),
    ),
    ...findOutdated(record, now),
  ];
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

function findUnlisted(
  { paths }: OutputFolder,
  expected: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const unlisted = [...paths].filter((path) => !expected.has(path));
  return unlisted.map((path) => createDiagnostic('output-unlisted', { path }, wholeFile(path)));
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
