import type { LibraryConfig, RegionConfig, SiteConfig } from '../../../runtime/contract.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { WrittenSite } from '../schema/written.ts';
import type { LinkKind, RegionLink } from './links.ts';
import type { TimedValue } from './timed/period.ts';
import type { Written } from './written.ts';

/** A step of a value to a region: by a link, the defaults or the site. */
export interface Hop extends Omit<RegionLink, 'kind'> {
  readonly kind: 'default' | LinkKind;
  /** The line that makes the hop: the target's name, or the region that says nothing of its own. */
  readonly span: Span;
}

/** Where a value comes from. */
export interface Provenance {
  /** Where it is typed. */
  readonly span: Span;
  /** JSON Pointer of that place in the file of the span. */
  readonly pointer: string;
  /** From the region to the place where it is typed; empty for a value of the region's own. */
  readonly via: readonly Hop[];
  /** For a value that nobody typed: the field that it follows from, which the span shows. */
  readonly derivedFrom?: string;
}

/** As typed, by fields: its layers merged, tokens and all (docs/product.md R3). */
export type TypedContent = Readonly<Record<string, unknown>>;

export interface ResolvedRegion {
  readonly key: string;
  /** Normalised names that it is found by: key, code, full name, prefix and aliases. */
  readonly aliases: readonly string[];
  readonly link?: RegionLink;
  readonly config: RegionConfig;
  /** The content of `config` as it is typed, with its tokens. */
  readonly typed: TypedContent;
  /** Where a value of `config` comes from; undefined for what nobody stated. */
  provenanceOf(pointer: string): Provenance | undefined;
}

/** A region, and what it is found by. */
export type NamedRegion = Pick<ResolvedRegion, 'key' | 'aliases' | 'config'>;

/** A field of a region or of what is shared, by its JSON Pointer below its owner. */
export interface FieldPlace {
  /** The key of a region, `site` or `library`. */
  readonly owner: string;
  readonly pointer: string;
}

/** A token of a text, and whose field it prints. */
export interface UsedToken extends FieldPlace {
  /** As in `{{claims.careers}}`. */
  readonly name: string;
  /** What it prints. */
  readonly text: string;
}

/** All that is known of where a value comes from. */
export interface FoundValue {
  readonly provenance: Provenance;
  /** As it is typed, with its tokens. */
  readonly typed: unknown;
  /** What would be shown without it, the next in line first. */
  readonly lost: readonly { readonly value: unknown; readonly provenance: Provenance }[];
  /** The times that it is typed with, and those of the other values of its field. */
  readonly times: readonly TimedValue[];
  /** In the order of the text. Tokens that these print in turn have places of their own. */
  readonly tokens: readonly UsedToken[];
}

/** Finds where values come from; nothing is looked up before it is asked for. */
export type ValueFinder = (place: FieldPlace) => FoundValue | undefined;

/** What the output is held to; no page shows it. */
export type Demands = Pick<WrittenSite, 'budgets' | 'audiences'>;

/** Both editions with everything inherited and every token replaced. */
export interface ResolvedSite {
  readonly site: SiteConfig;
  readonly demands: Demands;
  readonly generic: ResolvedRegion;
  /** Sorted by key. */
  readonly regions: readonly ResolvedRegion[];
  /** Undefined for a site without the library edition. */
  readonly library?: LibraryConfig | undefined;
  /** The instant that it is made for, in UTC. */
  readonly at: string;
  readonly findValue: ValueFinder;
  /** What it is made from. */
  readonly written: Written;
  /** Paths of assets that the YAML names, its icons among them, and of the site's own icons. */
  readonly usedAssets: ReadonlySet<string>;
  /** Those of them that are pictures which pages show. */
  readonly shownPictures: ReadonlySet<string>;
  /** Paths of brochures and covers that the program makes of what the YAML says. */
  readonly madeAssets: ReadonlySet<string>;
}

/** All values and their origins, without what only builds need. */
export type ResolvedValues = Omit<ResolvedSite, 'at' | 'usedAssets' | 'shownPictures'>;
