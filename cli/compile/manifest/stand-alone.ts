import type { PageRow, ScopedRule, UrlPlan } from './table.ts';
import { selectRegions } from './table.ts';

/**
 * The part of a plan for the named regions, which stands alone: without the generic edition the
 * root, changes of the state and unknown paths lead to the one region, or to a shared page of not
 * found.
 */
export function standAlone(whole: UrlPlan, selection: ReadonlySet<string>): UrlPlan {
  const plan = selectRegions(whole, selection);
  const pages = plan.pages.filter((page) => page.edition === 'main');
  const landings = pages.filter(({ kind }) => kind === 'landing');
  if (landings.length === 0 || pages.some(({ url }) => url === '/')) return plan;
  return landings.length > 1 ? withSharedRoot(plan, whole, landings) : withOwnRoot(plan, pages);
}

/** The root leads on for now only (302): the generic edition may come to the same host later. */
function withOwnRoot(plan: UrlPlan, pages: readonly PageRow[]): UrlPlan {
  const [landing, notFound, chooser] = (['landing', 'not-found', 'choose-state'] as const).map(
    (kind) => pages.find((page) => page.kind === kind),
  );
  if (!landing || !notFound || !chooser) return plan;
  const { edition, source } = notFound;
  const root = rootRule(landing);
  return {
    pages: plan.pages,
    files: [
      ...plan.files,
      { edition, url: '/404.html', source: { ...source, reason: 'stand-alone' } },
    ],
    rules: [
      ...plan.rules,
      { ...root, type: 'redirect', status: 302, pattern: '/', to: landing.url },
      { ...root, type: 'rewrite', status: 200, pattern: '/l/*', to: chooser.url },
      unknownPaths(notFound),
    ],
  };
}

/** The generic page of not found, which leads only to the regions that are there. */
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
  const { url: to } = notFound;
  return { ...rootRule(notFound), type: 'rewrite', status: 404, pattern: '/*', to };
}

function rootRule({ edition: webRoot, region: key }: PageRow) {
  const regions = [{ key, prefix: '', names: [] }];
  return { edition: webRoot, scope: 'root', reason: 'stand-alone', regions } as const;
}
