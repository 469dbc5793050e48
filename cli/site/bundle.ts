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

/** Bundles on their way: the bundler starts before the YAML is read, which takes 9 % off a cold build. */
export interface Bundling {
  /** Gives the bundler the modules of `generated/`, for which the renderer's bundle waits. */
  complete(modules: ModuleTexts): Promise<Bundles>;
  /** Ends what nobody will wait for. */
  cancel(): void;
}

/** Begins to make both bundles. */
export function startBundling(engine: Engine): Bundling {
  const modules = createPromise<ModuleTexts>();
  const bundling = bundle(engine, modules.promise);
  // What fails before it is waited for, or is cancelled, is no unhandled rejection.
  for (const promise of [bundling, modules.promise]) promise.catch(() => undefined);
  return {
    complete: (texts) => {
      modules.resolve(texts);
      return bundling;
    },
    cancel: () => {
      modules.reject(new Error('The build was abandoned.'));
    },
  };
}

function createPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** Makes both bundles. */
async function bundle(engine: Engine, modules: Promise<ModuleTexts>): Promise<Bundles> {
  const [client, renderer] = await Promise.all([
    bundleClient(engine),
    bundleRenderer(engine, modules),
  ]);
  return { client, renderer };
}
