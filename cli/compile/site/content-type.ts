import { extname } from 'node:path';
import { mimes } from 'mrmime';

/** Media types by ending; the package lacks that of favicons, and has the older one of sitemaps. */
const types = new Map(Object.entries({ ...mimes, ico: 'image/x-icon', xml: 'application/xml' }));

/** The media type that a file of the output is served as, by the ending of its name. */
export function contentTypeOf(path: string): string {
  return typeOfEnding(extname(path).slice(1).toLowerCase());
}

function typeOfEnding(ending: string): string {
  const type = types.get(ending) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

const endings =
  'avif css gif html ico ics jpeg jpg js json map mp4 pdf png svg txt vtt webm webmanifest webp woff2 xml';

/** Media types by ending, for hosts that need a table of them. */
export const contentTypes: ReadonlyMap<string, string> = new Map(
  endings.split(' ').map((ending) => [ending, typeOfEnding(ending)]),
);
