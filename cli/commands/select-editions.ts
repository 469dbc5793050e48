import { GENERIC } from '../compile/resolve/identity.ts';
import { findRegion, normaliseAlias } from '../compile/resolve/names.ts';
import type { NamedRegion, ResolvedSite } from '../compile/resolve/resolved.ts';
import type { BuildOptions } from './options.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { unknownName } from './usage.ts';

/** The options of a command that choose editions. */
type EditionOptions = Pick<BuildOptions, 'state' | 'library' | 'mount' | 'origin' | 'env'>;

type NamedEditions = Pick<ResolvedSite, 'site' | 'library'> & {
  readonly regions: readonly NamedRegion[];
};

/** Keys of the editions that were asked for, where they are mounted, and under which origin. */
export function selectEditions(resolved: NamedEditions, options: EditionOptions) {
  const states = new Set(options.state.map((name) => regionKey(resolved, name)));
  const ofLibrary = resolved.library === undefined ? [] : ['library'];
  if (options.library === true && ofLibrary.length === 0)
    throw new UsageError('The site has no library edition: the project has no library.yaml.');
  const named = [...states, ...(options.library === true ? ofLibrary : [])];
  const everything = [GENERIC, ...resolved.regions.map(({ key }) => key), ...ofLibrary];
  const selection = new Set(named.length === 0 ? everything : named);
  if (options.mount === 'prefix') {
    const origin = readOrigin(resolved, selection, options);
    return {
      selection,
      mount: { mount: 'prefix' } as const,
      ...(origin !== undefined && { origin }),
    };
  }
  const [region, ...others] = states;
  if (region === undefined || region === GENERIC || others.length > 0) {
    throw new UsageError('--mount root needs exactly one state: add --state nv, for example.');
  }
  const origin = readOwnOrigin(resolved, selection, options);
  return { selection, mount: { mount: 'root', region, origin } as const, origin };
}

function regionKey(resolved: NamedEditions, name: string): string {
  const region = findRegion(resolved, name);
  if (region !== undefined) return region.key;
  if (normaliseAlias(name) === GENERIC) return GENERIC;
  const known = resolved.regions.map(({ config }) => config.code.toLowerCase());
  const keys = resolved.regions.map(({ key }) => key);
  throw unknownName('state', name, [GENERIC, ...(name.length <= 3 ? known : keys)]);
}

/** The domain of a state in a preview without `--origin`: no host can have that name (RFC 2606). */
const unknownOrigin = 'https://preview.invalid';

/** The origin from `--origin` that replaces the main site's, if any. */
export function readOrigin(
  { library }: Pick<ResolvedSite, 'library'>,
  selection: ReadonlySet<string>,
  { origin }: Pick<BuildOptions, 'origin' | 'env'>,
): string | undefined {
  if (origin === undefined) return undefined;
  if ([...selection].every((key) => key === 'library')) {
    throw new UsageError(
      '--origin is that of the main site, which this build leaves out. The origin of the library edition is in library.yaml.',
    );
  }
  if (selection.has('library') && origin === library?.origin) {
    throw new UsageError(
      `${origin} is the origin of the library edition, and the main site needs a host of its own. Name that one with --origin.`,
    );
  }
  return origin;
}

/** A production build of a state at the root of its domain must name it. */
export function readOwnOrigin(
  resolved: Pick<ResolvedSite, 'site' | 'library'>,
  selection: ReadonlySet<string>,
  options: Pick<BuildOptions, 'origin' | 'env'>,
): string {
  const origin = readOrigin(resolved, selection, options);
  if (origin === resolved.site.origin) {
    throw new UsageError(
      `${origin} is the origin of the main site, where the root is not the state’s. Name the state’s own domain with --origin.`,
    );
  }
  if (origin === undefined && options.env === 'production') {
    throw new UsageError(
      '--mount root puts a state on a domain of its own, and its pages must name it: add --origin https://nv.example.org, for example.',
    );
  }
  return origin ?? unknownOrigin;
}
