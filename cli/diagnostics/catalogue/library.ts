import { error, warning } from './entry.ts';

/** What can be wrong with the prices of the library edition. */
export const libraryCodes = {
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
} as const;
