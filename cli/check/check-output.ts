import type { WebRoot } from '../../runtime/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { startOfFile } from '../diagnostics/span.ts';
import type { PageRow } from '../manifest/table.ts';
import { regionPrefixes } from '../manifest/table.ts';
import type { BuiltOutput } from './built-output.ts';
import { filePathOf } from '../site/page-files.ts';
import type { CheckedPage, ReferencingFile } from './checked-page.ts';
import { readAsset, readPage, relatedLocations } from './checked-page.ts';
import type { CheckedSite } from './checked-site.ts';
import { createCheckedSite } from './checked-site.ts';
import type { Finding, FindingCollector } from './finding.ts';
import { createFindingCollector, find } from './finding.ts';
import type { PageFacts } from './page-facts.ts';
import { readFacts } from './page-facts.ts';
import { findOutdated } from './verify-output.ts';
import {
  findDuplicateIds,
  findHeadingProblems,
  findMissingLanguage,
  findUnnamed,
} from './rules/access.ts';
import { findBrokenAnchors, findDuplicates, findOrphans } from './rules/between-pages.ts';
import { findHeavyFiles, findHeavyPages } from './rules/budgets.ts';
import {
  createShadowRule,
  findBaseElements,
  findMetaRefreshes,
  findOpenRedirects,
  findRuleProblems,
} from './rules/redirects.ts';
import { findWeakHostPolicies } from './rules/host-policies.ts';
import {
  findFormProblems,
  findLinkProblems,
  findLinksOutside,
  findResourceProblems,
} from './rules/links.ts';
import { findMissingFiles, findStaleCompression } from './rules/files.ts';
import {
  findBlockedCalls,
  findBlockedResources,
  findInlineProblems,
  findPolicyProblems,
} from './rules/policy.ts';
import { findChildrenProblems, findThirdPartyRequests } from './rules/privacy.ts';
import { findDisallowedSites, findHeadProblems, findSitemapProblems } from './rules/search.ts';

type Rule<Subject> = (subject: Subject, site: CheckedSite) => Iterable<Finding>;

const referenceRules: readonly Rule<ReferencingFile>[] = [
  findResourceProblems,
  findBlockedResources,
  findThirdPartyRequests,
];

const pageRules: readonly Rule<CheckedPage>[] = [
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
];

/** Rules about the output as a whole. */
const siteRules: readonly ((site: CheckedSite) => Iterable<Diagnostic>)[] = [
  findMissingFiles,
  findStaleCompression,
  findPolicyProblems,
  findWeakHostPolicies,
  findOpenRedirects,
  findDisallowedSites,
];

/** All problems of a built output at an instant, as `findOutdated` has it. It reads neither the network nor the YAML. */
export function checkOutput(output: BuiltOutput, now: string): readonly Diagnostic[] {
  const site = createCheckedSite(output);
  const collector = createFindingCollector('pages');
  const pages = checkPages(site, collector);
  comparePages(pages, site, collector);
  collector.add(findHeavyFiles(site));
  return [
    ...collector.diagnostics(),
    ...checkAssets(site),
    ...checkUrlRules(site),
    ...siteRules.flatMap((rule) => [...rule(site)]),
    ...findOutdated(output.record, now),
  ];
}

/** Checks pages one at a time, and keeps only what they are compared by. */
function checkPages(site: CheckedSite, collector: FindingCollector): readonly PageFacts[] {
  const prefixes = regionPrefixes(site.output.record.table.pages);
  return sortByPath(site.output.record.table.pages).flatMap((row) => {
    const path = filePathOf(row.edition, row.url);
    if (!site.output.paths.has(path)) return [];
    const page = readPage(row, site.output.readText(path), prefixes.get(row.region) ?? '', site);
    collector.add(
      [...referenceRules, ...pageRules].flatMap((rule) => [...rule(page, site)]),
      page,
    );
    return [readFacts(page, site)];
  });
}

function comparePages(
  pages: readonly PageFacts[],
  site: CheckedSite,
  collector: FindingCollector,
): void {
  for (const page of pages) collector.add(findHeadProblems(page, site), page);
  for (const [finding, page] of [
    ...findBrokenAnchors(pages),
    ...findOrphans(pages, site),
    ...findDuplicates(pages),
    ...site.output.webRoots.flatMap((webRoot) => [...findSitemapProblems(webRoot, pages, site)]),
  ]) {
    collector.add([finding], page);
  }
}

/** Sorted, so that a problem is reported on the same page in every build that has it. */
function sortByPath(pages: readonly PageRow[]): readonly PageRow[] {
  return pages.toSorted((a, b) => (a.url === b.url ? 0 : a.url < b.url ? -1 : 1));
}

/** Checks the style sheets and scripts, which refer to other files as pages do. */
function checkAssets(site: CheckedSite): readonly Diagnostic[] {
  const collector = createFindingCollector('files');
  const { record, paths, webRoots, readText } = site.output;
  for (const { path } of record.files) {
    const webRoot = webRoots.find((each) => path.startsWith(`${each}/`));
    if (webRoot === undefined || !/\.(?:css|m?js)$/.test(path) || !paths.has(path)) continue;
    collector.add(checkAsset(webRoot, readText(path), site));
  }
  return collector.diagnostics();
}

function checkAsset(webRoot: WebRoot, text: SourceFile, site: CheckedSite): readonly Finding[] {
  const file = readAsset(webRoot, text, site);
  if (file !== undefined) return referenceRules.flatMap((rule) => [...rule(file, site)]);
  return [find('unreadable-script', { path: text.path }, startOfFile(text))];
}

function checkUrlRules(site: CheckedSite): readonly Diagnostic[] {
  const collector = createFindingCollector('rules');
  const prefixes = regionPrefixes(site.output.record.table.pages);
  const findShadows = createShadowRule(site);
  for (const rule of site.output.record.table.rules) {
    collector.add([...findRuleProblems(rule, site), ...findShadows(rule)], {
      prefix: prefixes.get(rule.region) ?? '',
      extras: () => relatedLocations(rule.source.place),
    });
  }
  return collector.diagnostics();
}
