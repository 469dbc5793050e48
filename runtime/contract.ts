/**
 * What the runtime is given. The modules in `generated/` satisfy these types, so that data of a wrong shape
 * fails to compile. The runtime owns the types; where the data comes from is no concern of it.
 */

/** A path below the project's folder, such as `assets/logos/nv.svg`. The build gives it a hashed URL. */
export type AssetPath = string;

/** An https, `mailto:` or site-relative URL that the content names. */
export type Link = string;

/** The hand-picked colours that a region can be drawn in; their values are design tokens. */
export type Accent = 'harbor' | 'clay' | 'sage' | 'plum' | 'ochre' | 'spruce' | 'brick' | 'slate';

/** One entry of the feature list; `cssClass` names the icon that stands before it (SPEC.md section 3). */
export interface Feature {
  readonly cssClass: string;
  readonly title: string;
}

/** A section of the landing page: heading, text and picture (SPEC.md section 3). */
export interface FeatureSection {
  readonly title: string;
  readonly text: string;
  readonly imageUrl: AssetPath;
}

/** A webinar that visitors can still sign up for. */
export interface UpcomingWebinar {
  /** The id of the CRM form to sign up with. */
  readonly webinarSignupForm: string;
  /** What it is about and when, in one or two sentences. */
  readonly webinarDetails: string;
}

/** A recorded webinar; in a list the latest comes first. */
export interface RecordedWebinar {
  /** The date as visitors read it, such as `March 12, 2026`. */
  readonly date: string;
  /** The same date as `YYYY-MM-DD`. */
  readonly sortableDate: string;
  readonly title: string;
  readonly description: string;
  readonly videoUrl: Link;
  /** WebVTT; shown where the video is a file. */
  readonly captions?: AssetPath;
}

/** Another site of the same family, shown by its logo. */
export interface SisterSite {
  readonly name: string;
  readonly url: Link;
  readonly logoSrc: AssetPath;
}

/** What a region shows; all of it can be inherited (DECISIONS.md R2, R3). */
export interface RegionContent {
  readonly accent: Accent;
  readonly menuHeader: string;
  /** The existing app of the region, for visitors who already have an account. */
  readonly appUrl: Link;
  readonly appName: string;
  readonly logoImg: AssetPath;
  readonly headerTitle: string;
  readonly headerTitleDescription: string;
  readonly sponsorMsg: string;
  readonly sponsorImg: AssetPath;
  readonly brochureDownloadImg: AssetPath;
  readonly brochureDownloadUrl: AssetPath | Link;
  readonly topScreenshotUrl: AssetPath;
  /** Students that a free educator account can hold. */
  readonly freeEducatorAccountQuota: number;
  readonly featuresTitle: string;
  readonly features: readonly Feature[];
  readonly upgradeTitle: string;
  readonly featureSections: readonly FeatureSection[];
  readonly contactFormHeader: string;
  readonly contactFormDescription: string;
  readonly webinar: { readonly upcoming?: UpcomingWebinar };
  readonly webinarHistory: readonly RecordedWebinar[];
  readonly otherSites: readonly SisterSite[];
  /** Field name to value, merged into the quote form (SPEC.md section 3, 'Quote form preset'). */
  readonly quotePreset: Readonly<Record<string, string>>;
}

/** The deployment record of a region (SPEC.md section 3); also the answer of `/marketing/deployments`. */
export interface Deployment {
  readonly regionId: string;
  readonly regionName: string;
  readonly name: string;
  readonly id: string;
  /** Absolute URL of the region's landing page. */
  readonly url: string;
  /** Site-relative URL of the region's landing page, such as `/nv/`. */
  readonly defaultURL: string;
  readonly logo: AssetPath;
  readonly logoJPG: AssetPath;
  readonly thumb: AssetPath;
}

