import { always, error, fixableError, warning } from './entry.ts';

/** What can be wrong with prices and tokens, and with what is published beside the pages. */
export const siteCodes = {
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
  'security-expiry': warning(
    'The security contact [runs out on {expires}, in {days:day}|ran out on {expires}], and security.txt counts for nothing from that day on. Make sure that the contact still holds, and write a day at most a year ahead.',
    'The day until which the security contact holds is past, or less than a month away.',
    'Whoever finds a security problem ignores a security.txt that has run out.',
    'Make sure that the contact still holds, and write a new day, at most a year ahead.',
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
  'unknown-token': fixableError(
    '[Nothing can be filled in for {token}. It was meant as {meant}.|Nothing can be filled in for {token}. Write one of {known}.|{token} would be shown as it is typed, because nothing is filled in here. Write the words themselves.]',
    'A token has a name that is not filled in here.',
    'Visitors would read the braces.',
    'Write one of the tokens that the message lists, or the words themselves.',
  ),
  'broken-token': error(
    '"{token}" cannot be read. A token is written between two opening and two closing braces, such as {{regionName}}.',
    'A token cannot be read, for example because a brace is missing.',
    'It could not be filled in.',
    'Write two opening braces, the name, and two closing braces, such as `{{regionName}}`.',
  ),
  'single-braces': fixableError(
    '{token} would be shown as it is typed, because tokens need two braces on each side. Write {suggestion}.',
    'A token is written with one brace on each side, or with other brackets.',
    'Visitors would read it as it is typed.',
    'Write two braces on each side.',
  ),
  'three-braces': warning(
    '{token} has a brace too many on each side. It is filled in all the same, but tokens are written with two. Write {suggestion}.',
    'A token is written with three braces on each side.',
    'It is filled in as one with two, but the next person may take three for another kind of token.',
    'Write two braces on each side.',
    { fixable: always },
  ),
} as const;
