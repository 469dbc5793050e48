import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import type { CommandContext } from './command-context.ts';

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/cache'), platform);
}

/** In bytes: what renders pages, what it renders them with, and what they show, for several editions of the YAML. */
const roomForPages = 4e6;

/** What `explain` finds out about pages. What builds keep is not beside it: reading that takes a tenth of the CPU time of an answer. */
export function openPageFindings(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/pages'), platform, roomForPages);
}

/** In bytes: a few hundred answers. */
const roomForAnswers = 2e6;

/** What `explain` has answered, in a file of its own, which is quick to read. */
export function openAnswers(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/answers'), platform, roomForAnswers);
}
