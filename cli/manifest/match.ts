import type { WebRoot } from '../../runtime/contract.ts';
import { normaliseAlias } from '../resolve/names.ts';
import type { FileRow, PageRow, RuleRow, UrlTable } from './table.ts';
import { isPlainPath, readPath } from './target.ts';
import type { UrlPlan } from './url-plan.ts';
import { toUrlTable } from './url-plan.ts';
import { onceEach, perWebRoot } from '../resolve/once.ts';

/** How a web root answers a URL. */
export type UrlMatch =
  | { readonly type: 'page'; readonly page: PageRow }
  | { readonly type: 'file'; readonly file: FileRow }
  | { readonly type: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly type: 'rewrite'; readonly page: PageRow; readonly status: 200 | 404 | 410 }
  | { readonly type: 'not-found' };

/** docs/product.md T3. */
const campaignId = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Finds how a web root answers a path, as `readPath` reads it from a request. The address of a page without its trailing
 * slash redirects to the page (docs/product.md T1). Redirects keep the query and stay on the site.
 */
export function matchUrl(table: UrlTable, webRoot: WebRoot, path: string, query = ''): UrlMatch {
  const page = findPage(table, webRoot, path);
  if (page !== undefined) return { type: 'page', page };
  const file = table.files.find((row) => row.edition === webRoot && row.url === path);
  if (file !== undefined) return { type: 'file', file };
  const search = normaliseQuery(query);
  if (findPage(table, webRoot, `${path}/`) !== undefined) {
    return { type: 'redirect', location: `${path}/${search}`, status: 301 };
  }
  return answerByRules(table, webRoot, path, search);
}

/** The query with exactly one question mark in front; empty where the query is. */
function normaliseQuery(query: string): string {
  const fields = query.replace(/^\?/, '');
  return fields === '' ? '' : `?${fields}`;
}

/** The first rule that matches a path, as `readPath` reads it, and the path that it leads to. */
export function findRule(
  rules: readonly RuleRow[],
  webRoot: WebRoot,
  path: string,
): { readonly rule: RuleRow; readonly to: string } | undefined {
  const segments = segmentsOf(path);
  for (const rule of rules) {
    if (rule.edition !== webRoot) continue;
    const rest = matchPattern(segmentsOf(rule.pattern), segments);
    if (rest === undefined) continue;
    const to = targetPath(rule.to, rest);
    if (rule.type === 'rewrite' || isPlainPath(to)) return { rule, to };
  }
  return undefined;
}

function answerByRules(table: UrlTable, webRoot: WebRoot, path: string, search: string): UrlMatch {
  const found = findRule(table.rules, webRoot, path);
  if (found === undefined) return { type: 'not-found' };
  const { rule, to } = found;
  if (rule.type === 'redirect')
    return { type: 'redirect', location: `${to}${search}`, status: rule.status };
  const page = findPage(table, webRoot, to);
  if (page !== undefined) return { type: 'rewrite', page, status: rule.status };
  return rule.to.endsWith('*') ? answerByRules(table, webRoot, to, search) : { type: 'not-found' };
}

function findPage(table: UrlTable, webRoot: WebRoot, url: string): PageRow | undefined {
  return table.pages.find((row) => row.url === url && row.edition === webRoot);
}

/** The segments that the pattern's `*` matches, empty where it has none; undefined where the pattern does not match. */
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

/** The path that a rule leads to. URLs of pages end in a slash; those of files, whose names contain a dot, do not. */
function targetPath(to: string, rest: readonly string[]): string {
  if (!to.endsWith('*')) return to;
  const segments = [...segmentsOf(to.slice(0, -1)), ...rest];
  const last = segments.at(-1) ?? '';
  return last === '' || last.includes('.') ? `/${segments.join('/')}` : `/${segments.join('/')}/`;
}

/** What answers a request, and the redirects on the way there. */
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

/** Resolves a path through any number of rules. */
export type Follow = (webRoot: WebRoot, path: string) => RedirectChain;

/** How a plan answers, whose only files are those that it lists. */
export function followPlan(plan: UrlPlan): { readonly table: UrlTable; readonly follow: Follow } {
  const table = toUrlTable(plan);
  const files = new Set(table.files.map(({ edition, url }) => `${edition} ${url}`));
  const isFile = (webRoot: WebRoot, path: string): boolean => files.has(`${webRoot} ${path}`);
  return { table, follow: createFollow(table, isFile) };
}

/**
 * Each path is resolved once and remembered.
 *
 * @param isFile Whether an edition has a file of its own at a path.
 */
export function createFollow(
  table: UrlTable,
  isFile: (webRoot: WebRoot, path: string) => boolean,
): Follow {
  const pages = new Map(table.pages.map((page) => [`${page.edition} ${page.url}`, page]));
  const pageAt = (webRoot: WebRoot, path: string) => pages.get(`${webRoot} ${path}`);
  const follow = perWebRoot((webRoot) => onceEach((path: string) => resolvePath(webRoot, path)));
  return (webRoot, path) => follow[webRoot]()(path);

  function resolvePath(webRoot: WebRoot, start: string): RedirectChain {
    const stops = [start];
    const visited = new Set<string>();
    for (let path = start; !visited.has(path);) {
      visited.add(path);
      const page = pageAt(webRoot, path);
      if (page !== undefined) return { stops, end: 'page', page };
      if (isFile(webRoot, path)) return { stops, end: 'file' };
      const step = nextStep(webRoot, path);
      if (step === undefined) return { stops, end: 'nothing' };
      if (step.isRedirect) stops.push(step.to);
      path = step.to;
    }
    return { stops, end: 'loop' };
  }

  /** A path answered as unknown leads nowhere, whichever page says so. */
  function nextStep(
    webRoot: WebRoot,
    path: string,
  ): { to: string; isRedirect: boolean } | undefined {
    if (pageAt(webRoot, `${path}/`) !== undefined) return { to: `${path}/`, isRedirect: true };
    const found = findRule(table.rules, webRoot, readPath(path) ?? path);
    if (found === undefined || isRefusal(found.rule)) return undefined;
    return { to: found.to, isRedirect: found.rule.type === 'redirect' };
  }
}

/** Whether a rule says that nothing is at a path. */
function isRefusal(rule: RuleRow): boolean {
  return rule.source.reason === 'unknown' || rule.status === 404 || rule.status === 410;
}
