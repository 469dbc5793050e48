import type { WebRoot } from '../../../runtime/contract.ts';
import { once } from '../values/once.ts';

/** What each web root of a site has; without the library edition there is the main one alone. */
export interface ByWebRoot<T> {
  readonly main: T;
  readonly library?: T | undefined;
}

/** What is made for each web root of a site. */
export function byWebRoot<T>(
  { library }: { readonly library?: unknown },
  make: (webRoot: WebRoot) => T,
): ByWebRoot<T> {
  return { main: make('main'), ...(library !== undefined && { library: make('library') }) };
}

/** What a web root has whose pages a site has. */
export function valueFor<T>(values: ByWebRoot<T>, webRoot: WebRoot): T {
  const value = values[webRoot];
  if (value === undefined) throw new Error(`The site has no web root ${webRoot}.`);
  return value;
}

export function perWebRoot<T>(make: (webRoot: WebRoot) => T): Readonly<Record<WebRoot, T>> {
  return { main: make('main'), library: make('library') };
}

/** What is made for each web root when it is first needed there. */
export function oncePerWebRoot<T>(
  make: (webRoot: WebRoot) => T,
): Readonly<Record<WebRoot, () => T>> {
  return perWebRoot((webRoot) => once(() => make(webRoot)));
}
