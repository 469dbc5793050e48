import { error, warning } from './entry.ts';

/** What can be wrong with dates, timed values and webinars. */
export const dateCodes = {
  'timed-overlap': error(
    'This value and another one of the field hold at the same time. End one with `until` where the other begins with `from`.',
    'Two values of a field hold at the same time.',
    'Nobody could know which of them is shown.',
    'End the earlier one with `until` where the later one begins with `from`.',
  ),
  'timed-gap': error(
    'No value of this field holds at this time, and it cannot be empty. Let one begin where the one before it ends, or give it one without `until`.',
    'A field that is needed has no value for some time.',
    'The site could not be built then.',
    'Let one value begin with `from` where the one before it ends with `until`.',
  ),
  'timed-backwards': error(
    'This value ends before it begins. Correct `from` or `until`.',
    'The `until` of a value is not after its `from`.',
    'The value would never be shown.',
    'Correct the one that is wrong.',
  ),
  'timed-never': warning(
    '[{isPast}This time is over, so that the value is never shown again. Delete the value, or give it another time.|The value is never shown, because what it is part of is not there at this time. Correct its time, or delete it.]',
    'A value is timed for a time that never comes: it is over, or what it is part of is not there then.',
    'The value stands in the file, and nobody sees it.',
    'Delete the value, or correct its time.',
  ),
  'timed-entry': error(
    'Among dated values each has a `value`, and `from`, `until` or both beside it, and nothing else. Correct this one.',
    'An entry of a list of dated values is written otherwise than `value`, `from` and `until`.',
    'Nobody could know what is shown, and when.',
    'Write it like `- { value: 12, from: 2027-01-01, until: 2027-07-01 }`.',
  ),
  'time-zone-unsaid': error(
    ({ zones }: { zones: readonly string[] }) =>
      zones.length > 1
        ? `This state has more than one time zone. Say which of them this hour is meant in: write \`timeZone: ${zones.join('` or `')}\` beside the name of the region.`
        : 'Say in which time zone this hour is meant: write `timeZone: America/New_York`, or another one, below `generic:` of `site:`.',
    'A webinar has an hour, or a value a time, and nothing says in which time zone.',
    'Visitors would come, or read it, an hour too early or too late.',
    'Write `timeZone`, with the IANA name of a place of the same time, beside the name of the region; for what `defaults` states, below `generic`.',
  ),
} as const;
