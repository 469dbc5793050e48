import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import { isInGit } from '../site/cache/git-index.ts';
import { readSecret, secretVariable } from '../site/cache/secret.ts';
import type { CommandContext } from './command-context.ts';
import { OutputError, UsageError } from './usage.ts';

/** In characters. */
const shortestSecret = 32;

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, context: CommandContext): Cache {
  return open(root, 'cache', context);
}

/** In bytes: what renders pages, what it renders them with, and what they show, for several editions of the YAML. */
const roomForPages = 4e6;

/** What `explain` finds out about pages. What builds keep is not beside it: reading that takes a tenth of the CPU time of an answer. */
export function openPageFindings(root: string, context: CommandContext): Cache {
  return open(root, 'pages', context, roomForPages);
}

/** In bytes: a few hundred answers. */
const roomForAnswers = 2e6;

/** What `explain` has answered, in a file of its own, which is quick to read. */
export function openAnswers(root: string, context: CommandContext): Cache {
  return open(root, 'answers', context, roomForAnswers);
}

function open(root: string, name: string, context: CommandContext, room?: number): Cache {
  const { platform, env } = context;
  assertSecret(env);
  const folder = join(root, '.career-site');
  if (isInGit(folder))
    throw new OutputError(
      `${folder} stands in git, where it would be read on other machines than the one that made it. Take it out: git rm -r --cached .career-site`,
    );
  return openCache(join(folder, name), { platform, secret: readSecret(env), room });
}

/** One that can be guessed lets others sign. */
function assertSecret(env: CommandContext['env']): void {
  const length = env[secretVariable]?.length ?? 0;
  if (length === 0 || length >= shortestSecret) return;
  throw new UsageError(
    `${secretVariable} has ${String(length)} characters, and needs ${String(shortestSecret)} that nobody can guess. Make them by: openssl rand -hex 32`,
  );
}
