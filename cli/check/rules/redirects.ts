import { findRule } from '../../manifest/match.ts';
import type { RuleRow } from '../../manifest/table.ts';
import { normaliseAlias } from '../../resolve/names.ts';
import { relatedLocations } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding, FindingLocation } from '../finding.ts';
import { find } from '../finding.ts';
import { recordSpan } from '../record-span.ts';

/** Finds redirects and rewrites that lead nowhere, in a loop, or to a page by way of another redirect. */
export function* findRuleProblems(rule: RuleRow, site: CheckedSite): Generator<Finding> {
  const location: FindingLocation = {
    span: () => recordSpan(site.output.recordText, rule, rule.pattern),
    extras: () => relatedLocations(rule.source.place),
  };
  const path = samplePath(rule.pattern);
  const target = rule.to.replace(/\*$/, '');
  const { stops, end } = site.follow(rule.edition, target);
  const steps = [path, ...stops];
  if (end === 'loop') {
    const identity = [...new Set(steps.map(withoutSlash))].sort().join(' ');
    yield find('redirect-loop', { path, steps: untilRepeated(steps) }, { ...location, identity });
  } else if (end === 'nothing' && !site.isOmitted(rule.edition, target)) {
    yield find('redirect-nowhere', { pattern: rule.pattern, to: rule.to }, location);
  } else if (stops.length > 1) {
    yield find('redirect-chain', { path, steps }, location);
  }
}

/**
 * Finds redirects that hide a page or file, since their pattern matches its address. Not reported are the redirects for
 * unknown paths, and those that lead other spellings of an address to that address.
 */
export function createShadowRule(site: CheckedSite): (rule: RuleRow) => Generator<Finding> {
  const { pages, files } = site.output.record.table;
  const byStart = new Map<string, string[]>();
  for (const { edition: webRoot, url } of [...pages, ...files]) {
    const start = firstSegmentKey(webRoot, url);
    byStart.set(start, [...(byStart.get(start) ?? []), url]);
  }
  return function* (rule) {
    if (rule.type !== 'redirect' || rule.source.reason === 'unknown') return;
    const start = firstSegmentKey(rule.edition, rule.pattern.replace('/~', '/'));
    const tableOfRule = { pages: [], files: [], rules: [rule] };
    const shadowed = (byStart.get(start) ?? []).find((url) => {
      const found = findRule(tableOfRule, rule.edition, url);
      return found !== undefined && found.to !== url;
    });
    if (shadowed === undefined) return;
    yield find(
      'redirect-shadows-page',
      { pattern: rule.pattern, url: shadowed },
      {
        span: () => recordSpan(site.output.recordText, rule, rule.pattern),
        extras: () => relatedLocations(rule.source.place),
      },
    );
  };
}

/** A path that a pattern matches. */
function samplePath(pattern: string): string {
  return pattern
    .replace(/\/~/g, '/')
    .replace(/:campaign/, 'campaign')
    .replace(/:any/, 'any')
    .replace(/\*$/, '');
}

/** The steps up to and including the first repeated one. */
function untilRepeated(steps: readonly string[]): readonly string[] {
  const repeated = steps.findIndex((step, index) => steps.indexOf(step) < index);
  return repeated === -1 ? steps : steps.slice(0, repeated + 1);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function firstSegmentKey(edition: string, url: string): string {
  return `${edition} ${normaliseAlias(url.split('/')[1] ?? '')}`;
}
