import { createRequire } from 'node:module';

/**
 * Loads esbuild, for builds alone. It is required because importing a CommonJS module has Node look through all of its
 * text for the names of its exports, which for this one takes as long as to run it.
 */
export function loadBundler(): typeof import('esbuild') {
  const bundler: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  return bundler;
}
