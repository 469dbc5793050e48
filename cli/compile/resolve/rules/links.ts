import { error, fixableError } from '../../../diagnostics/catalogue/entry.ts';
import { listContentFields } from '../../schema/content-fields.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { placeIn, relatedAt, reporter } from '../../source/locate-piece.ts';
import { cycleFrom, usableLinks } from '../links.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'unknown-region': fixableError(
    'There is no region "{name}", so nothing can be taken from it. After "{field}:" write the key of a region of this file[, probably "{nearest}"].',
    '`reuse` or `fallthrough` names a region that does not exist.',
    'There is no content to take.',
    'Write the key of a region of this file; the message names the nearest one.',
  ),
  'region-cycle': error(
    'These regions take their content from each other in a loop, so none of them has any: {cycle}. Delete "reuse" or "fallthrough" from one of them.',
    'Regions take their content from each other in a circle.',
    'None of them has content to start from.',
    'Delete `reuse` or `fallthrough` from one of the regions that the message lists.',
  ),
  'reuse-with-content': error(
    '"{region}" reuses the whole content of "{target}", so its own "{field}" would be lost. Delete "{field}" here, or delete "reuse".',
    'A region that reuses another one states content of its own.',
    '`reuse` shows the other region whole, so this content would never be shown.',
    'Delete the field, or delete `reuse`. To combine the two, use `fallthrough`.',
  ),
  'reuse-and-fallthrough': error(
    '"{region}" has both "reuse" and "fallthrough", and only one of them can decide. Keep "reuse" to show the other region\'s content whole, or "fallthrough" to let its own fields win over these.',
    'A region has both `reuse` and `fallthrough`.',
    'They contradict each other: one shows the other region whole, the other combines both.',
    'Keep the one that is meant.',
  ),
} as const;

const { atPlace } = reporter(codes);

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

/** Finds cycles of links (docs/product.md R6), each once, at its first link in the file. */
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
    for (const field of listContentFields().filter((each) => region[each] !== undefined)) {
      const place = placeIn(entry, `/${field}`, 'key');
      yield atPlace(place, 'reuse-with-content', { region: key, field, target }, { related });
    }
  }
};
