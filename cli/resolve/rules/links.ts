import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { contentFields } from '../../schema/content-fields.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { RegionLink } from '../links.ts';
import { usableLinks } from '../links.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** `reuse` and `fallthrough` name a region that exists (docs/product.md R6). */
export const unknownRegion: Rule = function* ({ written, links }) {
  for (const { kind, name, to, pointer, span } of links) {
    if (to !== undefined) continue;
    const { near, isGuess } = nameMeant(name, Object.keys(written.regions.value.regions));
    const extras = suggesting(written.regions.document, pointer, near, isGuess);
    yield createDiagnostic('unknown-region', { name, field: kind, nearest: near }, span, extras);
  }
};

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

/** A region has one link at most: reuse takes all, so nothing could fall through. */
export const reuseAndFallthrough: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  for (const [region, { reuse, fallthrough }] of Object.entries(value.regions)) {
    if (reuse === undefined || fallthrough === undefined) continue;
    const pointer = childPointer('/regions', region);
    const path = `${pointer}/fallthrough`;
    yield createDiagnostic('reuse-and-fallthrough', { region }, document.locate(path, 'key'), {
      path,
      related: [
        {
          message: `"${region}" reuses "${reuse}" here`,
          span: document.locate(`${pointer}/reuse`, 'entry'),
        },
      ],
    });
  }
};

/** A region that reuses another's content states none of its own (docs/product.md R4). */
export const reuseWithContent: Rule = function* ({ written, links }) {
  const { document, value } = written.regions;
  for (const { kind, from: region, to, name, span } of links) {
    // With a `fallthrough` beside it, which of the two is to go is asked first.
    if (kind !== 'reuse' || value.regions[region]?.fallthrough !== undefined) continue;
    for (const field of contentFields.filter(
      (each) => value.regions[region]?.[each] !== undefined,
    )) {
      const path = childPointer(childPointer('/regions', region), field);
      const parameters = { region, field, target: to ?? name };
      yield createDiagnostic('reuse-with-content', parameters, document.locate(path, 'key'), {
        path,
        related: [{ message: `"${region}" reuses "${parameters.target}" here`, span }],
      });
    }
  }
};
