import { join } from 'node:path';
import { UsageError } from '../diagnostics/command-errors.ts';
import { toJson } from '../diagnostics/print/lines.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Repository } from '../author/git/repository.ts';
import { openRepository } from '../author/git/repository.ts';
import {
  compareRecords,
  readReleaseRecord,
  releasedFile,
} from '../compile/manifest/release-record.ts';
import { perWebRoot } from '../compile/resolve/web-roots.ts';
import { replaceFile } from '../compile/source/replace-file.ts';
import { readSourceFile } from '../compile/source/read.ts';
import { removeFile } from '../compile/source/save.ts';
import type { CommandContext } from './command-context.ts';

/** `release --undo`: the record as git had it before, without words of what was rolled back. */
export async function undoRelease(
  root: string,
  format: 'pretty' | 'json',
  { stdout }: CommandContext,
): Promise<void> {
  const [file] = readSourceFile(root, releasedFile);
  if (file === undefined)
    throw new UsageError(`Nothing has been released: there is no ${releasedFile}.`);
  const repository = await openRepository(root);
  if (repository === undefined)
    throw new UsageError(
      `Only git knows what ${releasedFile} was before, and this project is in no repository.`,
    );
  const earlier = await findEarlier(file.text, repository);
  const [undone] = readReleaseRecord(root);
  if (earlier === undefined) removeFile(root, releasedFile);
  else replaceFile(join(root, releasedFile), earlier);
  const recorded = earlier === undefined ? undefined : createSourceFile(releasedFile, earlier);
  const [record] = recorded === undefined ? [] : readReleaseRecord(root, recorded);
  const changes = perWebRoot((webRoot) => {
    const empty = { pages: new Map(), addresses: new Map() };
    return compareRecords(record?.[webRoot], undone?.[webRoot] ?? empty);
  });
  stdout.write(
    format === 'json'
      ? toJson({ version: 1, undone: changes })
      : `${releasedFile} is as it was before the last release. Commit it, and release again once that is online again.\n`,
  );
}

/** Undefined where it was the first. A release that is not committed is undone alone. */
async function findEarlier(text: string, repository: Repository): Promise<string | undefined> {
  const [last, before] = await repository.lastCommitsOf(releasedFile);
  const committed = last && (await repository.textIn(last, releasedFile));
  if (committed !== text) return committed;
  if (before !== undefined) return repository.textIn(before, releasedFile);
  if (await repository.isShallow())
    throw new UsageError(
      'This clone has only the newest commits. Get the others: git fetch --unshallow',
    );
  return undefined;
}
