import type { dateCodes } from '../catalogue/dates.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const dateExplanations: Readonly<Record<keyof typeof dateCodes, Explanation>> = {
  'no-such-date': explanation(
    'A text names a day that the calendar does not have.',
    'Nobody could know which day is meant.',
    'Correct the day or the month.',
  ),
  'wrong-weekday': explanation(
    'A date is not on the weekday that is written beside it.',
    'Visitors would come on one of two days.',
    'Find out which of the two is right, and correct the other.',
  ),
  'date-unreadable': explanation(
    'The date of the privacy statement is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as August 1, 2026.',
  ),
  'date-far-off': explanation(
    'The privacy statement is from long ago, or from more than a year ahead.',
    'Usually a digit of the year is wrong.',
    'Correct the year.',
  ),
  'webinar-not-held': explanation(
    'A webinar is listed as recorded, and its day is still to come.',
    'Visitors would find no recording.',
    'Correct the date, or announce the webinar as the upcoming one.',
  ),
  'webinar-over': explanation(
    'The upcoming webinar has been held already, by the last date in its details.',
    'Visitors would sign up for what is over.',
    'Delete the upcoming webinar, and list its recording.',
  ),
};
