import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import { isInGit } from '../site/cache/git-index.ts';
import { readSecret, secretVariable } from '../site/cache/secret.ts';
import { isLink } from '../source/read.ts';
import type { CommandContext } from './command-context.ts';
import { OutputError, UsageError } from './usage.ts';

/** In characters. */
const shortestSecret = 32;

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, context: CommandContext): Cache {
  const { platform, env } = context;
  assertSecret(env);
  const folder = join(root, '.career-site');
  if (isInGit(folder))
    throw new OutputError(
      `${folder} stands in git, where it would be read on other machines than the one that made it. Take it out: git rm -r --cached .career-site`,
    );
  const cache = join(folder, 'cache');
  const link = [folder, cache].find(isLink);
  if (link !== undefined)
    throw new OutputError(
      `${link} is a link, and nothing is written to or deleted from where it leads. Delete it, or build with --no-cache.`,
    );
  return openCache(cache, { platform, secret: readSecret(env) });
}

/** One that can be guessed lets others sign. */
function assertSecret(env: CommandContext['env']): void {
  const length = env[secretVariable]?.length ?? 0;
  if (length === 0 || length >= shortestSecret) return;
  throw new UsageError(
    `${secretVariable} has ${String(length)} characters, and needs ${String(shortestSecret)} that nobody can guess. Make them by: openssl rand -hex 32`,
  );
}
