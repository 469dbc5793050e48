import { always, error, fixableError, notice, warning } from './entry.ts';

/** What can be wrong with the dates that visitors read, with values that hold for a time, and with webinars. */
export const dateCodes = {
  'no-such-date': warning(
    'The calendar has no {date}. Correct the day or the month.',
    'A text names a day that the calendar does not have.',
    'Nobody could know which day is meant.',
    'Correct the day or the month.',
  ),
  'wrong-weekday': warning(
    '{date} is a {right}[ in {year}]. Correct the weekday or the date, so that nobody comes on the wrong day.',
    'A date is not on the weekday that is written beside it.',
    'Visitors would come on one of two days.',
    'Find out which of the two is right, and correct the other.',
  ),
  'date-passed': warning(
    ({ date }: { date: string }) =>
      `${date} is over. If the text speaks of what is to come, correct it, or give it \`until\`. If it speaks of what has been, name the field under \`acknowledge\`, as \`date-passed: [pages]\`.`,
    'A sentence names a day of the past, or the year that ended last.',
    'Visitors would be told of what is over as if it were to come.',
    'Correct the text, give it `until`, or acknowledge it where it tells what has been.',
    { byField: true },
  ),
  'date-unreadable': error(
    '"{date}" is not a date that visitors can read. Write [{instead}|month, day and year, such as August 1, 2026].',
    'The date of the privacy statement is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as August 1, 2026.',
  ),
  'date-far-off': warning(
    '{date} is far from today. Check the year.',
    'The privacy statement is from long ago, or from more than a year ahead.',
    'Usually a digit of the year is wrong.',
    'Correct the year.',
  ),
  'webinar-not-held': warning(
    'This webinar is listed as recorded, but {date} is still to come. Correct the year, or announce it under "webinar" as the upcoming one.',
    'A webinar is listed as recorded, and its day is still to come.',
    'Visitors would find no recording.',
    'Correct the date, or announce the webinar as the upcoming one.',
  ),
  'webinar-over': warning(
    '[{isAnnounced}The last date in this text, {day}, is over, and visitors are still invited.|{day} is long over, so that nobody is invited.] Delete the upcoming webinar, and list its recording under "webinarHistory"; or correct the year.',
    'The upcoming webinar has been held already, by its `startsAt` or by the last date in its details.',
    'Visitors would sign up for what is over, or find no webinar where one was to be announced.',
    'Delete the upcoming webinar, and list its recording; or correct the year.',
  ),
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
  'webinar-date-typed': notice(
    'When this webinar is, stands in words alone, so that nothing follows from the clock. [State the time zone of the region, `timeZone: {zone}`, and write|Write] it once, as `startsAt: [{start}|2027-01-21 15:30]`; texts print it by {{webinarDate}}.',
    'The day or the hour of a webinar is typed into a text, or twice, and not stated as data.',
    'The webinar would be announced after it is over, and no calendar could take it.',
    'Write `startsAt: 2027-01-21 15:30`, `durationMinutes: 45`, and `{{webinarDate}}` in the details; of a recorded webinar `startsAt: 2026-10-08` in place of `date` and `sortableDate`.',
    { fixable: always },
  ),
  'webinar-without-date': fixableError(
    'Nothing says when this webinar is. Write its day as `startsAt: [{date}|2026-10-08]`, and behind it the hour of one that is to come, such as 15:30.',
    'A webinar has no date.',
    'Visitors could not tell when it is, and it could not be sorted.',
    'Write its day as `startsAt: 2026-10-08`, and the hour of one to come as `startsAt: 2027-01-21 15:30`.',
  ),
  'webinar-date-unread': warning(
    'Visitors do not read when this webinar is. Write {{webinarDate}} where the day and the hour belong in the text.',
    'The details of a webinar to come do not print its date.',
    'Visitors would sign up without knowing for when.',
    'Write `{{webinarDate}}` where the day and the hour belong.',
  ),
  'webinar-without-hour': error(
    'Visitors need the hour of a webinar to come. Write it behind the day, such as `startsAt: {day} 15:30`.',
    'A webinar to come states its day alone.',
    'Visitors would not know when to come.',
    'Write the hour behind the day, from 00:00 to 23:59.',
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
  'time-zone-unnamed': error(
    'Nothing says what visitors read for the time zone {zone}. Write it under "zones" of "dates" in "interface", such as `{zone}: {hours}`.',
    'The hours of a time zone are shown, and it has no name in the words of the interface.',
    'Visitors would read the name that programs know it by.',
    'Write its name under `dates: zones:` of `site: interface:`.',
  ),
  'webinar-date-unreadable': error(
    '"{date}" is not a date that visitors can read. Write [{instead}|month, day and year, such as March 12, 2026].',
    'The date of a webinar is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as March 12, 2026.',
  ),
  'webinar-date-mismatch': error(
    'The sortableDate {sortableDate} is not the same day as the date "{date}". Write "{expected}", or correct the date.',
    'The two dates of a webinar are different days.',
    'One of them is shown, and the list is sorted by the other.',
    'Correct the one that is wrong.',
  ),
  'webinar-listed-twice': error(
    'This webinar is in the list already: {same}. Delete one of the two, or correct it.',
    'A webinar stands twice in a list.',
    'Visitors would see it twice.',
    'Delete one of the two, or correct it.',
  ),
  'webinar-order': warning(
    'The webinar of {date} is listed below the older one of {before}, but the latest must come first. Move it up.',
    'A webinar stands below an older one.',
    'The first one of the list is shown as the latest.',
    'Sort the list, the latest first.',
  ),
  'foreign-webinar-form': warning(
    'The form {id} is named for "{other}", so visitors of "{region}" would sign up for a webinar of "{other}". Write the id of the form of "{region}".',
    'The sign-up form of a webinar has the name or the code of another region in its id.',
    'Visitors would sign up for the webinar of the other region.',
    'Write the id of the form of this region.',
  ),
  'webinar-without-form': error(
    'Visitors could not sign up for this webinar, because it has no form. Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
    'An upcoming webinar names no form.',
    'Visitors could not sign up.',
    'Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
  ),
} as const;
