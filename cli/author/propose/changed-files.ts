import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../compile/project.ts';
import type { Repository } from '../git/repository.ts';

/** A file that a proposal changes, by its path in the repository. */
export interface FileChange {
  readonly path: string;
  readonly action: 'changed' | 'added' | 'removed';
}

/**
 * Puts the YAML and the assets upon a commit as they are now. The index that this takes is one of
 * its own: what somebody has staged neither goes in nor is lost.
 */
export async function changeFiles(
  { ask }: Repository,
  base: string,
  { regionsFile, libraryFile }: Project,
) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'career-site-propose-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const run = (args: readonly string[], input?: string) => ask(args, undefined, { env, input });
  const paths = [regionsFile, libraryFile, 'assets'].map((path) => `:(literal)${path}`);
  try {
    await run(['read-tree', base]);
    const own = await run([...listing, '--', ...paths, ...hidden]);
    await run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], own);
    const tree = (await run(['write-tree'])) ?? '';
    const changed = await run([
      'diff-tree',
      '-r',
      '-z',
      '--no-renames',
      '--name-status',
      base,
      tree,
    ]);
    const others = await run(['diff', '--name-only', '-z']);
    return {
      /** What git calls all of the files. */
      tree,
      files: readChanges(split(changed)),
      /** Other files that differ, and stay out of it. */
      others: split(others),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files of the commit, and those that are there and that git does not ignore. */
const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** What a system or an editor leaves beside the assets. */
const hidden = ['assets/**/.*', 'assets/**/.*/**'].map((glob) => `:(exclude,glob)${glob}`);

const actions: Readonly<Record<string, FileChange['action']>> = { A: 'added', D: 'removed' };

/** From letters and paths in turn. */
function readChanges(parts: readonly string[]): readonly FileChange[] {
  return parts.flatMap((path, index) =>
    index % 2 === 0 ? [] : { path, action: actions[parts[index - 1] ?? ''] ?? 'changed' },
  );
}

function split(printed = ''): readonly string[] {
  return printed.split('\0').filter((part) => part !== '');
}
