import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LibraryTier } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { Rule } from './rule.ts';

/** The library prices cover every population exactly once, and rise with it (docs/product.md B3). */
export const libraryTiers: Rule = function* ({ written }) {
  const { document, value } = written.library;
  const [first] = value.tiers;
  if (first !== undefined && first.from !== 0)
    yield atPlace(placeOf(document, 0, 'from'), 'tier-first-not-zero', { from: first.from });
  for (const [index, tier] of value.tiers.entries()) {
    yield* checkEnd(document, index, tier, value.tiers[index + 1]);
    yield* checkAgainst(document, index, tier, value.tiers[index - 1]);
  }
};

function* checkEnd(
  document: YamlDocument,
  index: number,
  { from, to }: LibraryTier,
  next: LibraryTier | undefined,
): Generator<Diagnostic> {
  const end = placeOf(document, index, 'to');
  if (to === undefined) {
    if (next === undefined) return;
    yield atPlace(placeOf(document, index, 'from'), 'tier-without-end', { next: next.from });
  } else if (isEmpty({ from, to })) yield atPlace(end, 'tier-empty', { from, to });
  else if (next === undefined) yield atPlace(end, 'tier-last-ends', { to });
}

function* checkAgainst(
  document: YamlDocument,
  index: number,
  tier: LibraryTier,
  before: LibraryTier | undefined,
): Generator<Diagnostic> {
  if (before === undefined || isEmpty(before) || isEmpty(tier)) return;
  const { from, price } = tier;
  const { to = from } = before;
  const { pointer } = placeOf(document, index - 1, 'to');
  const related = [
    { message: 'the price before ends here', span: document.locate(pointer, 'value') },
  ];
  if (from !== to) {
    const code = from > to ? 'tier-gap' : 'tier-overlap';
    yield atPlace(placeOf(document, index, 'from'), code, { from, to }, { related });
  }
  if (price < before.price) {
    const parameters = { price, before: before.price };
    yield atPlace(placeOf(document, index, 'price'), 'tier-price-falls', parameters);
  }
}

function isEmpty({ from, to = Infinity }: Pick<LibraryTier, 'from' | 'to'>): boolean {
  return to <= from;
}

function placeOf(document: YamlDocument, index: number, field: keyof LibraryTier) {
  return { document, pointer: `/tiers/${index}/${field}` };
}

/** Each edition has a host of its own: both have a page at `/` (docs/product.md T7). */
export const sameOrigin: Rule = function* ({ written: { regions, library } }) {
  const { origin } = library.value;
  if (origin === undefined || origin !== regions.value.site.origin) return;
  const message = 'the main site has it from here';
  const related = [{ message, span: regions.document.locate('/site/origin', 'value') }];
  const place = { document: library.document, pointer: '/origin' };
  yield atPlace(place, 'same-origin', { origin }, { related });
};
