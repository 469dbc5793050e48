import type { WebRoot } from '../../../runtime/contract.ts';
import { once } from '../values/once.ts';

export function perWebRoot<T>(make: (webRoot: WebRoot) => T): Readonly<Record<WebRoot, T>> {
  return { main: make('main'), library: make('library') };
}

/** What is made for each web root when it is first needed there. */
export function oncePerWebRoot<T>(
  make: (webRoot: WebRoot) => T,
): Readonly<Record<WebRoot, () => T>> {
  return perWebRoot((webRoot) => once(() => make(webRoot)));
}
