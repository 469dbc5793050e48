import type { BuildOptions } from 'esbuild';
import type { Engine } from './bundle-options.ts';
import { clientOptions } from './client-bundle.ts';

const toolEntries = [
  'page.ts',
  'page-styles.css',
  'inspector/inspector.css',
  'workbench.ts',
  'workbench-styles.css',
].map((name) => `runtime/dev/${name}`);

/** How the browser side of `dev` is bundled; under plain names, since nothing of it is cached. */
export function toolOptions(engine: Engine) {
  return {
    ...clientOptions(engine, [...toolEntries]),
    sourcemap: false,
    minify: false,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/-/',
  } satisfies BuildOptions;
}
