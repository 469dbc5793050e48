import type { FileRow, PageRow } from './table.ts';
import type { ScopedRule, UrlPlan } from './url-plan.ts';

/**
 * Completes the plan of a web root that holds regions below their prefixes but not the generic edition: the root
 * leads to the region when there is only one, and unknown paths get a page of not found. Hosts that look for
 * `/404.html` find it.
 */
export function standAlone(plan: UrlPlan): UrlPlan {
  const pages = plan.pages.filter((page) => page.edition === 'main');
  const notFound = pages.find((page) => page.kind === 'not-found');
  if (notFound === undefined || pages.some((page) => page.url === '/')) return plan;
  return {
    pages: plan.pages,
    files: [...plan.files, notFoundFile(notFound)],
    rules: [...plan.rules, ...rootRules(pages, notFound)],
  };
}

function notFoundFile({ edition: webRoot, source }: PageRow): FileRow {
  return { edition: webRoot, url: '/404.html', source: { ...source, reason: 'stand-alone' } };
}

/** The root leads on for now only (302): the generic edition may come to the same host later. */
function rootRules(
  pages: readonly PageRow[],
  { edition: webRoot, region, url }: PageRow,
): readonly ScopedRule[] {
  const regions = [{ key: region, prefix: '', names: [] }];
  const rule = { edition: webRoot, scope: 'root', reason: 'stand-alone', regions } as const;
  const landings = pages.filter((page) => page.kind === 'landing');
  const [landing] = landings;
  const home: readonly ScopedRule[] =
    landing === undefined || landings.length > 1
      ? []
      : [{ ...rule, type: 'redirect', status: 302, pattern: '/', to: landing.url }];
  return [...home, { ...rule, type: 'rewrite', status: 404, pattern: '/*', to: url }];
}
