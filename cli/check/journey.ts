import type { Edition } from '../../runtime/contract.ts';
import { firstRule } from '../manifest/match.ts';
import type { PageRow, RuleRow, UrlTable } from '../manifest/table.ts';

/** The way of a request through the URL table. */
export interface Journey {
  /** The path that was asked for, and every other that it was sent to by a redirect. */
  readonly stops: readonly string[];
  readonly end: 'page' | 'file' | 'nothing' | 'circle';
  readonly page?: PageRow;
}

/** What journeys lead through. */
export interface Roads {
  readonly table: UrlTable;
  /** Whether an edition has a file of its own at a path. */
  readonly isFile: (edition: Edition, path: string) => boolean;
}

/** Follows a path to where it ends, over as many rules as there are. */
export type Follow = (edition: Edition, path: string) => Journey;

/** Makes the follower of an output; every path is followed once. */
export function createFollow({ table, isFile }: Roads): Follow {
  const pages = new Map(table.pages.map((page) => [`${page.edition} ${page.url}`, page]));
  const known = new Map<string, Journey>();
  const pageAt = (edition: Edition, path: string) => pages.get(`${edition} ${path}`);
  return (edition, path) => {
    const name = `${edition} ${path}`;
    const journey = known.get(name) ?? travel(edition, path);
    known.set(name, journey);
    return journey;
  };

  function travel(edition: Edition, start: string): Journey {
    const stops = [start];
    const visited = new Set<string>();
    for (let path = start; !visited.has(path);) {
      visited.add(path);
      const page = pageAt(edition, path);
      if (page !== undefined) return { stops, end: 'page', page };
      if (isFile(edition, path)) return { stops, end: 'file' };
      const step = nextStep(edition, path);
      if (step === undefined) return { stops, end: 'nothing' };
      if (step.isRedirect) stops.push(step.to);
      path = step.to;
    }
    return { stops, end: 'circle' };
  }

  /** What is answered as unknown leads nowhere, whatever page says so. */
  function nextStep(
    edition: Edition,
    path: string,
  ): { to: string; isRedirect: boolean } | undefined {
    if (pageAt(edition, `${path}/`) !== undefined) return { to: `${path}/`, isRedirect: true };
    const found = firstRule(table, edition, path);
    if (found === undefined || isRefusal(found.rule)) return undefined;
    return { to: found.to, isRedirect: found.rule.type === 'redirect' };
  }
}

/** Whether a rule says that nothing is at a path. */
function isRefusal(rule: RuleRow): boolean {
  return rule.source.reason === 'unknown' || rule.status === 404;
}
