import type { PageKind } from '../../runtime/contract.ts';
import type { FileRow, PageRow } from './table.ts';
import type { ScopedRule, UrlPlan } from './url-plan.ts';
import { selectRegions } from './url-plan.ts';

/**
 * The part of a plan that serves the named regions, complete also where the generic edition is not among them: the root
 * leads to the region when there is only one, as do links for a change of the state, and unknown paths get a page of not found, which is that one region's, or
 * belongs to none of several. Hosts that look for `/404.html` find it.
 */
export function standAlone(whole: UrlPlan, selection: ReadonlySet<string>): UrlPlan {
  const plan = selectRegions(whole, selection);
  const pages = plan.pages.filter((page) => page.edition === 'main');
  const landings = pages.filter(({ kind }) => kind === 'landing');
  const [landing] = landings;
  if (landing === undefined || pages.some(({ url }) => url === '/')) return plan;
  if (landings.length > 1) return withSharedRoot(plan, whole, landings);
  return withOwnRoot(plan, landing, (kind) => pages.find((page) => page.kind === kind));
}

/** The root leads on for now only (302): the generic edition may come to the same host later. */
function withOwnRoot(
  plan: UrlPlan,
  landing: PageRow,
  find: (kind: PageKind) => PageRow | undefined,
): UrlPlan {
  const [notFound, chooser] = [find('not-found'), find('choose-state')];
  if (notFound === undefined || chooser === undefined) return plan;
  const root = rootRule(landing);
  return {
    pages: plan.pages,
    files: [...plan.files, notFoundFile(notFound)],
    rules: [
      ...plan.rules,
      { ...root, type: 'redirect', status: 302, pattern: '/', to: landing.url },
      { ...root, type: 'rewrite', status: 200, pattern: '/l/*', to: chooser.url },
      unknownPaths(notFound),
    ],
  };
}

function notFoundFile({ edition: webRoot, source }: PageRow): FileRow {
  return { edition: webRoot, url: '/404.html', source: { ...source, reason: 'stand-alone' } };
}

/** The generic edition's page of not found, which leads to the regions that are there and to none of its own pages. */
function withSharedRoot(plan: UrlPlan, whole: UrlPlan, landings: readonly PageRow[]): UrlPlan {
  const generic = whole.pages.find(({ url, kind }) => kind === 'not-found' && url === '/404.html');
  if (generic === undefined) return plan;
  const notFound: PageRow = {
    ...generic,
    leadsTo: landings.map(({ region }) => region),
    source: { ...generic.source, reason: 'stand-alone' },
  };
  return {
    pages: [...plan.pages, notFound],
    files: plan.files,
    rules: [...plan.rules, unknownPaths(notFound)],
  };
}

function unknownPaths(notFound: PageRow): ScopedRule {
  return {
    ...rootRule(notFound),
    type: 'rewrite',
    status: 404,
    pattern: '/*',
    to: notFound.url,
  };
}

function rootRule({ edition: webRoot, region: key }: PageRow) {
  const regions = [{ key, prefix: '', names: [] }];
  return { edition: webRoot, scope: 'root', reason: 'stand-alone', regions } as const;
}
