import type { WebRoot } from '../../../runtime/contract.ts';
import { slugIn } from '../../../runtime/services/schedule.ts';
import { error, fillIn } from '../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { creatorOf } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { normaliseAlias } from '../resolve/names.ts';
import { groupBy } from '../values/group-by.ts';
import type { MountedSite } from './mount.ts';
import type { Move } from './moves.ts';
import { blockPageSpan, regionSpan, webinarSpan } from './pages.ts';
import type { PageRow, RegionRule, ScopedRule, UrlPlan } from './table.ts';
import { apiFolder, hashedFolder, listRegionRules, previewMarkPath, segmentAt } from './table.ts';

/** What takes up an address of the site. */
export type AddressClaim =
  | { readonly kind: 'name'; readonly name: string; readonly region: string }
  | { readonly kind: 'page' | 'rule'; readonly region: string }
  | { readonly kind: 'webinar'; readonly region: string; readonly slug: string }
  | { readonly kind: 'block page'; readonly region: string; readonly page: string }
  | { readonly kind: 'moved' | 'shortcut'; readonly address: string }
  | { readonly kind: 'file' | 'hashed' | 'api' | 'preview' };

/** To be read within a sentence. */
const claimed: Readonly<Record<AddressClaim['kind'], string>> = {
  name: 'the name "{name}" of "{region}"',
  page: 'a page of "{region}"',
  webinar: 'a webinar of "{region}"',
  'block page': '"{page}", a page of "{region}" in blockPages',
  rule: 'a redirect of "{region}"',
  moved: 'what moved or gone say of it',
  shortcut: 'a shortcut',
  file: 'a file that every build has',
  hashed: 'files whose names change with their content',
  api: 'the API, which forms are sent to',
  preview: 'what career-site preview tells pages about itself',
};

const remedies: Partial<Record<AddressClaim['kind'], string>> = {
  moved: 'Delete this line.',
  shortcut: 'Write another name for the shortcut, or delete it.',
  webinar: 'Give the webinar a slug of its own.',
  'block page': 'Write another address for the page.',
};

export const codes = {
  'url-clash': error(
    ({
      url,
      claims: [first, second],
      others,
    }: {
      url: string;
      claims: readonly [AddressClaim, AddressClaim];
      /** How many more editions have the same two. */
      others: number;
    }) =>
      `${url} would lead to two things: ${fillIn(claimed[first.kind], first)}, and ${fillIn(claimed[second.kind], second)}. ${alike(others)}${remedies[second.kind] ?? 'Rename one of them.'}`,
    'Two things of the site have the same address, such as a name of a region and a file that every build has, two webinars of one day, or a page of blocks and another page.',
    'The address could lead to only one of them, and hosts would differ in which.',
    'Write another name for the region, a `slug` for the webinar, or another `address` for the page.',
  ),
} as const;

function alike(others: number): string {
  if (others === 0) return '';
  return `It is so in ${others === 1 ? 'one more edition' : `${others} more editions`}. `;
}

const createDiagnostic = creatorOf(codes);

/** Reports the clashes of a plan, each place once: what regions inherit clashes in each of them. */
export function reportClashes(
  plan: UrlPlan,
  mounted: MountedSite,
  moves: readonly Pick<Move, 'from' | 'span'>[],
): readonly Diagnostic[] {
  const spans = new Map(moves.toReversed().map(({ from, span }) => [from, span]));
  const clashes = findClashes(plan).map((clash) => placeClash(clash, mounted, spans));
  const byPlace = groupBy(clashes, ({ at }) => `${at.file.path} ${at.start}`);
  return Array.from(byPlace.values(), (group) => {
    const [{ at, other, ...clash }] = group;
    const others = new Set(group.map(({ url }) => url)).size - 1;
    const related =
      other === undefined ? [] : [{ message: 'the other comes from here', span: other }];
    return createDiagnostic('url-clash', { ...clash, others }, at, { related });
  });
}

/** Throws where nothing of the YAML takes part, since no person could mend that. */
function placeClash(
  { url, claims }: ReturnType<typeof findClashes>[number],
  mounted: MountedSite,
  moves: ReadonlyMap<string, Span>,
) {
  const address = url.replace('/~', '/').replace(/\/\*$/, '');
  const spans = claims.flatMap((claim, index) => claimSpan(claim, mounted, moves, -index) ?? []);
  // Of two such pages the one further down is blamed, in whatever order an edition has them.
  const isOfPages = claims.every(({ kind }) => kind === 'block page');
  const [at, other] = isOfPages ? spans.sort((a, b) => b.start - a.start) : spans.reverse();
  if (at === undefined) throw new Error(`Two rows of the program's own claim ${address}.`);
  return { url: address, claims, at, other };
}

