import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainPath, readPath } from '../../../cli/compile/manifest/target.ts';
import type { Host } from '../../../cli/compile/site/hosting/host.ts';
import { projectRoot } from '../career-site.ts';
import type { HostAnswer } from '../../../cli/deliver/check/live/asked-rows.ts';

/** An answer of a host that is not that of the preview. */
export interface Deviation {
  readonly host: Host;
  readonly mount: 'prefix' | 'root';
  /** As it was asked, without the query. */
  readonly path: string;
  readonly expected: HostAnswer;
  readonly got: HostAnswer;
  /** What the preview answers where a browser asks for the path. */
  readonly expectedOfBrowser: HostAnswer;
}

/** A difference that docs/hosts.md names. */
export interface Difference {
  readonly name: string;
  readonly host: string;
}

export function readDifferences(): readonly Difference[] {
  const text = readFileSync(join(projectRoot, 'docs/hosts.md'), 'utf8');
  return [...text.matchAll(/^\| `([\w-]+)` *\| (\w+) *\|/gm)].map(([, name = '', host = '']) => ({
    name,
    host,
  }));
}

/** Whether a deviation is of a named kind. */
export const recognisers: Readonly<Record<string, (deviation: Deviation) => boolean>> = {
  'status-308': ({ expected, got }) =>
    expected.status === 301 && got.status === 308 && got.location === expected.location,
  'html-ending': ({ path, got }) =>
    got.status === 308 && got.location === path.replace(/(index)?(\.html)?$/, ''),
  'browser-slashes': ({ path, expectedOfBrowser, got }) =>
    /\\|\/\.\./.test(path) && isSame(got, expectedOfBrowser),
  'asset-folder': ({ path, got }) => path.startsWith('/assets/') && isNotFound(got),
  'below-a-file': ({ path, got }) => got.status === 502 && /\.\w+\//.test(path),
  'one-404-page': ({ expected, got }) => expected.status === 404 && isNotFound(got),
  'gone-404': ({ expected, got }) => expected.status === 410 && isNotFound(got),
  'webinar-status': ({ expected, got }) =>
    expected.file?.endsWith('/latest/not-found/index.html') === true &&
    got.status === 200 &&
    got.file === expected.file,
  'as-asked': ({ path, mount, got }) =>
    (!isPlainPath(path) || readPath(path) !== path) && (isMissing(got) || keeps(path, mount, got)),
  'no-backslash': ({ path, got }) => path.includes('\\') && /^\/\w\w\/$/.test(got.location ?? ''),
  'slash-as-asked': ({ expected, got }) =>
    got.status === 301 && withoutSlash(got.location) === withoutSlash(expected.location),
  'listed-names': ({ path, expected, got }) =>
    expected.status === 301 && isMissing(got) && !/^\/(?:nv|nevada)\//i.test(path),
  'letter-case': ({ path, expected, got }) =>
    /[A-Z]/.test(path) &&
    (expected.status === 301 || expected.status === 410) &&
    (isMissing(got) || (got.status === 301 && got.location !== got.location?.toLowerCase())),
  'any-campaign': ({ path, got }) => got.status === 200 && /\/(?:quote|webinar)\//.test(path),
  'names-of-pages': ({ path, mount, expected, got }) =>
    mount === 'root' &&
    expected.status === 301 &&
    /^\/(?:nv|nevada)\//i.test(path) &&
    (isMissing(got) || got.status === 200),
};

function isSame(one: HostAnswer, other: HostAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isMissing({ status }: HostAnswer): boolean {
  return status === 404;
}

function isNotFound({ status, file }: HostAnswer): boolean {
  return status === 404 && file === 'main/404.html';
}

/** Below a prefix, what follows the name of a state is kept as it was asked. */
function keeps(path: string, mount: Deviation['mount'], { status, location }: HostAnswer): boolean {
  const rest = path.replace(/^\/[^/]*\//, '');
  return status === 301 && mount === 'prefix' && location?.replace(/^\/\w\w\//, '') === rest;
}

function withoutSlash(path: string | undefined): string | undefined {
  return path?.replace(/\/$/, '');
}