/** What makes a region itself; never inherited (DECISIONS.md R2). */
export interface RegionIdentity {
  /** Key in the YAML, such as `new_jersey`; `generic` for the edition without a state. */
  readonly key: string;
  readonly name: string;
  /** Two capital letters, such as `NJ`. */
  readonly code: string;
  readonly siteId: string;
  /** First part of the region's URLs: `/nj`; empty for the generic edition. */
  readonly pathPrefix: string;
  /** Further spellings that the state search finds the region by. */
  readonly searchSpellings: readonly string[];
  readonly deployment: Deployment;
}

export type RegionConfig = RegionIdentity & RegionContent;

/** The figures that the marketing claims rest on (SPEC.md section 9, DECISIONS.md R12). */
export interface Claims {
  readonly careers: number;
  readonly industryCertifications: number;
  readonly careerClusters: number;
  readonly postsecondaryInstitutions: number;
  readonly minimumAge: number;
  /** Per cent of the workforce that changes jobs every `jobChangeMonths` months. */
  readonly jobChangePercent: number;
  readonly jobChangeMonths: number;
}

export type PlanId = 'freeEducator' | 'premiumEducator' | 'basicUpgrade' | 'enhancedUpgrade';

/** An account type that the pricing pages compare (SPEC.md sections 6 and 9). */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly audience: 'individual' | 'group';
  /** US dollars; 0 is free. */
  readonly price: number;
  readonly unit: 'free' | 'per-year' | 'per-student-per-year' | 'starting-at';
  /** Students at the most; absent where the region's quota or the contract says it. */
  readonly maximumStudents?: number;
  /** US dollars; the least that an order comes to. */
  readonly minimumOrder?: number;
  /** How it can be paid, such as `Credit card only`. */
  readonly payment?: string;
  readonly summary: string;
}

/** One row of the plan comparison: yes, no, or words such as `Coming soon`. */
export interface PlanFeature {
  readonly name: string;
  readonly description: string;
  readonly availability: Readonly<Record<PlanId, boolean | string>>;
}

/** A video that is loaded only when a visitor asks for it. */
export interface Video {
  readonly title: string;
  readonly url: Link;
  readonly poster: AssetPath;
  readonly captions: AssetPath;
}

/** The facts that the privacy page states (DECISIONS.md P7). */
export interface PrivacyFacts {
  /** Date of the statement as visitors read it. */
  readonly effectiveDate: string;
  readonly requestFormUrl: Link;
  readonly globalStatementUrl: Link;
  readonly childPrivacyProgramUrl: Link;
  readonly email: string;
  readonly consentButton: string;
  readonly consentWindowDays: number;
  readonly deletionHours: number;
  readonly childUnderAge: number;
  readonly teenFromAge: number;
  readonly teenToAge: number;
  readonly personalData: readonly string[];
  readonly signUpData: readonly string[];
  readonly consentedFeatures: readonly string[];
}

export interface AnalyticsSettings {
  readonly adapter: 'none' | 'beacon' | 'plausible';
  /** Where events go; absent when the adapter is `none`. */
  readonly endpoint?: Link;
}

