import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { startOfFile } from '../diagnostics/span.ts';
import { regionPrefixes } from '../manifest/table.ts';
import { filePathOf } from '../site/page-files.ts';
import type { CheckedPage, PageFacts, ReferencingFile } from './checked-page.ts';
import { comesFrom, readAsset, readPage } from './checked-page.ts';
import type { CheckedSite } from './checked-site.ts';
import { createCheckedSite } from './checked-site.ts';
import type { Finding, PlacedFinding } from './finding.ts';
import { createFindingCollector, find } from './finding.ts';
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
import {
  findFormProblems,
  findLinkProblems,
  findLinksOutside,
  findResourceProblems,
} from './rules/links.ts';
import {
  findBlockedCalls,
  findBlockedResources,
  findInlineProblems,
  findPolicyProblems,
} from './rules/policy.ts';
import { findChildrenProblems, findThirdPartyRequests } from './rules/privacy.ts';
import {
  createShadowRule,
  findBaseElements,
  findMetaRefreshes,
  findOpenRedirects,
  findRuleProblems,
} from './rules/redirects.ts';
import { findDisallowedSites, findHeadProblems, findSitemapProblems } from './rules/search.ts';
import { findOutdated } from './verify-output.ts';

type Rule<Subject> = (subject: Subject, site: CheckedSite) => Iterable<Finding>;

const referenceRules: readonly Rule<ReferencingFile>[] = [
  findResourceProblems,
  findBlockedResources,
  findThirdPartyRequests,
];

const pageRules: readonly Rule<CheckedPage>[] = [
  ...referenceRules,
  findLinkProblems,
  findLinksOutside,
  findFormProblems,
  findUnnamed,
  findHeadingProblems,
  findDuplicateIds,
  findMissingLanguage,
  findInlineProblems,
  findBlockedCalls,
  findChildrenProblems,
  findHeavyPages,
  findMetaRefreshes,
  findBaseElements,
  findHeadProblems,
];

/** Rules that compare pages. */
const comparingRules: readonly ((
  pages: readonly PageFacts[],
  site: CheckedSite,
) => Iterable<PlacedFinding>)[] = [
  findBrokenAnchors,
  findOrphans,
  findDuplicates,
  findSitemapProblems,
];

/** Rules about the output as a whole. */
const siteRules: readonly ((site: CheckedSite) => Iterable<Finding>)[] = [
  findMissingFiles,
  findStaleCompression,
  findPolicyProblems,
  findWeakHostPolicies,
  findOpenRedirects,
  findDisallowedSites,
  findHeavyFiles,
];

/** All problems of a built output at an instant, as `findOutdated` has it. It reads neither the network nor the YAML. */
export function checkOutput(output: OutputFolder, now: string): readonly Diagnostic[] {
  const site = createCheckedSite(output);
  const prefixes = regionPrefixes(output.record.table.pages);
  return [
    ...checkPages(site, prefixes),
    ...checkAssets(site),
    ...checkUrlRules(site, prefixes),
    ...siteRules.flatMap((rule) => [...rule(site)]).map(({ diagnostic }) => diagnostic),
    ...findOutdated(output.record, now),
  ];
}

type Prefixes = ReturnType<typeof regionPrefixes>;

/** Checks pages one at a time, and keeps only what they are compared by. */
function checkPages(site: CheckedSite, prefixes: Prefixes): readonly Diagnostic[] {
  const collector = createFindingCollector('pages');
  const { record, paths, readText } = site.output;
  // Sorted, so that a problem is reported on the same page in every build that has it.
  const rows = record.table.pages.toSorted((a, b) =>
    a.url === b.url ? 0 : a.url < b.url ? -1 : 1,
  );
  const pages = rows.flatMap((row) => {
    const path = filePathOf(row.edition, row.url);
    if (!paths.has(path)) return [];
    const page = readPage(row, readText(path), prefixes.get(row.region) ?? '', site);
    collector.add(applyTo(page, pageRules, site), page.facts);
    return [page.facts];
  });
  for (const rule of comparingRules)
    for (const [finding, page] of rule(pages, site)) collector.add([finding], page);
  return collector.diagnostics();
}

function applyTo<T>(subject: T, rules: readonly Rule<T>[], site: CheckedSite): readonly Finding[] {
  return rules.flatMap((rule) => [...rule(subject, site)]);
}

/** Checks the style sheets and scripts, which refer to other files as pages do. */
function checkAssets(site: CheckedSite): readonly Diagnostic[] {
  const collector = createFindingCollector('files');
  const { record, paths, webRoots, readText } = site.output;
  for (const { path } of record.files) {
    const webRoot = webRoots.find((each) => path.startsWith(`${each}/`));
    if (webRoot === undefined || !/\.(?:css|m?js)$/.test(path) || !paths.has(path)) continue;
    const text = readText(path);
    const file = readAsset(webRoot, text, site);
    collector.add(
      file === undefined
        ? [find('unreadable-script', { path }, startOfFile(text))]
        : applyTo(file, referenceRules, site),
    );
  }
  return collector.diagnostics();
}

function checkUrlRules(site: CheckedSite, prefixes: Prefixes): readonly Diagnostic[] {
  const collector = createFindingCollector('rules');
  const findShadows = createShadowRule(site);
  for (const rule of site.output.record.table.rules) {
    collector.add([...findRuleProblems(rule, site), ...findShadows(rule)], {
      prefix: prefixes.get(rule.region) ?? '',
      related: () => comesFrom(rule.source.place),
    });
  }
  return collector.diagnostics();
}
