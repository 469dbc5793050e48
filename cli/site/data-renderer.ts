import type { Engine } from './bundle.ts';
import { rendererOptions, toRendererBundle } from './bundle.ts';
import { loadBundler } from './bundler.ts';
import type { DataRenderer } from './renderer.ts';
import { loadDataRenderer } from './renderer.ts';

/** Bundles and loads what renders the pages of whatever data it is given. */
export async function openDataRenderer(engine: Engine): Promise<DataRenderer> {
  const options = rendererOptions(engine, 'runtime/app/renderer.ts');
  const { outputFiles } = await loadBundler().build(options);
  return loadDataRenderer(toRendererBundle(outputFiles));
}
