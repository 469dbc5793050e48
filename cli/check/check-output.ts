import type { WebRoot } from '../../runtime/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { startOfFile } from '../diagnostics/span.ts';
import type { PageRow } from '../manifest/table.ts';
import { regionPrefixes } from '../manifest/table.ts';
import type { BuiltOutput } from './built-output.ts';
import { filePathOf } from '../site/page-files.ts';
import type { CheckedPage, ReferencingFile } from './checked-page.ts';
import { readPage, readScript, readStyleSheet } from './checked-page.ts';
import type { CheckedSite } from './checked-site.ts';
import { createCheckedSite } from './checked-site.ts';
import type { Finding, FindingCollector } from './finding.ts';
import { createFindingCollector, find } from './finding.ts';
import type { PageFacts } from './page-facts.ts';
import { readFacts } from './page-facts.ts';
import {
  findDuplicateIds,
  findHeadingProblems,
  findMissingAlternatives,
  findMissingLanguage,
  findUnnamedControls,
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
  findIslandFileProblems,
  findLinkProblems,
  findLinksOutside,
  findResourceProblems,
} from './rules/links.ts';
import { findMissingFiles, findStaleCompression } from './rules/files.ts';
import { findOutdated } from './rules/outdated.ts';
import {
  findBlockedCalls,
  findBlockedResources,
  findBlockedVideos,
  findInlineProblems,
  findMissingPolicies,
  findWeakPolicies,
} from './rules/policy.ts';
import { findChildrenProblems, findThirdPartyRequests } from './rules/privacy.ts';
import {
  findCanonicalProblems,
  findDisallowedSites,
  findHeadProblems,
  findSitemapProblems,
} from './rules/search.ts';

type Rule<Subject> = (subject: Subject, site: CheckedSite) => Iterable<Finding>;

const referenceRules: readonly Rule<ReferencingFile>[] = [
  findResourceProblems,
  findBlockedResources,
  findThirdPartyRequests,
];

const pageRules: readonly Rule<CheckedPage>[] = [
  findLinkProblems,
  findLinksOutside,
  findIslandFileProblems,
  findFormProblems,
  findMissingAlternatives,
  findUnnamedControls,
  findHeadingProblems,
  findDuplicateIds,
  findMissingLanguage,
  findInlineProblems,
  findBlockedCalls,
  findBlockedVideos,
  findChildrenProblems,
  findHeavyPages,
  findMetaRefreshes,
  findBaseElements,
];

const factRules: readonly Rule<PageFacts>[] = [findCanonicalProblems, findHeadProblems];

/** Rules about the output as a whole. */
const siteRules: readonly ((site: CheckedSite) => Iterable<Diagnostic>)[] = [
  findMissingFiles,
  findStaleCompression,
  findMissingPolicies,
  findWeakPolicies,
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
  collector.add(findHeavyFiles(site), '');
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
    const prefix = prefixes.get(row.region) ?? '';
    const page = readPage(row, site.output.readText(path), prefix, site);
    const facts = readFacts(page);
    collector.add(
      [
        ...referenceRules.flatMap((rule) => [...rule(page, site)]),
        ...pageRules.flatMap((rule) => [...rule(page, site)]),
        ...factRules.flatMap((rule) => [...rule(facts, site)]),
      ],
      prefix,
    );
    return [facts];
  });
}

function comparePages(
  pages: readonly PageFacts[],
  site: CheckedSite,
  collector: FindingCollector,
): void {
  for (const [finding, page] of [
    ...findBrokenAnchors(pages, site),
    ...findOrphans(pages, site),
    ...findDuplicates(pages),
  ]) {
    collector.add([finding], page.prefix);
  }
  for (const webRoot of site.output.webRoots) {
    const pagesOfRoot = pages.filter(({ row }) => row.edition === webRoot);
    for (const [finding, prefix] of findSitemapProblems(webRoot, pagesOfRoot, site)) {
      collector.add([finding], prefix);
    }
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
    collector.add(checkAsset(webRoot, readText(path), site), '');
  }
  return collector.diagnostics();
}

function checkAsset(webRoot: WebRoot, text: SourceFile, site: CheckedSite): readonly Finding[] {
  const read = text.path.endsWith('.css') ? readStyleSheet : readScript;
  const file = read(webRoot, text, site);
  if (file !== undefined) return referenceRules.flatMap((rule) => [...rule(file, site)]);
  return [find('unreadable-script', { path: text.path }, { span: () => startOfFile(text) })];
}

function checkUrlRules(site: CheckedSite): readonly Diagnostic[] {
  const collector = createFindingCollector('rules');
  const prefixes = regionPrefixes(site.output.record.table.pages);
  const findShadows = createShadowRule(site);
  for (const rule of site.output.record.table.rules) {
    collector.add(
      [...findRuleProblems(rule, site), ...findShadows(rule)],
      prefixes.get(rule.region) ?? '',
    );
  }
  return collector.diagnostics();
}
