import escapeStringRegexp from 'escape-string-regexp';
import type { LibraryConfig, RegionConfig } from '../../../runtime/contract.ts';
import type { BlockEdition } from '../../../runtime/services/block-pages.ts';
import { libraryAsEdition } from '../../../runtime/services/block-pages.ts';
import { mapTexts } from '../schema/walk.ts';
import type { ResolvedRegion, ResolvedSite } from '../resolve/resolved.ts';

/** Whether the root has the generic edition, and regions a prefix, or it has one region alone. */
export type Mount = 'prefix' | 'root';

/** What the editions of the main site are mounted by. */
export type MountOptions =
  | { readonly mount: 'prefix' }
  | {
      readonly mount: 'root';
      /** Key of the region. */
      readonly region: string;
      /** Scheme and host of the region's own domain. */
      readonly origin: string;
    };

/** An edition of the main site as it is mounted. */
export type MountedRegion = Pick<ResolvedRegion, 'key' | 'aliases' | 'provenanceOf' | 'config'>;

/** An edition of either site as far as it has pages of blocks. */
export interface MountedEdition extends Pick<MountedRegion, 'key' | 'provenanceOf'> {
  readonly config: BlockEdition;
}

/** Which editions the main site has, and where. */
export interface MountedSite {
  readonly mount: Mount;
  readonly root: MountedRegion;
  /** The editions below a prefix. */
  readonly prefixed: readonly MountedRegion[];
  /** The library edition beside it, where there is one. */
  readonly library: MountedEdition | undefined;
  /** All regions, built or not, with the addresses that they have from the mounted site. */
  readonly regions: readonly RegionConfig[];
}

/** What mounting looks at. */
export type Mountable = Pick<ResolvedSite, 'generic' | 'regions' | 'findValue'> & {
  readonly site: { readonly origin: string };
  readonly library?: Pick<LibraryConfig, 'blockPages'> | undefined;
};

/** Puts the generic edition, or one region, at the root. Throws for an unknown key. */
export function mountSite(resolved: Mountable, options: MountOptions): MountedSite {
  const { generic, regions, site } = resolved;
  const library = mountLibrary(resolved);
  if (options.mount === 'prefix') {
    return {
      mount: options.mount,
      root: generic,
      prefixed: regions,
      library,
      regions: regions.map(({ config }) => config),
    };
  }
  const only = regions.find((region) => region.key === options.region);
  if (only === undefined) throw new Error(`There is no region "${options.region}" to mount.`);
  const root = { ...only, config: atRoot(only.config, site.origin, options.origin) };
  return {
    mount: options.mount,
    root,
    prefixed: [],
    library,
    regions: regions.map(({ config }) =>
      config.key === root.key ? root.config : elsewhere(config),
    ),
  };
}

/** The library edition at the root of its own site. */
export function mountLibrary({
  library,
  findValue,
}: Pick<Mountable, 'library' | 'findValue'>): MountedEdition | undefined {
  return (
    library && {
      key: 'library',
      provenanceOf: (pointer) => findValue({ owner: 'library', pointer })?.provenance,
      config: libraryAsEdition(library),
    }
  );
}

/** A region on its own domain, without its prefix in identity, links and running text. */
function atRoot(region: RegionConfig, mainOrigin: string, ownOrigin: string): RegionConfig {
  const prefix = escapeStringRegexp(region.pathPrefix);
  const begins = String.raw`(?<=^|\]\()`;
  const absolute = new RegExp(`${begins}${escapeStringRegexp(mainOrigin)}${prefix}(?=/)`, 'g');
  const relative = new RegExp(`${begins}${prefix}(?=/)`, 'g');
  const shorten = (text: string): string =>
    text.replaceAll(absolute, ownOrigin).replaceAll(relative, '');
  return { ...mapTexts(region, shorten), pathPrefix: '' };
}

/** As seen from a host that has another region at its root: its links lead to its own address. */
function elsewhere(region: RegionConfig): RegionConfig {
  return { ...region, deployment: { ...region.deployment, defaultURL: region.deployment.url } };
}
