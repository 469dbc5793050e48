import type { Bundles, Engine } from './bundle.ts';
import { startBundling } from './bundle.ts';
import type { Loading } from './load-data.ts';
import { startLoading } from './load-data.ts';

/** What the bundler, a program of its own, makes while the rest of this one is loaded and the YAML is read. */
export interface EarlyWork {
  readonly bundling: Promise<Bundles>;
  /** Of the `generated/` that is known to be wanted. */
  readonly loading: Loading | undefined;
}

/** Gives the bundler what needs nothing of the YAML. */
export function startEarly(engine: Engine, home: string | undefined): EarlyWork {
  return {
    bundling: startBundling(engine),
    loading: home === undefined ? undefined : startLoading(home),
  };
}
