import type { WebRoot } from '../../runtime/contract.ts';
import { findRule } from './match.ts';
import { readPath } from './request-path.ts';
import type { PageRow, RuleRow, UrlTable } from './table.ts';

/** What answers a request, and the redirects on the way there. */
export interface RedirectChain {
  /** The requested path, and each path that a redirect led to. */
  readonly stops: readonly string[];
  readonly end: 'page' | 'file' | 'nothing' | 'loop';
  readonly page?: PageRow;
}

/** What paths are resolved against. */
export interface ServedPaths {
  readonly table: UrlTable;
  /** Whether an edition has a file of its own at a path. */
  readonly isFile: (webRoot: WebRoot, path: string) => boolean;
}

/** Resolves a path through any number of rules. */
export type Follow = (webRoot: WebRoot, path: string) => RedirectChain;

/** Each path is resolved once and remembered. */
export function createFollow({ table, isFile }: ServedPaths): Follow {
  const pages = new Map(table.pages.map((page) => [`${page.edition} ${page.url}`, page]));
  const known = new Map<string, RedirectChain>();
  const pageAt = (webRoot: WebRoot, path: string) => pages.get(`${webRoot} ${path}`);
  return (webRoot, path) => {
    const name = `${webRoot} ${path}`;
    const chain = known.get(name) ?? resolvePath(webRoot, path);
    known.set(name, chain);
    return chain;
  };

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
    const found = findRule(table, webRoot, readPath(path) ?? path);
    if (found === undefined || isRefusal(found.rule)) return undefined;
    return { to: found.to, isRedirect: found.rule.type === 'redirect' };
  }
}

/** Whether a rule says that nothing is at a path. */
function isRefusal(rule: RuleRow): boolean {
  return rule.source.reason === 'unknown' || rule.status === 404;
}
