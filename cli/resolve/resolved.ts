import type { Span } from '../diagnostics/span.ts';
import type {
  LibraryFile,
  RegionDefaults,
  RegionDeployment,
  UpcomingWebinar,
  WrittenSite,
} from '../schema/written.ts';
import type { RegionLink } from './links.ts';

/** What makes a region itself (DECISIONS.md R2), with the values that follow from code and name. */
export interface ResolvedIdentity {
  /** Key in the YAML; `generic` for the edition without a state. */
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly siteId: string;
  /** `/nj`; empty for the generic edition. */
  readonly pathPrefix: string;
  readonly searchSpellings: readonly string[];
  readonly deployment: Required<RegionDeployment>;
}

/** A region's content after inheritance; an upcoming webinar always has its form. */
export type ResolvedContent = Omit<RegionDefaults, 'webinar'> & {
  readonly webinar: { readonly upcoming?: Required<UpcomingWebinar> };
};

/** Inheritance from the defaults has no word in the YAML, unlike the links `fallthrough` and `reuse`. */
export type HopKind = 'default' | 'fallthrough' | 'reuse';

/** One step that a value took to reach a region. */
export interface Hop {
  readonly kind: HopKind;
  /** Key of the region that takes the value. */
  readonly from: string;
  /** Key of the region that it is taken from; `defaults` or `site` for a default. */
  readonly to: string;
  /** The line that makes the hop: the target's name, or the region that says nothing of its own. */
  readonly span: Span;
}

/** Where a value comes from. */
export interface Origin {
  /** Where it is typed. */
  readonly span: Span;
  /** From the region to the place where it is typed; empty for a value of the region's own. */
  readonly via: readonly Hop[];
  /** For a value that nobody typed: the field that it follows from, which the span shows. */
  readonly derivedFrom?: string;
}

export interface ResolvedRegion {
  readonly key: string;
  /** Every name that the region is found by, normalised: key, code, full name, prefix and aliases. */
  readonly aliases: readonly string[];
  readonly link?: RegionLink;
  readonly config: ResolvedIdentity & ResolvedContent;
  /**
   * Where a value of `config` comes from, by its JSON Pointer, such as `/webinar/upcoming/webinarDetails`.
   * Of an object that several places contribute to, the last of them. Undefined for what does not exist, and for
   * what is empty because nobody stated it.
   */
  originOf(pointer: string): Origin | undefined;
}

/** What all regions share, without what is only needed to derive identities or to judge the output. */
export type ResolvedMainSite = Omit<WrittenSite, 'generic' | 'deployment' | keyof Demands>;

/** What the output is held to; no page shows it. */
export type Demands = Pick<WrittenSite, 'budgets' | 'audiences'>;

/** Both editions with everything inherited and every token replaced. */
export interface ResolvedSite {
  readonly site: ResolvedMainSite;
  readonly demands: Demands;
  readonly generic: ResolvedRegion;
  /** Sorted by key. */
  readonly regions: readonly ResolvedRegion[];
  readonly library: Omit<LibraryFile, 'version'>;
  /** Paths of all assets that the YAML names, its icons, and those of the site's own icons that exist. */
  readonly usedAssets: ReadonlySet<string>;
}
