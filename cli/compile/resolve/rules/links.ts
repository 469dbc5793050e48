import { contentFields } from '../../schema/content-fields.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { atPlace, placeIn, relatedAt } from '../../source/locate-piece.ts';
import { cycleFrom, usableLinks } from '../links.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** `reuse` and `fallthrough` name a region that exists (docs/product.md R6). */
export const unknownRegion: Rule = function* ({ written: { regions }, writtenLinks }) {
  for (const { kind, name, to, pointer } of writtenLinks) {
    if (to !== undefined) continue;
    const { near, isGuess } = nameMeant(name, Object.keys(regions.value.regions));
    const parameters = { name, field: kind, nearest: near };
    const place = { document: regions.document, pointer };
    yield atPlace(place, 'unknown-region', parameters, { instead: near, isGuess });
  }
};

const verbs = { reuse: 'reuses', fallthrough: 'falls through to' } as const;

/** Finds cycles of links (docs/product.md R6). Each is reported once, at its first link in the file. */
export const regionCycle: Rule = function* ({ written, writtenLinks }) {
  const { document } = written.regions;
  const links = usableLinks(writtenLinks);
  for (const first of links.values()) {
    const cycle = cycleFrom(first, links);
    const isFirst = cycle.every(({ span }) => span.start >= first.span.start);
    if (cycle.length === 0 || !isFirst) continue;
    const pointer = `${childPointer('/regions', first.from)}/${first.kind}`;
    const names = [...cycle.map(({ from }) => from), first.from];
    const related = cycle.map(({ kind, from, to, span }) => ({
      message: `"${from}" ${verbs[kind]} "${to}" here`,
      span,
    }));
    yield atPlace({ document, pointer }, 'region-cycle', { cycle: names.join(' → ') }, { related });
  }
};

/** A region has one link at most: reuse takes all, so nothing could fall through. */
export const reuseAndFallthrough: Rule = function* ({ written }) {
  for (const placed of listRegions(written)) {
    const { key, region } = placed;
    const { reuse, fallthrough } = region;
    if (reuse === undefined || fallthrough === undefined) continue;
    const reused = placeIn(placed, '/reuse', 'entry');
    const related = [relatedAt(reused, `"${key}" reuses "${reuse}" here`)];
    const place = placeIn(placed, '/fallthrough', 'key');
    yield atPlace(place, 'reuse-and-fallthrough', { region: key }, { related });
  }
};

/** A region that reuses another's content states none of its own (docs/product.md R4). */
export const reuseWithContent: Rule = function* ({ written, writtenLinks }) {
  for (const { key, region, ...entry } of listRegions(written)) {
    const link = writtenLinks.find(({ from, kind }) => from === key && kind === 'reuse');
    if (link === undefined) continue;
    const { to: target = link.name, span } = link;
    const related = [{ message: `"${key}" reuses "${target}" here`, span }];
    for (const field of contentFields.filter((each) => region[each] !== undefined)) {
      const place = placeIn(entry, `/${field}`, 'key');
      yield atPlace(place, 'reuse-with-content', { region: key, field, target }, { related });
    }
  }
};
