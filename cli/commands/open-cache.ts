import { join } from 'node:path';
import type { KeptCheck, KeptCheckOptions } from '../compile/kept-check.ts';
import { openKeptCheck } from '../compile/kept-check.ts';
import type { Project } from '../compile/project.ts';
import type { Cache } from '../compile/site/cache/cache.ts';
import { openCache } from '../compile/site/cache/cache.ts';
import { isInGit } from '../compile/site/cache/in-git.ts';
import { readSecret, secretVariable } from '../compile/site/cache/secret.ts';
import { isLink } from '../compile/source/read.ts';
import { onceEach } from '../compile/values/once.ts';
import type { CommandContext } from './command-context.ts';
import { OutputError, UsageError } from '../diagnostics/command-errors.ts';

/** In characters. */
const shortestSecret = 32;

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, context: CommandContext): Cache {
  const refusal = refuseCache(root, context);
  if (refusal !== undefined) throw new OutputError(refusal);
  const { folder, ...options } = cacheOf(root, context);
  return openCache(folder, options);
}

/** The check of a project; nothing of it is kept where its cache is refused. */
export function openProjectCheck(project: Project, context: CommandContext): KeptCheck {
  const { root } = project;
  const isKept = refuseCache(root, context) === undefined;
  return openKeptCheck(project, isKept ? cacheOf(root, context) : undefined);
}

function cacheOf(root: string, { platform, env }: CommandContext): KeptCheckOptions {
  assertSecret(env);
  return { folder: join(root, cacheFolder), platform, secret: readSecret(env) };
}

const ownFolder = '.career-site';
const cacheFolder = `${ownFolder}/cache`;

/** What a command has been told of the caches of projects, so that it asks git once. */
const refusals = new WeakMap<CommandContext, (root: string) => string | undefined>();

/** Why nothing is kept for a project. */
function refuseCache(root: string, context: CommandContext): string | undefined {
  const known = refusals.get(context) ?? onceEach(findRefusal);
  refusals.set(context, known);
  return known(root);
}

function findRefusal(root: string): string | undefined {
  const folder = join(root, ownFolder);
  if (isInGit(folder))
    return `${folder} stands in git, where it would be read on other machines than the one that made it. Take it out: git rm -r --cached .career-site`;
  const link = [folder, join(root, cacheFolder)].find(isLink);
  return (
    link &&
    `${link} is a link, and nothing is written to or deleted from where it leads. Delete it, or build with --no-cache.`
  );
}

/** One that can be guessed lets others sign. */
function assertSecret(env: CommandContext['env']): void {
  const length = env[secretVariable]?.length ?? 0;
  if (length === 0 || length >= shortestSecret) return;
  throw new UsageError(
    `${secretVariable} has ${String(length)} characters, and needs ${String(shortestSecret)} that nobody can guess. Make them by: openssl rand -hex 32`,
  );
}
