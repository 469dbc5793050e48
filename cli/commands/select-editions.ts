import type { MountOptions } from '../manifest/manifest.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { findRegion } from '../resolve/names.ts';
import type { BuildOptions } from './build-options.ts';
import { readOrigin, readOwnOrigin } from './origin.ts';
import { UsageError, unknownName } from './usage.ts';

/** Which editions a build writes, and where they are mounted. */
export interface EditionSelection {
  /** Keys of regions, `generic` and `library` among them. */
  readonly selection: ReadonlySet<string>;
  /** Where the editions are mounted. */
  readonly mount: MountOptions;
  /** Scheme and host of the main site, where it is not that of the YAML. */
  readonly origin?: string;
}

/** The options of a command that choose editions. */
export type EditionOptions = Pick<BuildOptions, 'state' | 'library' | 'mount' | 'origin' | 'env'>;

/** Turns the states and the library that were asked for into regions; all editions where nothing was named. */
export function selectEditions(resolved: ResolvedSite, options: EditionOptions): EditionSelection {
  const states = options.state.map((name) => regionKey(resolved, name));
  const named = [...states, ...(options.library?.only === true ? ['library'] : [])];
  if (options.mount === 'root') return selectRoot(resolved, states, named, options);
  const selection = named.length === 0 ? everything(resolved) : new Set(named);
  const origin = readOrigin(resolved, selection, options);
  return { selection, mount: { mount: 'prefix' }, ...(origin !== undefined && { origin }) };
}

function selectRoot(
  resolved: ResolvedSite,
  states: readonly string[],
  named: readonly string[],
  options: EditionOptions,
): EditionSelection {
  const [region, ...others] = new Set(states);
  if (region === undefined || others.length > 0) {
    throw new UsageError('--mount root needs exactly one state: add --state nv, for example.');
  }
  const selection = new Set(named);
  const origin = readOwnOrigin(resolved, selection, options);
  return { selection, mount: { mount: 'root', region, origin }, origin };
}

function everything(resolved: ResolvedSite): ReadonlySet<string> {
  return new Set(['generic', ...resolved.regions.map(({ key }) => key), 'library']);
}

function regionKey(resolved: ResolvedSite, name: string): string {
  const region = findRegion(resolved, name);
  if (region !== undefined) return region.key;
  const known = resolved.regions.map(({ config }) => config.code.toLowerCase());
  const keys = resolved.regions.map(({ key }) => key);
  throw unknownName('state', name, name.length <= 3 ? known : keys);
}
