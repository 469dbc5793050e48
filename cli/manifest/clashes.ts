import type { WebRoot } from '../../runtime/contract.ts';
import type { AddressClaim } from '../diagnostics/catalogue/manifest.ts';
import { normaliseAlias } from '../resolve/names.ts';
import { previewMarkPath } from './table.ts';
import type { RegionRule, UrlPlan } from './url-plan.ts';
import { listRegionRules } from './url-plan.ts';

/** A URL or pattern of the table that two parts of the site claim. */
export interface Clash {
  readonly url: string;
  readonly claims: readonly [AddressClaim, AddressClaim];
}

/**
 * Finds pages, files and rules of the same URL, and names of regions that are also the start of a page's path. The
 * preview's own URL is claimed as well.
 */
export function findClashes(plan: UrlPlan): readonly Clash[] {
  const owners = new Map<string, AddressClaim>();
  const clashes: Clash[] = [];
  for (const [webRoot, url, claim] of listClaims(plan)) {
    const key = `${webRoot} ${url}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, claim);
    else clashes.push({ url, claims: [owner, claim] });
  }
  return clashes;
}

type UrlClaim = readonly [edition: WebRoot, url: string, claim: AddressClaim];

function* listClaims(plan: UrlPlan): Generator<UrlClaim> {
  yield ['main', previewMarkPath, { kind: 'preview' }];
  yield ['library', previewMarkPath, { kind: 'preview' }];
  for (const { edition: webRoot, url, region } of plan.pages)
    yield [webRoot, url, { kind: 'page', region }];
  for (const { edition: webRoot, url } of plan.files) yield [webRoot, url, { kind: 'file' }];
  yield* rootSegments(plan);
  for (const row of listRegionRules(plan.rules)) yield* ruleClaims(row);
}

function* ruleClaims({ rule, region }: RegionRule): Generator<UrlClaim> {
  if (rule.scope === 'name') {
    for (const name of region.names) {
      yield [rule.edition, `/~${name}/*`, { kind: 'name', name, region: region.key }];
    }
  } else yield [rule.edition, region.prefix + rule.pattern, { kind: 'rule', region: region.key }];
}

/** First segments of pages without a prefix and of files, as a name is compared with them. */
function* rootSegments({ pages, files }: UrlPlan): Generator<UrlClaim> {
  const root = pages.find((page) => page.edition === 'main' && page.url === '/')?.region;
  const segments = new Map<string, AddressClaim>();
  for (const { edition: webRoot, url, region } of pages) {
    if (webRoot === 'main' && region === root)
      segments.set(segmentOf(url), { kind: 'page', region });
  }
  for (const { edition: webRoot, url } of files) {
    if (webRoot === 'main') segments.set(segmentOf(url), { kind: 'file' });
  }
  segments.delete('');
  for (const [segment, claim] of segments) yield ['main', `/~${segment}/*`, claim];
}

function segmentOf(url: string): string {
  return normaliseAlias(url.split('/')[1] ?? '');
}
