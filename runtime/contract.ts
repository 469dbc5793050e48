/**
 * What the runtime is given. The fields of the content are stated in the schemas and their types
 * made from those; the runtime owns the rest. The modules in `generated/` satisfy these types, so
 * that data of a wrong shape fails to compile.
 */

import type {
  AssetPath,
  LibraryFile,
  PageKind,
  RecordedWebinar as WrittenRecording,
  RegionDefaults,
  RegionDeployment,
  UpcomingWebinar as PlannedWebinar,
  WrittenRegion,
  WrittenSite,
} from '../.build/schema/content.js';

export type { AssetPath, PageKind };

export type {
  Accent,
  Analytics,
  Block,
  BlockPage,
  Claims,
  Feature,
  LibraryBlock,
  LibraryTier,
  Link,
  Picture,
  Plan,
  PlanFeature,
} from '../.build/schema/content.js';

/**
 * A webinar that visitors can sign up for, or could; one without a form is not shown. `startsAt` is
 * an instant, such as `2027-01-21T23:30Z`.
 */
export type UpcomingWebinar = PlannedWebinar &
  Required<Pick<PlannedWebinar, 'webinarSignupForm'>> & {
    /** What `startsAt` says, as visitors read it, and its day as `YYYY-MM-DD`. */
    readonly date?: string;
    readonly sortableDate?: string;
    /** Where it stands at the instant of the build; absent of one that is still to come. */
    readonly phase?: 'begun' | 'over';
  };

/** A webinar that can be watched. `startsAt` is an instant, or a day alone. */
export type RecordedWebinar = WrittenRecording &
  Required<Pick<WrittenRecording, 'date' | 'sortableDate' | 'slug'>>;

/** What a region shows: what it states itself or inherits (docs/product.md D1). */
export type RegionContent = Omit<RegionDefaults, 'webinar' | 'webinarHistory' | 'acknowledge'> & {
  /**
   * What visitors can sign up for, as it is written: one, or several in any order
   * (runtime/services/schedule.ts).
   */
  readonly webinar: { readonly upcoming?: UpcomingWebinar | readonly UpcomingWebinar[] };
  readonly webinarHistory: readonly RecordedWebinar[];
};

/**
 * The deployment record of a region (docs/product.md D1); also the answer of
 * `/marketing/deployments`.
 */
export type Deployment = Required<RegionDeployment>;

type Wages = NonNullable<WrittenRegion['wages']>;

type OwnFields = Omit<WrittenRegion, keyof RegionContent>;

/** What makes a region itself; never inherited (docs/product.md R2). */
export type RegionIdentity = Required<
  Omit<
    OwnFields,
    'aliases' | 'timeZone' | 'wages' | 'reuse' | 'fallthrough' | 'deployment' | 'acknowledge'
  >
> & {
  /**
   * Key in the YAML, such as `new_jersey`; `generic` for the edition without a state, whose path
   * prefix is empty.
   */
  readonly key: string;
  readonly deployment: Deployment;
  /** Its IANA name; absent where nothing says which of several it is. */
  readonly timeZone?: string;
  /**
   * What the careers of `/try/` pay there in a year, in US dollars: by question, and in it by
   * answer.
   */
  readonly wages?: Wages;
};

export type RegionConfig = RegionIdentity & RegionContent;

/**
 * How a value differs from another one. A group states the fields that differ, and `null` for a
 * field that it lacks; any other value is stated whole.
 */
export type Differences<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? {
        readonly [Field in keyof Value]?:
          | Differences<Value[Field]>
          | (string extends Field ? null : object extends Pick<Value, Field> ? null : never);
      }
    : Value;

/** A region as its module states it: by what differs from another one. */
export interface StatedRegion {
  readonly key: string;
  /** Key of the region that it takes the rest from, or `generic`. */
  readonly from: string;
  readonly differences: Differences<Omit<RegionConfig, 'key'>>;
}

/** What the list of states says of a region: all that pages of other regions show of it. */
export type ListedRegion = Pick<
  RegionConfig,
  'key' | 'name' | 'code' | 'accent' | 'searchSpellings' | 'deployment'
>;

