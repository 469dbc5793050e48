import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import type { PageRow } from '../../compile/manifest/table.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import type { CheckedPage, PageFacts, ReferencingFile } from './checked-page.ts';
import { comesFrom, readAsset, readPage } from './checked-page.ts';
import type { CheckedSite } from './checked-site.ts';
import { createCheckedSite } from './checked-site.ts';
import type { Finding, PlacedFindings } from './finding.ts';
import { find, reportOnce } from './finding.ts';
import type { OutputFolder } from './output-folder.ts';
import {
  findDuplicateIds,
  findHeadingProblems,
  findMissingLanguage,
  findUnnamed,
} from './rules/access.ts';
import { findBrokenAnchors, findDuplicates, findOrphans } from './rules/between-pages.ts';
import { findHeavyFiles, findHeavyPages } from './rules/budgets.ts';
import { findMissingFiles, findStaleCompression } from './rules/files.ts';
import { findWeakHostPolicies } from './rules/host-policies.ts';
import { findFormProblems, findLinkProblems, findResourceProblems } from './rules/links.ts';
import {
  findBlockedCalls,
  findBlockedResources,
  findInlineProblems,
  findPolicyProblems,
} from './rules/policy.ts';
import { findChildrenProblems, findThirdPartyRequests } from './rules/privacy.ts';
import {
  createShadowRule,
  findRefreshesAndBases,
  findOpenRedirects,
  findRuleProblems,
} from './rules/redirects.ts';
import { findDisallowedSites, findHeadProblems, findSitemapProblems } from './rules/search.ts';
import { findForeign, findOutdated } from './verify-output.ts';

type Rule<Subject> = (subject: Subject, site: CheckedSite) => Iterable<Finding>;

const referenceRules: readonly Rule<ReferencingFile>[] = [
  findResourceProblems,
  findBlockedResources,
  findThirdPartyRequests,
];

const pageRules: readonly Rule<CheckedPage>[] = [
  ...referenceRules,
  findLinkProblems,
  findFormProblems,
  findUnnamed,
  findHeadingProblems,
  findDuplicateIds,
  findMissingLanguage,
  findInlineProblems,
  findBlockedCalls,
  findChildrenProblems,
  findHeavyPages,
  findRefreshesAndBases,
  findHeadProblems,
];

/** Rules that compare pages; `linked` are the pages that another page links to. */
const comparingRules: readonly ((
  pages: readonly PageFacts[],
  site: CheckedSite,
  linked: ReadonlySet<PageRow>,
) => Iterable<PlacedFindings>)[] = [
  findBrokenAnchors,
  findOrphans,
  findDuplicates,
  findSitemapProblems,
];

const siteRules: readonly ((site: CheckedSite) => Iterable<Finding>)[] = [
  findMissingFiles,
  findStaleCompression,
  findPolicyProblems,
  findWeakHostPolicies,
  findOpenRedirects,
  findDisallowedSites,
  findHeavyFiles,
];

/** Receives how many of all pages were checked. */
type Report = (done: number, all: number) => void;

/** All problems of an output at an instant, without the network and the YAML. */
export function checkOutput(
  output: OutputFolder,
  now: string,
  report: Report = () => undefined,
): readonly Diagnostic[] {
  const site = createCheckedSite(output);
  return [
    ...reportOnce(checkPages(site, report), 'pages'),
    ...reportOnce(checkAssets(site), 'files'),
    ...reportOnce(checkUrlRules(site), 'rules'),
    ...siteRules.flatMap((rule) => [...rule(site)]).map(({ diagnostic }) => diagnostic),
    ...findForeign(output),
    ...findOutdated(output.record, now),
  ];
}

/** Checks pages one at a time, and keeps only what they are compared by. */
function* checkPages(site: CheckedSite, report: Report): Generator<PlacedFindings> {
  const { record, paths, readText } = site.output;
  const pages: PageFacts[] = [];
  const linked = new Set<PageRow>();
  // Sorted, so that a problem is reported on the same page in every build that has it.
  const rows = record.table.pages.toSorted((a, b) =>
    a.url === b.url ? 0 : a.url < b.url ? -1 : 1,
  );
  for (const [done, row] of rows.entries()) {
    report(done, rows.length);
    const path = filePathOf(row.edition, row.url);
    if (!paths.has(path)) continue;
    const page = readPage(row, readText(path), site);
    pages.push(page.facts);
    for (const to of page.links) if (to !== row) linked.add(to);
    yield [pageRules.flatMap((rule) => [...rule(page, site)]), page.facts];
  }
  for (const rule of comparingRules) yield* rule(pages, site, linked);
}

/** Checks the style sheets and scripts, which refer to other files as pages do. */
function* checkAssets(site: CheckedSite): Generator<PlacedFindings> {
  const { record, paths, webRoots, readText } = site.output;
  for (const { path } of record.files) {
    const webRoot = webRoots.find((each) => path.startsWith(`${each}/`));
    if (webRoot === undefined || !/\.(?:css|m?js)$/.test(path) || !paths.has(path)) continue;
    const text = readText(path);
    const file = readAsset(webRoot, text, site);
    if (file === undefined) yield [[find('unreadable-script', { path }, startOfFile(text))]];
    else yield [referenceRules.flatMap((rule) => [...rule(file, site)])];
  }
}

function* checkUrlRules(site: CheckedSite): Generator<PlacedFindings> {
  const findShadows = createShadowRule(site);
  for (const rule of site.output.record.table.rules) {
    const related = () => comesFrom(rule.source.place);
    const place = { prefix: site.prefixOf(rule.region), related };
    yield [[...findRuleProblems(rule, site), ...findShadows(rule)], place];
  }
}
