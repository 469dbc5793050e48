import { join } from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';
import type { Engine } from './bundle-options.ts';
import { sharedOptions } from './bundle-options.ts';
import type { RendererBundle } from './renderer.ts';
import { rendererFile } from './renderer.ts';

/** What islands load in the browser alone. */
const browserPackages = ['dompurify'];

/** How what renders pages is bundled, with its names as they are written, so that errors can name them. */
export function rendererOptions(engine: Engine) {
  return {
    ...moduleOptions(engine),
    entryPoints: ['runtime/app/renderer.ts'],
  } satisfies BuildOptions;
}

/** How modules are bundled that are evaluated here. */
function moduleOptions(engine: Engine) {
  return {
    ...sharedOptions(engine),
    outfile: join(programRoot, rendererFile),
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: { '.css': 'empty' },
    // The form of a package that leaves out what is not used; React Router has it under the second name alone.
    conditions: ['module', 'module-sync'],
    external: browserPackages,
  } satisfies BuildOptions;
}

/** What the bundler made of the renderer. */
export function toRendererBundle(outputFiles: readonly OutputFile[]): RendererBundle {
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: textOf('.cjs'), sourceMap: textOf('.map') };
}
