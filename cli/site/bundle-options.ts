import type * as esbuild from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';

/** Which framework renders pages and hydrates islands (docs/architecture.md A2). */
export type Engine = 'preact' | 'react';

/** Replaces React by Preact. */
export const preactAliases = {
  react: './runtime/preact.ts',
  'react-dom': './runtime/preact.ts',
  'react-dom/client': './runtime/preact.ts',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export function sharedOptions(engine: Engine) {
  return {
    absWorkingDir: programRoot,
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    // The npm package contains no tsconfig.json, and a checkout must bundle the same.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: engine === 'preact' ? preactAliases : {},
  } satisfies BuildOptions;
}

/** Loads esbuild, once something is bundled. */
export function loadBundler(): Promise<typeof esbuild> {
  return import('esbuild');
}
