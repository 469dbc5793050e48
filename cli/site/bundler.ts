import type * as esbuild from 'esbuild';

/** Loads esbuild, once something is bundled. */
export function loadBundler(): Promise<typeof esbuild> {
  return import('esbuild');
}
