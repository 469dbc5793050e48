import type { WebRoot } from '../../../runtime/contract.ts';
import { normaliseAlias } from '../resolve/names.ts';
import type { PageRow, Reason, RuleRow, UrlPlan, UrlTable } from './table.ts';
import { toUrlTable } from './table.ts';
import { isPlainPath, readPath } from './target.ts';
import { groupBy } from '../values/group-by.ts';
import { once, onceEach } from '../values/once.ts';
import { oncePerWebRoot } from '../resolve/web-roots.ts';

/** How a web root answers a URL. A `loop` is one of rewrites. */
export type UrlMatch =
  | { readonly type: 'page'; readonly page: PageRow }
  | { readonly type: 'file'; readonly path: string }
  | {
      readonly type: 'redirect';
      readonly location: string;
      readonly status: 301 | 302;
      readonly reason: Reason;
    }
  | { readonly type: 'rewrite'; readonly page: PageRow; readonly status: 200 | 404 | 410 }
  | { readonly type: 'not-found' }
  | { readonly type: 'loop' };

/** What is at the end of all redirects from a path. */
export interface RedirectChain {
  /** The requested path, and each path that a redirect led to. */
  readonly stops: readonly string[];
  readonly end: 'page' | 'file' | 'nothing' | 'loop';
  readonly page?: PageRow;
}

/** Whether something is at the end of a chain. */
export function isAnswer(end: RedirectChain['end']): boolean {
  return end === 'page' || end === 'file';
}

/**
 * Looks addresses up in a table.
 *
 * @param isFile Whether an edition has a file of its own at a path; by default those that the table
 * lists.
 */
export function openTable(table: UrlTable, isFile = listedFiles(table)) {
  const pages = new Map(table.pages.map((page) => [`${page.edition} ${page.url}`, page]));
  const pageAt: PageAt = (webRoot, path) => pages.get(`${webRoot} ${path}`);
  const finder = once(() => createRuleFinder(table.rules));
  const findRule: FindRule = (webRoot, path) => finder()(webRoot, path);
  const matchAsWritten = createMatchAsWritten(findRule, pageAt, isFile);
  // Pages link to the same few addresses again and again.
  const chains = oncePerWebRoot((webRoot) =>
    onceEach((start: string) => followFrom((path) => match(webRoot, path), start)),
  );
  return { match, follow: (webRoot: WebRoot, path: string) => chains[webRoot]()(path) };

  /**
   * Finds how a web root answers a path. A page without its slash, or in another letter case,
   * redirects to the page (docs/product.md T1). Redirects keep the query, and stay on the site.
   */
  function match(webRoot: WebRoot, path: string, query = ''): UrlMatch {
    const search = query === '?' ? '' : query;
    const found = matchInAnyCase(webRoot, path, search);
    if (found.type !== 'redirect' || found.reason !== 'alias') return found;
    // Where the address behind the prefix leads on, one redirect is enough.
    const target = found.location.slice(0, found.location.length - search.length);
    const next = matchInAnyCase(webRoot, target, search);
    const leadsOn = next.type === 'redirect' && next.status === 301 && next.reason !== 'alias';
    return leadsOn ? next : found;
  }

  function matchInAnyCase(webRoot: WebRoot, path: string, search: string): UrlMatch {
    const written = matchAsWritten(webRoot, path, search);
    const isLower = path === path.toLowerCase();
    if (isLower || !isUnknown(written) || !isPlainPath(path)) return written;
    const campaign = findCampaign(webRoot, path);
    if (campaign !== undefined) return toPage(campaign, search);
    const address = endPath(toLowerCase(path));
    const found = matchAsWritten(webRoot, address, search);
    if (found.type === 'page') return toPage(address, search);
    const isGone = found.type === 'rewrite' && found.status === 410;
    return isGone || (found.type === 'redirect' && found.status === 301) ? found : written;
  }

  /** The page behind a campaign id, which is the first or second segment and keeps its case. */
  function findCampaign(webRoot: WebRoot, path: string): string | undefined {
    return [1, 2]
      .map((place) => ({ place, address: endPath(toLowerCase(path, place)) }))
      .find(({ place, address }) => {
        const found = findRule(webRoot, address);
        const isCampaign = found?.rule.pattern.split('/')[place] === ':campaign';
        return isCampaign && pageAt(webRoot, found.to) !== undefined;
      })?.address;
  }
}

type PageAt = (webRoot: WebRoot, path: string) => PageRow | undefined;

function createMatchAsWritten(
  findRule: FindRule,
  pageAt: PageAt,
  isFile: (webRoot: WebRoot, path: string) => boolean,
) {
  return matchAsWritten;

  function matchAsWritten(webRoot: WebRoot, path: string, search: string): UrlMatch {
    const page = pageAt(webRoot, path);
    if (page !== undefined) return { type: 'page', page };
    if (isFile(webRoot, path)) return { type: 'file', path };
    if (pageAt(webRoot, `${path}/`) === undefined) return matchByRules(webRoot, path, search);
    return toPage(`${path}/`, search);
  }

  /** A rewrite leads to pages alone: no host looks for a file there. */
  function matchByRules(
    webRoot: WebRoot,
    path: string,
    search: string,
    tried: readonly string[] = [],
  ): UrlMatch {
    if (tried.includes(path)) return { type: 'loop' };
    const found = findRule(webRoot, path);
    if (found === undefined) return { type: 'not-found' };
    const { rule, to } = found;
    const { reason } = rule.source;
    if (rule.type === 'redirect')
      return { type: 'redirect', location: to + search, status: rule.status, reason };
    const page = pageAt(webRoot, to);
    if (page !== undefined) return { type: 'rewrite', page, status: rule.status };
    if (!rule.to.endsWith('*')) return { type: 'not-found' };
    return matchByRules(webRoot, to, search, [...tried, path]);
  }
}

