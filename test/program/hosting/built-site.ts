import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import { hosts } from '../../../cli/compile/site/hosting/host.ts';
import type { Change } from '../../built-site.ts';
import { buildSite } from '../../built-site.ts';
import { keepRegions } from '../../keep-regions.ts';

/** A real build with hosting files, which test files share. */
export interface BuiltSite {
  readonly folder: string;
  readonly record: BuildRecord;
  /** A file of the output by its path. */
  read(path: string): Buffer;
  text(path: string): string;
}

/**
 * The whole site as the public gets it, for all hosts; its web roots hold the files of Cloudflare.
 */
export const forAllHosts = ['--env', 'production', '--host', hosts.join()];

/**
 * Builds the project for a host or several, with further options of `build`, once it is asked for.
 */
export function useBuild(...options: readonly string[]): () => Promise<BuiltSite> {
  return buildOnce(options);
}

/** Those that tests ask for by name, one that falls through to another, and that other. */
const fewRegions = ['nevada', 'new_jersey', 'california', 'kansas', 'illinois', 'indiana'];

/**
 * The same of a few regions, for hosts that take long for the whole site: what they serve differs
 * in names alone. Some of its addresses have moved or are gone.
 */
export function useFewRegions(...options: readonly string[]): () => Promise<BuiltSite> {
  return buildOnce(options, {
    'regions.yaml': (text) => keepRegions(text, fewRegions).replace(/^site:\n/m, `$&${mainMoves}`),
    'library.yaml': (text) => text.replace(/^version: 1\n/m, `$&${libraryMoves}`),
  });
}

const mainMoves = `  moved:
    /prices/: /pricing/
    /costs/: /prices/
    /nv/plans/: /nv/plan/
    /nv/l/guam/: /nv/
    /old.pdf: /pricing/
    /gu/pricing/: /pricing/
    /wy/*: /
  gone: [/summer-camp/, /nv/summer-camp/, /gu/*, /gu/hidden/]
`;

const libraryMoves = `moved: { /prices/: /pricing/ }
gone: [/club/]
`;

function buildOnce(options: readonly string[], change?: Change): () => Promise<BuiltSite> {
  let site: Promise<BuiltSite> | undefined;
  return () => (site ??= build(options, change));
}

async function build(options: readonly string[], change?: Change): Promise<BuiltSite> {
  const { output: folder } = await buildSite({ options, ...(change && { change }) });
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const text = (path: string): string => read(path).toString('utf8');
  return { folder, record: JSON.parse(text('manifest.json')), read, text };
}
