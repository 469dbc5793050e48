import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import { childPointer, lastSegment, parentPointer, valueAt } from '../../schema/pointer.ts';
import { listTypedNumbers } from '../../schema/typed-texts.ts';
import type { LibraryTier } from '../../schema/written.ts';
import type { Place } from '../../source/locate-piece.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'tier-first-not-zero': error(
    'Libraries that serve fewer than {from} people would have no price. Start the first price with "from: 0".',
    'The first price of the library edition does not start at 0.',
    'Small libraries would have no price.',
    'Start the first price with `from: 0`.',
  ),
  'tier-gap': error(
    'Libraries that serve from {to} to {from} people would have no price. Start this price with "from: {to}", where the one before ends.',
    'There is a gap between two prices of the library edition.',
    'Libraries whose size falls into the gap would have no price.',
    'Start each price where the one before ends.',
  ),
  'tier-overlap': error(
    'Libraries that serve from {from} to {to} people would have two prices. Start this price with "from: {to}", where the one before ends.',
    'Two prices of the library edition overlap.',
    'Libraries of those sizes would have two prices.',
    'Start each price where the one before ends.',
  ),
  'tier-without-end': error(
    'Only the last price can hold without an end. Add "to: [{next}]", where the next one starts.',
    'A price of the library edition other than the last has no end.',
    'It would hold for all larger libraries, and the prices below would never be used.',
    'Add `to` with the number at which the next price starts.',
  ),
  'tier-empty': error(
    'No library can have this price: it holds from {from}, but only below {to}. Write a "to" above the "from".',
    'A price of the library edition ends where it starts, or before.',
    'No library could have it.',
    'Write a `to` that is larger than `from`.',
  ),
  'tier-last-ends': error(
    'Libraries that serve {to} people or more would have no price. Delete "to" from the last price.',
    'The last price of the library edition has an end.',
    'Larger libraries would have no price.',
    'Delete `to` from the last price.',
  ),
  'tier-price-falls': warning(
    'The price falls from {before} to {price}, although more people are served. Check whether a digit is missing.',
    'A price is lower than that of smaller libraries.',
    'That is allowed, but usually a digit is missing.',
    'Check the price; leave it if it is right.',
  ),
  'swapped-range': error(
    '"{name}" is {from}, but "{other}" is only {to}. Write the smaller number first.',
    'Of two numbers that a range lies between, the first is the larger one.',
    'Nothing lies between them, and visitors would read the range the wrong way round.',
    'Write the smaller number first.',
  ),
  'price-of-free': error(
    '[{isFree}What is free costs nothing, but a price of {price} stands here. Write 0, or another unit.|A price of 0 is none, but the unit is "{unit}". Write the price, or `unit: free`.]',
    'A plan is free and has a price, or has none and is not free.',
    'Visitors would be told two prices.',
    'Write 0 for what is free, and the price of everything else.',
  ),
} as const;

const { atPlace } = reporter(codes);

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

/** The library prices cover every population exactly once (docs/product.md B3). */
export const tierEnds: Rule = function* ({ written: { library } }) {
  if (library === undefined) return;
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
  if (library === undefined) return;
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
