import { childPointer, lastSegment, parentPointer, valueAt } from '../../schema/pointer.ts';
import { listTypedNumbers } from '../../schema/walk.ts';
import type { LibraryTier } from '../../schema/written.ts';
import type { Place } from '../../source/locate-piece.ts';
import { atPlace, relatedAt } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { Rule } from './rule.ts';

/** Of two numbers that a range lies between, the first is the smaller one. */
export const swappedRange: Rule = function* ({ written: { regions } }) {
  const { document } = regions;
  for (const { pointer, value: from } of listTypedNumbers(document, 'regions')) {
    const name = lastSegment(pointer);
    const other = name.replace(/From(?=[A-Z]|$)|^from(?=[A-Z]|$)/, (word) =>
      word === 'from' ? 'to' : 'To',
    );
    const path = childPointer(parentPointer(pointer), other);
    const to = valueAt(document.value, path);
    if (other === name || typeof to !== 'number' || from <= to) continue;
    const related = [relatedAt({ document, pointer: path }, 'this is less')];
    yield atPlace({ document, pointer }, 'swapped-range', { name, from, other, to }, { related });
  }
};

/** What is free costs nothing, and nothing else does. */
export const priceOfFree: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [index, { price, unit }] of value.site.plans.entries()) {
    const pointer = `/site/plans/${index}/price`;
    const isFree = unit === 'free';
    if (isFree !== (price === 0))
      yield atPlace({ document, pointer }, 'price-of-free', { price, unit, isFree });
  }
};

/** The library prices cover every population exactly once (docs/product.md B3): each tier ends where another begins. */
export const tierEnds: Rule = function* ({ written: { library } }) {
  const { document, value } = library;
  for (const [index, { from, to }] of value.tiers.entries()) {
    const [begin, end] = [tierPlace(document, index, 'from'), tierPlace(document, index, 'to')];
    const next = value.tiers[index + 1];
    if (index === 0 && from !== 0) yield atPlace(begin, 'tier-first-not-zero', { from });
    if (to === undefined && next !== undefined)
      yield atPlace(begin, 'tier-without-end', { next: next.from });
    if (to === undefined) continue;
    if (to <= from) yield atPlace(end, 'tier-empty', { from, to });
    else if (next === undefined) yield atPlace(end, 'tier-last-ends', { to });
  }
};

/** Each tier begins where the one before ends, and costs no less. */
export const tierSteps: Rule = function* ({ written: { library } }) {
  const { document, value } = library;
  for (const [index, tier] of value.tiers.entries()) {
    const before = value.tiers[index - 1];
    if (before === undefined) continue;
    const { from, price } = tier;
    const { to = from } = before;
    const end = tierPlace(document, index - 1, 'to');
    const related = [relatedAt(end, 'the price before ends here')];
    const code = from > to ? 'tier-gap' : 'tier-overlap';
    if (from !== to)
      yield atPlace(tierPlace(document, index, 'from'), code, { from, to }, { related });
    const prices = { price, before: before.price };
    if (price < before.price)
      yield atPlace(tierPlace(document, index, 'price'), 'tier-price-falls', prices);
  }
};

function tierPlace(document: YamlDocument, index: number, field: keyof LibraryTier): Place {
  return { document, pointer: `/tiers/${index}/${field}` };
}
