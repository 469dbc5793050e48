import { always, error, fixableError, warning } from './entry.ts';

/** What can be wrong with tokens, and with what is published beside the pages. */
export const siteCodes = {
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