/** What all regions of the main site share, as far as pages show it. */
export type SiteConfig = Omit<
  WrittenSite,
  | 'generic'
  | 'deployment'
  | 'budgets'
  | 'audiences'
  | 'shortcuts'
  | 'moved'
  | 'gone'
  | 'acknowledge'
>;

/** The words of menus, buttons, labels and messages, which are the same on all pages. */
export type InterfaceWords = SiteConfig['interface'];

/** The facts that the privacy page states (docs/product.md P7). */
export type PrivacyFacts = SiteConfig['privacy'];

/** All that the library edition shows. */
export type LibraryConfig = Omit<LibraryFile, 'version' | 'moved' | 'gone' | 'acknowledge'>;

/** The web root that a page belongs to. */
export type WebRoot = 'main' | 'library';

/** A route in React Router's pattern syntax; `:state` matches a region's prefix. */
export interface RoutePattern {
  readonly edition: WebRoot;
  readonly kind: PageKind;
  /** Such as `/:state/pricing/:pageId/`. */
  readonly pattern: string;
}

/** One page of the output, a row of the URL table. */
export interface PageEntry {
  /** Called so in `dist/manifest.json`, which other programs read. */
  readonly edition: WebRoot;
  readonly kind: PageKind;
  /**
   * Canonical, site-relative, with a trailing slash: `/nv/plan/`; `/404.html` for the page of
   * unknown paths.
   */
  readonly url: string;
  /** Where the same content has an address that stays; this one shows something else in time. */
  readonly canonical?: string;
  /**
   * The page without a state that says the same apart from the state's name; search engines list
   * that one.
   */
  readonly sameAs?: string;
  /** Key of the region, `generic`, or `library`. */
  readonly region: string;
  /** Route parameters other than the state, such as `{ pageId: 'group' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** Pages for children have their own rules; all others are for adults. */
  readonly audience?: 'children';
  /**
   * Of a page whose edition has no other page here: keys of the regions that it leads to instead.
   * Only the page of unknown paths is so, where several regions are built without the generic
   * edition.
   */
  readonly leadsTo?: readonly string[];
}

/** A page by its address and data, as it is planned and stated. */
export type PageAddress = Omit<PageEntry, 'kind'>;

export interface RouteTable {
  readonly patterns: readonly RoutePattern[];
  readonly pages: readonly PageEntry[];
}

/** The routes as their module states them: the kind of a page is that of the pattern it matches. */
export interface StatedRoutes extends Pick<RouteTable, 'patterns'> {
  readonly pages: readonly PageAddress[];
}

/** A state on the US map (docs/product.md D8). */
export interface MapShape {
  /** Two capital letters. */
  readonly abbreviation: string;
  readonly name: string;
  /** Its outline: SVG path data in the viewBox 0 0 959 593. */
  readonly dimensions: string;
  /** Replaces a shape that is too small to touch by a circle off the coast. */
  readonly callout?: MapCallout;
}

/** A circle that represents a small state, and the point in the state where its line begins. */
export interface MapCallout {
  readonly x: number;
  readonly y: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** A region's outline with its county lines, in a projection that suits it. */
export interface Silhouette {
  readonly width: number;
  readonly height: number;
  /** SVG path data, closed. */
  readonly outline: string;
  /** SVG path data of the lines between counties, open. */
  readonly counties: string;
}

/** The drawing of an icon: the inner markup of an SVG with this viewBox. */
export interface Icon {
  readonly viewBox: string;
  readonly body: string;
}

/** Everything that pages are rendered from. */
export interface SiteData {
  /** In which the site is made; the copyright's without JavaScript (docs/product.md P5). */
  readonly year: number;
  readonly site: SiteConfig;
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  /** Undefined for a site without the library edition. */
  readonly library?: LibraryConfig | undefined;
  readonly routes: RouteTable;
  /** By two-letter abbreviation, in the order that they are drawn in. */
  readonly map: Readonly<Record<string, MapShape>>;
  /** By two-letter code. */
  readonly silhouettes: Readonly<Record<string, Silhouette>>;
  /** By name: the `cssClass` of a feature, and the `icon` of a social link. */
  readonly icons: Readonly<Record<string, Icon>>;
}

/**
 * What the build knows of an asset: where it is served, and for pictures how large it is and what
 * it shows.
 */
export interface BuiltAsset {
  readonly url: string;
  /** Pixels; absent for files that are not pictures. */
  readonly width?: number;
  readonly height?: number;
  /** How long a film of this project plays. */
  readonly seconds?: number;
  /** The picture's own `<title>`, its text alternative where nothing else is written. */
  readonly title?: string;
  /**
   * The text alternative that is written beside the path; empty for a picture that is marked as
   * decorative.
   */
  readonly alt?: string;
  /** The language of its title, where that is another one than the page’s. */
  readonly lang?: string;
  /**
   * Of a picture made of pixels, the best format first; `url` is for browsers that read none of
   * them.
   */
  readonly sources?: readonly PictureSource[];
}

/** A picture in a format that not every browser reads, in the widths that the layout uses. */
export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  /** From the narrowest to the widest, in pixels. */
  readonly variants: readonly { readonly url: string; readonly width: number }[];
}

