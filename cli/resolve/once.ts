import type { WebRoot } from '../../runtime/contract.ts';

/** Does the work when its result is first needed, and keeps the result. Work that throws is tried again. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}

/** What is made for each web root when it is first needed there. */
export function perWebRoot<T>(make: (webRoot: WebRoot) => T): Readonly<Record<WebRoot, () => T>> {
  return { main: once(() => make('main')), library: once(() => make('library')) };
}