/** What all regions of the main site share. */
export interface SiteConfig {
  readonly name: string;
  /** Scheme and host that the main site is published under, without a trailing slash. */
  readonly origin: string;
  /** Scheme and host of the API that a production build calls; the site's own where absent. */
  readonly apiOrigin?: string;
  /** Whether the CORS rules of that API allow the header `Idempotency-Key`, and repeats under it are stored once. */
  readonly apiAllowsIdempotencyKey?: boolean;
  /** The hidden field of forms that takes the id of a submission. */
  readonly submissionIdField?: string;
  readonly description: string;
  readonly provider: { readonly name: string; readonly url: Link };
  readonly claims: Claims;
  readonly contacts: { readonly email: string; readonly phone?: string };
  readonly social: readonly { readonly name: string; readonly url: Link; readonly icon: string }[];
  /** The child-privacy certification seal of the footer. */
  readonly seal: { readonly name: string; readonly url: Link; readonly image: AssetPath };
  readonly copyright: { readonly holder: string; readonly year: number };
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly searchPlaceholder: string;
    readonly aboutTitle: string;
    readonly aboutText: string;
  };
  readonly onboarding: { readonly title: string; readonly welcome: string };
  readonly map: { readonly title: string; readonly defaultFill: string };
  /** Matches that the state search shows at the most. */
  readonly search: { readonly maximumMatches: number };
  /** Ids of the CRM forms. */
  readonly forms: { readonly onboarding: string; readonly demo: string; readonly quote: string };
  readonly quote: {
    readonly enabled: boolean;
    readonly notice: string;
    readonly vendor: { readonly name: string; readonly url: Link };
  };
  readonly confirmation: { readonly title: string; readonly text: string };
  readonly plans: readonly Plan[];
  readonly planFeatures: readonly PlanFeature[];
  readonly screens: {
    readonly plan: AssetPath;
    readonly localOpportunities: AssetPath;
    readonly upTheLadder: AssetPath;
  };
  readonly about: {
    readonly video: Video;
    readonly mission: string;
    readonly history: readonly { readonly year: number; readonly text: string }[];
  };
  readonly privacy: PrivacyFacts;
  readonly analytics: AnalyticsSettings;
  readonly errorReports: { readonly endpoint?: Link };
  /** Whom to tell of a security fault, and until when that holds, `YYYY-MM-DD` (RFC 9116). */
  readonly security?: { readonly contact: Link; readonly expires: string };
}

/** A price step of the library edition by population served (SPEC.md section 9). */
export interface LibraryTier {
  /** Population from which the price holds, inclusive. */
  readonly from: number;
  /** Population up to which the price holds, exclusive; absent on the last tier. */
  readonly to?: number;
  /** US dollars a year. */
  readonly price: number;
}

/** All that the library edition shows. */
export interface LibraryConfig {
  readonly name: string;
  readonly origin: string;
  /** As that of the main site, like the next two. */
  readonly apiOrigin?: string;
  readonly apiAllowsIdempotencyKey?: boolean;
  readonly submissionIdField?: string;
  readonly title: string;
  readonly description: string;
  readonly accent: Accent;
  readonly logo: AssetPath;
  readonly claims: Claims;
  readonly contacts: { readonly email: string; readonly phone?: string };
  readonly provider: { readonly name: string; readonly url: Link };
  readonly privacyUrl: Link;
  readonly copyright: { readonly holder: string; readonly year: number };
  readonly forms: { readonly quote: string; readonly demo: string };
  readonly confirmation: { readonly title: string; readonly text: string };
  readonly hero: { readonly title: string; readonly text: string; readonly image: AssetPath };
  readonly careerDatabase: {
    readonly title: string;
    readonly text: string;
    readonly image: AssetPath;
  };
  readonly navigation: { readonly title: string; readonly features: readonly Feature[] };
  readonly caseStudy: {
    readonly title: string;
    readonly summary: string;
    readonly image: AssetPath;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
  readonly question: { readonly title: string; readonly text: string };
  readonly pricing: { readonly title: string; readonly text: string; readonly discount: string };
  readonly tiers: readonly LibraryTier[];
  readonly analytics: AnalyticsSettings;
  readonly errorReports: { readonly endpoint?: Link };
}

/** A kind of page; exactly one route component serves each. */
export type PageKind =
  | 'home'
  | 'onboarding'
  | 'landing'
  | 'plan'
  | 'local-opportunities'
  | 'up-the-ladder'
  | 'about'
  | 'privacy'
  | 'pricing'
  | 'quote'
  | 'quote-confirmation'
  | 'demo-access'
  | 'demo-confirmation'
  | 'webinar'
  | 'recorded-webinar'
  | 'choose-state'
  | 'not-found'
  | 'library-home'
  | 'library-pricing'
  | 'library-quote'
  | 'library-quote-confirmation'
  | 'library-demo'
  | 'library-demo-confirmation'
  | 'library-case-study'
  | 'library-not-found';

/** The web root that a page belongs to. */
export type Edition = 'main' | 'library';

/** A route in React Router's pattern syntax; `:state` stands for a region's prefix. */
export interface RoutePattern {
  readonly edition: Edition;
  readonly kind: PageKind;
  /** Such as `/:state/pricing/:pageId/`. */
  readonly pattern: string;
}

/** One page of the output, a row of the URL table. */
export interface PageEntry {
  readonly edition: Edition;
  readonly kind: PageKind;
  /** Canonical, site-relative, with a trailing slash: `/nv/plan/`; `/404.html` for the page of unknown paths. */
  readonly url: string;
  /** Key of the region, `generic`, or `library`. */
  readonly region: string;
  /** Route parameters other than the state, such as `{ pageId: 'group' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** Pages for children have rules of their own; all others are for adults. */
  readonly audience?: 'children';
}

export interface RouteTable {
  readonly patterns: readonly RoutePattern[];
  readonly pages: readonly PageEntry[];
}

/** A state's outline on the US map, in the viewBox 0 0 959 593. */
export interface MapShape {
  readonly code: string;
  readonly name: string;
  /** SVG path data. */
  readonly path: string;
  /** Where the shape is too small to touch, a circle off the coast stands for it. */
  readonly callout?: MapCallout;
}

/** A circle that stands for a small state, and the place in the state that a line leads from. */
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
  readonly site: SiteConfig;
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  readonly library: LibraryConfig;
  readonly routes: RouteTable;
  readonly map: readonly MapShape[];
  /** By two-letter code. */
  readonly silhouettes: Readonly<Record<string, Silhouette>>;
  /** By name: the `cssClass` of a feature, and the `icon` of a social link. */
  readonly icons: Readonly<Record<string, Icon>>;
}