/** Where the icons of the site are; the web app manifest names further ones. */
export interface SiteIcons {
  readonly manifest: string;
  /** 32 pixels wide, for browsers that don't support SVG icons. */
  readonly ico?: string;
  /** An SVG. */
  readonly drawing?: string;
  /** 180 pixels wide, for home screens. */
  readonly touch?: string;
}

/** What a build knows of the pages of a web root, for those who let them into a school. */
export interface BuildFacts {
  /** The Content-Security-Policy that pages are served with. */
  readonly policy: string;
  /** Hosts other than their own that pages call by themselves. */
  readonly calledHosts: readonly string[];
  /** Hosts that videos come from, once they are played. */
  readonly videoHosts: readonly string[];
  /** The school grade that the privacy page can be read in. */
  readonly readingGrade: number;
}

/**
 * What a build adds to the data: where the bundles and assets are, and for which environment it is.
 */
export interface BuildContext {
  readonly environment: 'preview' | 'production';
  /** Whether pages are rendered to be compared or traced, without what repeats them to programs. */
  readonly isForReading?: true;
  /**
   * Whether the forms of a preview send from whatever host serves it; those of a production build
   * always do.
   */
  readonly liveForms: boolean;
  /** Replaces the origin of the YAML in absolute URLs. */
  readonly origin?: string;
  readonly assets: Readonly<Record<AssetPath, BuiltAsset>>;
  /**
   * Pictures that represent pages when they are shared, by region key; `library` is a key as well.
   */
  readonly cards: Readonly<Record<string, AssetPath>>;
  /** URLs of the icons of the site, and of its web app manifest. */
  readonly icons: SiteIcons;
  readonly facts: BuildFacts;
  /** What of an edition is sample, by its key, in the names of the YAML; only previews say it. */
  readonly samplesOf?: (edition: string) => readonly string[];
  /** What colours the browser around a page: `#rrggbb`. */
  readonly themeColours: { readonly light: string; readonly dark: string };
  /** URL of the list of all states, for pages whose search finds them and that do not list them. */
  readonly statesUrl: string;
  readonly client: ClientUrls;
}

/** URLs of what browsers load besides a page, its pictures and icons. */
export interface ClientUrls {
  /** The entry, a module. */
  readonly script: string;
  /** The modules that wake islands, and the whole code of each island by its name. */
  readonly islandScripts: Readonly<Record<string, readonly string[]>> & {
    readonly wake: readonly string[];
  };
  /** The style sheets of every page, in their order. */
  readonly styles: readonly string[];
  /** The ones of pages with a tool: a form, a table, a map, a player or a long text. */
  readonly toolStyles: readonly string[];
  /** The ones that only paper needs. */
  readonly paperStyles: readonly string[];
  /** The fonts that headlines are set in. */
  readonly fonts: readonly string[];
}

/**
 * Where a page of a preview asks what happens to submissions; only `career-site preview` answers
 * there.
 */
export type PreviewMarkPath = '/preview.json';

/**
 * What `career-site preview` does with submissions: it keeps them, or forwards them to the API that
 * was named.
 */
export interface PreviewMark {
  readonly submissions: 'kept' | 'forwarded';
}

/** Renders one page to a whole HTML document. */
export type RenderPage = (page: PageEntry) => string;

/** What the prerender entry exports as `createRenderer`. */
export type CreateSiteRenderer = (data: SiteData, context: BuildContext) => RenderPage;
