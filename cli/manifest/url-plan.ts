import type { WebRoot } from '../../runtime/contract.ts';
import { groupBy } from '../resolve/group-by.ts';
import type {
  FileRow,
  PageRow,
  Reason,
  RuleAction,
  RuleRow,
  UrlTable,
  YamlLocation,
} from './table.ts';

/** Every URL of the site as it is planned: rules that hold for many regions are stated once. */
export interface UrlPlan {
  readonly pages: readonly PageRow[];
  readonly files: readonly FileRow[];
  /** In the order in which they are tried, those of regions below their prefixes region by region. */
  readonly rules: readonly ScopedRule[];
}

/**
 * A redirect or rewrite, and the regions that it holds for. `address`: at one address alone, before all else. `prefix`: below the prefix of each, which both pattern and
 * target are relative to. `name`: where another name of a region is in place of its prefix; the pattern is what follows
 * the name, and the target is relative to the prefix. `root`: in the whole web root.
 */
export type ScopedRule = RuleAction & {
  readonly edition: WebRoot;
  readonly scope: 'address' | 'prefix' | 'name' | 'root';
  /** As in `PatternRow`. */
  readonly pattern: string;
  readonly to: string;
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

/** A rule for one of its regions. */
export interface RegionRule {
  readonly rule: ScopedRule;
  readonly region: RuleRegion;
}

/**
 * The part of a plan that serves the named regions; `generic` and `library` are names as well. Files stay with a web
 * root that has any page left.
 */
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

function toRows({ rule, region }: RegionRule): readonly RuleRow[] {
  if (rule.scope !== 'name') return [toRow(rule, region, region.prefix)];
  return region.names.map((name) => toRow(rule, region, `/~${name}`));
}

function toRow(rule: ScopedRule, { key, prefix, place }: RuleRegion, base: string): RuleRow {
  const { edition: webRoot, pattern, to, reason } = rule;
  const addresses = { edition: webRoot, region: key, pattern: base + pattern, to: prefix + to };
  const source = place === undefined ? { reason } : { reason, place };
  // Rows are compared by their bytes, so their fields are in one order.
  return rule.type === 'redirect'
    ? { type: rule.type, ...addresses, status: rule.status, source }
    : { type: rule.type, ...addresses, status: rule.status, source };
}

/** The first segment of a URL; empty of `/`. */
export function segmentAt(url: string): string {
  return url.split('/')[1] ?? '';
}
