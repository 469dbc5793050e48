import type { BuildOptions } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';

/** Which framework renders pages and hydrates islands (docs/architecture.md A2). */
export type Engine = 'preact' | 'react';

/** Puts Preact in the place of React. */
export const preactAliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export function sharedOptions(engine: Engine): BuildOptions {
  return {
    absWorkingDir: programRoot,
    bundle: true,
    write: false,
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    // A package holds no tsconfig.json, and a checkout is to bundle alike.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: engine === 'preact' ? preactAliases : {},
  };
}
