import type { ManifestOptions } from '../manifest/manifest.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { findRegion } from '../resolve/names.ts';
import type { BuildOptions } from './build-options.ts';
import { UsageError, unknownName } from './usage.ts';

/** What a build is to write: keys of regions, `generic` and `library` among them. */
export interface EditionSelection {
  readonly selection: ReadonlySet<string>;
  /** Where the editions are mounted. */
  readonly mount: ManifestOptions;
}

/** Turns the states and the library that were asked for into regions; all editions where none was. */
export function selectEditions(resolved: ResolvedSite, options: BuildOptions): EditionSelection {
  const states = options.state.map((name) => regionKey(resolved, name));
  const wantsLibrary = options.library?.only === true;
  if (options.mount === 'root') return selectRoot(states, wantsLibrary);
  const mount = { mount: 'prefix' } as const;
  if (states.length === 0 && !wantsLibrary) return { selection: everything(resolved), mount };
  return { selection: new Set([...states, ...(wantsLibrary ? ['library'] : [])]), mount };
}

function selectRoot(states: readonly string[], wantsLibrary: boolean): EditionSelection {
  const [rootRegion, ...others] = new Set(states);
  if (rootRegion === undefined || others.length > 0) {
    throw new UsageError('--mount root needs exactly one state: add --state nv, for example.');
  }
  const selection = new Set([rootRegion, ...(wantsLibrary ? ['library'] : [])]);
  return { selection, mount: { mount: 'root', region: rootRegion } };
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
