import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import type { CommandContext } from './command-context.ts';

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/cache'), platform);
}

/** In bytes: a few hundred answers. */
const roomForAnswers = 2e6;

/** What `explain` has answered, in a file of its own, which is quick to read. */
export function openAnswers(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/answers'), platform, roomForAnswers);
}
