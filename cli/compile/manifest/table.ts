import type {
  PageAddress,
  PageEntry,
  PreviewMarkPath,
  WebRoot,
} from '../../../runtime/contract.ts';
import { groupBy } from '../values/group-by.ts';

/**
 * Every URL of the built site (docs/architecture.md A6), as plain data. Pages and files are found
 * by their exact URL, all else by the first rule that matches.
 */
export interface UrlTable {
  readonly pages: readonly PageRow[];
  readonly files: readonly FileRow[];
  /** In the order in which they are tried. */
  readonly rules: readonly RuleRow[];
}

export interface PageRow extends PageEntry {
  readonly source: RowSource;
}

/** A page as it is planned, and as it is kept: its kind is what React Router says of it. */
export interface PlannedPage extends PageAddress {
  readonly source: RowSource;
}

/** A file next to the pages of a web root. */
export interface FileRow {
  readonly edition: WebRoot;
  readonly url: string;
  /** Key of the region that has it; absent of a file that every build of a web root has. */
  readonly region?: string;
  readonly source: RowSource;
}

export type RuleRow = PatternRow & RuleAction;

/** What becomes of a request. A rewrite of status 200 answers as its target does. */
export type RuleAction =
  | { readonly type: 'redirect'; readonly status: 301 | 302 }
  | { readonly type: 'rewrite'; readonly status: 200 | 404 | 410 };

interface PatternRow {
  readonly edition: WebRoot;
  /** Key of the region that the rule belongs to, `generic`, or `library`. */
  readonly region: string;
  /**
   * A path, with or without a slash at its end. `~name` matches a region's name in any spelling
   * (docs/product.md R7), `:campaign` a campaign id (T3), `:any` any segment, a last `*` any
   * number.
   */
  readonly pattern: string;
  /** A path on the same site; a last segment `*` stands for what that of the pattern matched. */
  readonly to: string;
  readonly source: RowSource;
}

export interface RowSource {
  readonly reason: Reason;
  /** The line of the YAML that it comes from; absent where it comes from no single one. */
  readonly place?: YamlLocation;
}

/**
 * `page`: a route of docs/product.md S1 to S21. `file`: docs/architecture.md 'Output'. The others
 * are rules of docs/product.md: `alias` R8, `campaign` T3, `choose-state` T4, `webinar-index` T5,
 * `library-confirmation` T6, `unknown` T5, T6, T8. `shortcut`: another name that the YAML gives a
 * page (T14). `moved`: what the YAML says of addresses that it took away (T11). `stand-alone`: what
 * regions need that are built without the generic edition. `preview`: what a preview answers.
 */
export type Reason =
  | 'page'
  | 'file'
  | 'alias'
  | 'campaign'
  | 'choose-state'
  | 'webinar-index'
  | 'library-confirmation'
  | 'shortcut'
  | 'moved'
  | 'stand-alone'
  | 'preview'
  | 'unknown';

/** Where something is in a YAML file; line and column are 1-based. */
export interface YamlLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the addresses of each region begin with, by its key: its landing page is at its prefix. */
export function regionPrefixes(pages: readonly PageRow[]): ReadonlyMap<string, string> {
  const landings = pages.filter(({ kind }) => kind === 'landing');
  return new Map(landings.map(({ region, url }) => [region, url.slice(0, -1)]));
}

/** What `career-site preview` alone answers, so that nothing of a build may stand there. */
export const previewMarkPath: PreviewMarkPath = '/preview.json';

/** Files below this path have their content's hash in their name. */
export const hashedFolder = '/assets/';

/** Below this path is the API, whichever host answers it. */
export const apiFolder = '/api/';

/** Every URL of the site as it is planned: rules that hold for many regions are stated once. */
export interface UrlPlan<Page = PageRow> {
  readonly pages: readonly Page[];
  readonly files: readonly FileRow[];
  /** In the order in which they are tried; rules of regions go region by region. */
  readonly rules: readonly ScopedRule[];
}

/**
 * A redirect or rewrite, and its regions. `address`: one address, before all else. `prefix`:
 * relative to the prefix of each. `name`: behind another name of a region, to its prefix. `root`:
 * everywhere.
 */
export type ScopedRule = RuleAction &
  Pick<PatternRow, 'edition' | 'pattern' | 'to'> & {
    readonly scope: 'address' | 'prefix' | 'name' | 'root';
    readonly reason: Reason;
    readonly regions: readonly RuleRegion[];
  };

/** A region as rules need it. */
export interface RuleRegion {
  /** Key of the region, `generic`, or `library`. */
  readonly key: string;
  /** Such as `/nv`; empty at the root. */
  readonly prefix: string;
  /** What else the region is called in addresses, in the form of `normaliseAlias`. */
  readonly names: readonly string[];
  /** The line of the YAML that the region comes from. */
  readonly place?: YamlLocation;
}

export interface RegionRule {
  readonly rule: ScopedRule;
  readonly region: RuleRegion;
}

/** The part of a plan for the named regions. Files stay with a web root that has pages left. */
export function selectRegions(plan: UrlPlan, regions: ReadonlySet<string>): UrlPlan {
  const pages = plan.pages.filter((page) => regions.has(page.region));
  const editions = new Set(pages.map((page) => page.edition));
  return {
    pages,
    files: plan.files.filter(
      ({ edition, region }) =>
        editions.has(edition) && (region === undefined || regions.has(region)),
    ),
    rules: plan.rules
      .map((rule) => ({ ...rule, regions: rule.regions.filter(({ key }) => regions.has(key)) }))
      .filter((rule) => rule.regions.length > 0),
  };
}

/** Each rule once for each of its regions, in the order in which they are tried. */
export function listRegionRules(rules: readonly ScopedRule[]): readonly RegionRule[] {
  return (['address', 'prefix', 'name', 'root'] as const).flatMap((scope) => {
    const own = rules
      .filter((rule) => rule.scope === scope)
      .flatMap((rule) => rule.regions.map((region) => ({ rule, region })));
    return [...groupBy(own, ({ region }) => region.key).values()].flat();
  });
}

/** The table of the build record: one row for each rule, region and name. */
export function toUrlTable({ pages, files, rules }: UrlPlan): UrlTable {
  return { pages, files, rules: listRegionRules(rules).flatMap(toRows) };
}

function toRows({ rule, region: { key, prefix, names, place } }: RegionRule): readonly RuleRow[] {
  const { edition, pattern, to, reason } = rule;
  const bases = rule.scope === 'name' ? names.map((name) => `/~${name}`) : [prefix];
  const source = place === undefined ? { reason } : { reason, place };
  return bases.map((base) => {
    const addresses = { edition, region: key, pattern: base + pattern, to: prefix + to };
    // Rows are compared by their bytes, so their fields are in one order.
    return rule.type === 'redirect'
      ? { type: rule.type, ...addresses, status: rule.status, source }
      : { type: rule.type, ...addresses, status: rule.status, source };
  });
}

/** The first segment of a URL; empty of `/`. */
export function segmentAt(url: string): string {
  return url.split('/')[1] ?? '';
}
