import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

/**
 * Whether git keeps a file of a folder. False where there is no git, or where it refuses to look,
 * as in another user's checkout.
 */
export function isInGit(folder: string): boolean {
  const kept = spawnSync('git', ['ls-files', '--', basename(folder)], { cwd: dirname(folder) });
  return kept.status === 0 && kept.stdout.length > 0;
}
