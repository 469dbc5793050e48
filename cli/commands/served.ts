import type { ListenOptions } from './options.ts';
import type { Preview, PreviewOptions } from '../deliver/serve/preview.ts';

/** The ports to serve a site at, whose library edition has one where there is that edition. */
export function portsOf(
  { port: main, libraryPort }: ListenOptions,
  hasLibrary: boolean,
): PreviewOptions['ports'] {
  return hasLibrary ? { main, library: libraryPort } : { main };
}

/** Where a site is served, a line for each edition. */
export function printAddresses({ main, library }: Preview['addresses']): string {
  const ofLibrary = library === undefined ? '' : `Library edition: ${library}\n`;
  return `Main site: ${main}\n${ofLibrary}`;
}