/** The line of the YAML that claims a URL; of two webinars, the first or the last. */
function claimSpan(
  claim: AddressClaim,
  { root, prefixed, library }: MountedSite,
  moves: ReadonlyMap<string, Span>,
  nth: number,
): Span | undefined {
  if (claim.kind === 'moved' || claim.kind === 'shortcut') return moves.get(claim.address);
  const key = 'region' in claim ? claim.region : undefined;
  if (claim.kind === 'block page' && library && key === library.key)
    return blockPageSpan(library, claim.page);
  const region = [root, ...prefixed].find((each) => each.key === key);
  if (region === undefined) return undefined;
  if (claim.kind === 'webinar') return webinarSpan(region, claim.slug, nth);
  if (claim.kind === 'block page') return blockPageSpan(region, claim.page);
  const isFullName = claim.kind === 'name' && normaliseAlias(region.config.name) === claim.name;
  return (isFullName ? region.provenanceOf('/name')?.span : undefined) ?? regionSpan(region);
}

/** Finds two claims to one URL, and names of regions that hide pages. */
export function findClashes(plan: UrlPlan) {
  const owners = new Map<string, AddressClaim>();
  const equal = [...listClaims(plan)].flatMap(([webRoot, url, claim]) => {
    const key = `${webRoot} ${url}`;
    const owner = owners.get(key) ?? claim;
    owners.set(key, owner);
    return owner === claim ? [] : [{ url, claims: [owner, claim] as const }];
  });
  return [...equal, ...findHiding(plan)];
}

/** Finds moved and gone addresses that a pattern answers as well: hosts differ in which wins. */
function findHiding({ rules }: UrlPlan) {
  const names = new Map(
    listRegionRules(rules.filter(({ scope }) => scope === 'name')).flatMap(({ region }) =>
      region.names.map((name) => [name, region] as const),
    ),
  );
  const ownerOf = ({ edition, pattern }: ScopedRule): AddressClaim | undefined => {
    if (pattern.startsWith(hashedFolder)) return { kind: 'hashed' };
    if (pattern.startsWith(apiFolder)) return { kind: 'api' };
    const segment = segmentAt(pattern);
    const name = normaliseAlias(segment);
    const region = edition === 'main' ? names.get(name) : undefined;
    if (region === undefined || region.prefix === `/${segment}`) return undefined;
    return { kind: 'name', name, region: region.key };
  };
  return rules.flatMap((rule) => {
    const owner = rule.scope === 'address' ? ownerOf(rule) : undefined;
    const { pattern: address } = rule;
    return owner === undefined
      ? []
      : [{ url: address, claims: [owner, { kind: 'moved', address }] as const }];
  });
}

type UrlClaim = readonly [edition: WebRoot, url: string, claim: AddressClaim];

function* listClaims(plan: UrlPlan): Generator<UrlClaim> {
  yield ['main', previewMarkPath, { kind: 'preview' }];
  yield ['library', previewMarkPath, { kind: 'preview' }];
  for (const page of plan.pages) yield [page.edition, page.url, claimOf(page)];
  for (const { edition: webRoot, url } of plan.files) yield [webRoot, url, { kind: 'file' }];
  yield* rootSegments(plan);
  for (const row of listRegionRules(plan.rules)) yield* ruleClaims(row);
}

function claimOf({ region, params }: PageRow): AddressClaim {
  const { page } = params;
  const slug = slugIn(params);
  if (page !== undefined) return { kind: 'block page', region, page };
  return slug === undefined ? { kind: 'page', region } : { kind: 'webinar', region, slug };
}

function* ruleClaims({ rule, region }: RegionRule): Generator<UrlClaim> {
  if (rule.scope === 'address') {
    const address = rule.pattern;
    yield [rule.edition, address, { kind: 'moved', address }];
  } else if (rule.scope === 'name') {
    for (const name of region.names) {
      yield [rule.edition, `/~${name}/*`, { kind: 'name', name, region: region.key }];
    }
  } else if (rule.reason === 'shortcut') {
    const claim: AddressClaim = { kind: 'shortcut', address: rule.pattern };
    yield [rule.edition, region.prefix + rule.pattern, claim];
    // One at the root takes a name that a region or a page could have.
    if (rule.scope === 'root') yield [rule.edition, `/~${segmentOf(rule.pattern)}/*`, claim];
  } else yield [rule.edition, region.prefix + rule.pattern, { kind: 'rule', region: region.key }];
}

/** First segments of pages without a prefix and of files, as a name is compared with them. */
function* rootSegments({ pages, files }: UrlPlan): Generator<UrlClaim> {
  const root = pages.find((page) => page.edition === 'main' && page.url === '/')?.region;
  const ofPages = pages.filter(({ edition, region }) => edition === 'main' && region === root);
  const ofFiles = files.filter(({ edition, region }) => edition === 'main' && region === undefined);
  const segments = new Map<string, AddressClaim>([
    ...ofPages.map((page) => [segmentOf(page.url), claimOf(page)] as const),
    ...ofFiles.map(({ url }) => [segmentOf(url), { kind: 'file' }] as const),
  ]);
  segments.delete('');
  for (const [segment, claim] of segments) yield ['main', `/~${segment}/*`, claim];
}

function segmentOf(url: string): string {
  return normaliseAlias(segmentAt(url));
}
