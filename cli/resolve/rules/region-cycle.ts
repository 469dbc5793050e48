import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RegionLink } from '../links.ts';
import { usableLinks } from '../links.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Rule } from './rule.ts';

const verbs = { reuse: 'reuses', fallthrough: 'falls through to' } as const;

/** Finds cycles of links (docs/product.md R6). Each is reported once, at its first link in the file. */
export const regionCycle: Rule = function* ({ links }) {
  const usable = usableLinks(links);
  const visited = new Set<string>();
  for (const start of usable.keys()) {
    const cycle = findCycle(start, usable, visited);
    const [first] = cycle;
    if (first === undefined) continue;
    yield createDiagnostic(
      'region-cycle',
      { cycle: [...cycle.map(({ from }) => from), first.from] },
      first.span,
      {
        path: `${childPointer('/regions', first.from)}/${first.kind}`,
        related: cycle.map(({ kind, from, to, span }) => ({
          message: `"${from}" ${verbs[kind]} "${to}" here`,
          span,
        })),
      },
    );
  }
};

/** The cycle that a region's chain of links ends in, empty where there is none or an earlier chain was in it. */
function findCycle(
  start: string,
  links: ReadonlyMap<string, RegionLink>,
  visited: Set<string>,
): readonly RegionLink[] {
  const chain: RegionLink[] = [];
  let link = links.get(start);
  while (link !== undefined && !visited.has(link.from)) {
    visited.add(link.from);
    chain.push(link);
    link = links.get(link.to);
  }
  const entry = chain.findIndex(({ from }) => from === link?.from);
  return entry === -1 ? [] : startAtFirst(chain.slice(entry));
}

/** The cycle from the link that is written first. */
function startAtFirst(cycle: readonly RegionLink[]): readonly RegionLink[] {
  const starts = cycle.map(({ span }) => span.start);
  const first = starts.indexOf(Math.min(...starts));
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}
