import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import type { CommandContext } from './command-context.ts';

/** The cache of expensive work, outside of every output. */
export function openProjectCache(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/cache'), platform);
}
