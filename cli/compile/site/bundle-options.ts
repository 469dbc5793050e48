import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { programRoot } from '../program-folder.ts';

/** Which framework renders pages and hydrates islands (docs/architecture.md A2). */
export type Engine = 'preact' | 'react';

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

export const styleSheets = ['site', 'tools', 'paper', 'preview'] as const;

/** The entries of the client: the script of every page, and the style sheets. */
export const clientEntries = {
  scripts: ['runtime/client.ts'],
  styles: styleSheets.map((name) => `runtime/styles/${name}.css`),
};

/** Names sources in source maps, so that they name no folder of the machine; nothing is written. */
export const clientFolder = join(programRoot, 'dist');

/** Loads what sends a form after the form, in whose chunk their shared code compresses better. */
const sendAfterForm: Plugin = {
  name: 'send after the form',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]forms[\\/]crm[\\/]send\.ts$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}import '../HostedForm.tsx';`,
      loader: 'ts',
    }));
  },
};

/** The client, its islands and the style sheets. Names do not depend on other entries. */
export function clientOptions(engine: Engine, entryPoints: string[]) {
  return {
    ...sharedOptions(engine),
    entryPoints,
    minify: true,
    outdir: clientFolder,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16'],
    loader: { '.svg': 'file', '.woff2': 'file' },
    plugins: [sendAfterForm],
  } satisfies BuildOptions;
}

export const rendererFile = 'renderer.cjs';

/** The renderer keeps its names, so that errors can name components. */
export function rendererOptions(engine: Engine) {
  return {
    ...sharedOptions(engine),
    entryPoints: ['runtime/app/renderer.ts'],
    outfile: join(programRoot, rendererFile),
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: { '.css': 'empty' },
    // The form of a package that leaves out what is not used; React Router has it under the second
    // name alone.
    conditions: ['module', 'module-sync'],
    // What islands load in the browser alone.
    external: ['dompurify'],
  } satisfies BuildOptions;
}