/** What the build knows of an asset: where it is served, and for pictures how large it is and what it shows. */
export interface BuiltAsset {
  readonly url: string;
  /** Pixels; absent for files that are no picture. */
  readonly width?: number;
  readonly height?: number;
  /** The picture's own `<title>`, its text alternative. */
  readonly title?: string;
}

/** Where the icons are that stand for the site; the manifest names further ones. */
export interface SiteIcons {
  readonly manifest: string;
  /** 32 pixels wide, for browsers that take no drawing. */
  readonly ico?: string;
  /** An SVG. */
  readonly drawing?: string;
  /** 180 pixels wide, for home screens. */
  readonly touch?: string;
}

/** What a build adds to the data: where the bundles and assets are, and for which environment it is. */
export interface BuildContext {
  readonly environment: 'preview' | 'production';
  /** Whether the forms of a preview send from whatever host serves it; those of a production build always do. */
  readonly liveForms: boolean;
  /** Replaces the origin of the YAML in absolute URLs. */
  readonly origin?: string;
  readonly assets: Readonly<Record<AssetPath, BuiltAsset>>;
  /** Pictures that stand for pages where they are shared, by region key; `library` is a key as well. */
  readonly cards: Readonly<Record<string, AssetPath>>;
  /** URLs of the icons that stand for the site, and of its web manifest. */
  readonly icons: SiteIcons;
  /** What colours the browser around a page: `#rrggbb`. */
  readonly themeColours: { readonly light: string; readonly dark: string };
  /** URL of the client's entry, a module. */
  readonly script: string;
  /** URLs of the style sheets of every page, in their order. */
  readonly styles: readonly string[];
  /** URLs of those that follow on pages with a tool: a form, a table, a map, a player or a long text. */
  readonly toolStyles: readonly string[];
  /** URLs of the fonts that headlines are set in. */
  readonly fonts: readonly string[];
}

/** Where a page of a preview asks what becomes of what it sends; only `career-site preview` answers there. */
export type PreviewMarkPath = '/preview.json';

/** What `career-site preview` does with submissions: it keeps them, or forwards them to the API it was told of. */
export interface PreviewMark {
  readonly submissions: 'kept' | 'forwarded';
}

/** Renders one page to a whole HTML document. */
export type RenderPage = (page: PageEntry) => string;

/** What the prerender entry exports as `createRenderer`. */
export type CreateRenderer = (data: SiteData, context: BuildContext) => RenderPage;