function toPage(address: string, search: string): UrlMatch {
  return { type: 'redirect', location: address + search, status: 301, reason: 'page' };
}

/** Whether what is answered says that nothing is there. */
function isUnknown(found: UrlMatch): boolean {
  if (found.type === 'redirect') return found.reason === 'unknown';
  return found.type === 'not-found' || (found.type === 'rewrite' && found.status === 404);
}

/** The path in lower case; `kept` counts the segment, from 1, that stays as it is. */
function toLowerCase(path: string, kept = 0): string {
  const parts = path.split('/');
  return parts.map((part, index) => (index === kept ? part : part.toLowerCase())).join('/');
}

function endPath(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function followFrom(match: (path: string) => UrlMatch, start: string): RedirectChain {
  const stops = [start];
  for (let path = readPath(start) ?? start; ;) {
    const found = match(path);
    if (found.type !== 'redirect') return { stops, ...endAt(found) };
    // What leads home because it is unknown leads nowhere.
    if (found.reason === 'unknown') return { stops, end: 'nothing' };
    path = found.location;
    stops.push(path);
    if (stops.indexOf(path) < stops.length - 1) return { stops, end: 'loop' };
  }
}

/** The same for the table of a plan. */
export function openPlan(plan: UrlPlan) {
  return openTable(toUrlTable(plan));
}

function endAt(match: UrlMatch): Pick<RedirectChain, 'end' | 'page'> {
  if (match.type === 'page' || (match.type === 'rewrite' && match.status === 200))
    return { end: 'page', page: match.page };
  return { end: match.type === 'file' || match.type === 'loop' ? match.type : 'nothing' };
}

function listedFiles({ files }: UrlTable): (webRoot: WebRoot, path: string) => boolean {
  const listed = new Set(files.map(({ edition, url }) => `${edition} ${url}`));
  return (webRoot, path) => listed.has(`${webRoot} ${path}`);
}

/** Finds the first rule that matches a path, as `readPath` reads it, and where it leads. */
export type FindRule = (webRoot: WebRoot, path: string) => FoundRule | undefined;

interface FoundRule {
  readonly rule: RuleRow;
  readonly to: string;
}

/** Tries only rules whose patterns begin as the path does: most state an address in full. */
export function createRuleFinder(rules: readonly RuleRow[]): FindRule {
  const tried = rules.map((rule, order) => ({ rule, order, pattern: segmentsOf(rule.pattern) }));
  const byStart = groupBy(tried, ({ rule, pattern }) =>
    [rule.edition, ...statedStart(pattern)].join('/'),
  );
  return (webRoot, path) => {
    const segments = segmentsOf(path);
    const steps = [webRoot, ...segments];
    const matches = steps.flatMap((_, last) => {
      const start = steps.slice(0, last + 1).join('/');
      return firstMatch(byStart.get(start) ?? [], segments) ?? [];
    });
    return matches.sort((a, b) => a.order - b.order)[0];
  };
}

interface TriedRule {
  readonly rule: RuleRow;
  /** Where it stands among all rules. */
  readonly order: number;
  readonly pattern: readonly string[];
}

function firstMatch(rules: readonly TriedRule[], segments: readonly string[]) {
  for (const { rule, order, pattern } of rules) {
    const rest = matchPattern(pattern, segments);
    if (rest === undefined) continue;
    const to = targetPath(rule.to, rest);
    if (rule.type === 'rewrite' || isPlainPath(to)) return { rule, order, to };
  }
  return undefined;
}

/** The segments of a pattern before the first that matches others than itself. */
function statedStart(pattern: readonly string[]): readonly string[] {
  const end = pattern.findIndex((segment) => /^[:~*]/.test(segment));
  return end === -1 ? pattern : pattern.slice(0, end);
}

/** docs/product.md T3. */
const campaignId = /^[A-Za-z0-9_-]{1,64}$/;

/** The segments that `*` matches, or none; undefined where the pattern does not match. */
function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): readonly string[] | undefined {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  const rest = segments.slice(fixed.length);
  if (segments.length < fixed.length || (!isOpen && rest.length > 0)) return undefined;
  const matches = fixed.every((part, index) => matchesSegment(part, segments[index] ?? ''));
  return matches ? rest : undefined;
}

function matchesSegment(part: string, segment: string): boolean {
  if (part === ':any') return true;
  if (part === ':campaign') return campaignId.test(segment);
  // Only for printable ASCII do all hosts agree on what lower case and a space are.
  return part.startsWith('~')
    ? /^[ -~]*$/.test(segment) && normaliseAlias(segment) === part.slice(1)
    : part === segment;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The path that a rule leads to: a page ends in a slash, a file, which has a dot, does not. */
function targetPath(to: string, rest: readonly string[]): string {
  if (!to.endsWith('*')) return to;
  const segments = [...segmentsOf(to.slice(0, -1)), ...rest];
  const last = segments.at(-1) ?? '';
  return last === '' || last.includes('.') ? `/${segments.join('/')}` : `/${segments.join('/')}/`;
}
