import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RegionLink } from '../links.ts';
import { usableLinks } from '../links.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Rule } from './rule.ts';

const verbs = { reuse: 'reuses', fallthrough: 'falls through to' } as const;

/** Chains of links come to an end (docs/product.md R6). Each circle is reported once, at its first link in the file. */
export const regionCycle: Rule = function* ({ links }) {
  const usable = usableLinks(links);
  const settled = new Set<string>();
  for (const start of usable.keys()) {
    const cycle = findCycle(start, usable, settled);
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

/** The circle that a region's chain of links ends in, if no earlier chain has been there. */
function findCycle(
  start: string,
  links: ReadonlyMap<string, RegionLink>,
  settled: Set<string>,
): readonly RegionLink[] {
  const walked: RegionLink[] = [];
  let link = links.get(start);
  while (link !== undefined && !settled.has(link.from)) {
    settled.add(link.from);
    walked.push(link);
    link = links.get(link.to);
  }
  const entry = walked.findIndex(({ from }) => from === link?.from);
  const cycle = entry === -1 ? [] : walked.slice(entry);
  return startAtFirst(cycle);
}

function startAtFirst(cycle: readonly RegionLink[]): readonly RegionLink[] {
  const starts = cycle.map(({ span }) => span.start);
  const first = starts.indexOf(Math.min(...starts));
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}
