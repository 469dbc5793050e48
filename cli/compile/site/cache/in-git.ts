import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

/** Whether git tracks a file of a folder; false where git is missing or refuses to look. */
export function isInGit(folder: string): boolean {
  const kept = spawnSync('git', ['ls-files', '--', basename(folder)], { cwd: dirname(folder) });
  return kept.status === 0 && kept.stdout.length > 0;
}
