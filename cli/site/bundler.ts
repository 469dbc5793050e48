import { createRequire } from 'node:module';
import type * as esbuild from 'esbuild';

/**
 * Loads esbuild, for builds alone. It is required because importing a CommonJS module has Node look through all of its
 * text for the names of its exports, which for this one takes as long as to run it.
 */
export function loadBundler(): typeof esbuild {
  const bundler: typeof esbuild = createRequire(import.meta.url)('esbuild');
  return bundler;
}
