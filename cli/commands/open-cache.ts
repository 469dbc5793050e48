import { join } from 'node:path';
import type { Cache } from '../site/cache/cache.ts';
import { openCache } from '../site/cache/cache.ts';
import type { CommandContext } from './command-context.ts';

/** What the program keeps of costly work, outside of every output. */
export function openProjectCache(root: string, { platform }: CommandContext): Cache {
  return openCache(join(root, '.career-site/cache'), platform);
}
