import type { ModuleTexts } from '../emit/write.ts';
import type { Engine } from './bundle-options.ts';
import type { ClientBundle } from './client-bundle.ts';
import { bundleClient } from './client-bundle.ts';
import type { RendererBundle } from './renderer-bundle.ts';
import { bundleRenderer } from './renderer-bundle.ts';

/** All that esbuild makes for a build. */
export interface Bundles {
  readonly client: ClientBundle;
  readonly renderer: RendererBundle;
}

/** Bundles the client, and the renderer together with the modules of `generated/`. */
export async function bundleSite(engine: Engine, modules: ModuleTexts): Promise<Bundles> {
  const [client, renderer] = await Promise.all([
    bundleClient(engine),
    bundleRenderer(engine, modules),
  ]);
  return { client, renderer };
}
