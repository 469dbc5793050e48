import {
  always,
  error,
  fixableError,
  notice,
  warning,
} from '../../../diagnostics/catalogue/entry.ts';
import escapeStringRegexp from 'escape-string-regexp';
import { dateCodes } from '../../../diagnostics/catalogue/dates.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { asMoment, looksLikeDate } from '../../schema/formats/date.ts';
import { hoursOf } from '../../schema/formats/time-zone.ts';
import type { Place } from '../../source/locate-piece.ts';
import { placeIn, reporter } from '../../source/locate-piece.ts';
import { datesIn, readDate } from '../dates.ts';
import { zonesAt } from '../identity.ts';
import { hasHour, printMoment } from '../moment.ts';
import { listPlanned, listRecorded } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
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
  'time-zone-unnamed': error(
    'Nothing says what visitors read for the time zone {zone}. Write it under "zones" of "dates" in "interface", such as `{zone}: {hours}`.',
    'The hours of a time zone are shown, and it has no name in the words of the interface.',
    'Visitors would read the name that programs know it by.',
    'Write its name under `dates: zones:` of `site: interface:`.',
  ),
} as const;

const { atPlace, createDiagnostic } = reporter({ ...dateCodes, ...codes });

/** The time of a webinar is data: a day and an hour in a known time zone. */
export const plannedTimes: Rule = function* ({ written }) {
  for (const placed of listPlanned(written)) {
    const { startsAt, webinarDetails } = placed.webinar;
    // Also by a token that is misspelt, or lacks a brace.
    const isPrinted = /\{[\w. ]*date/i.test(webinarDetails);
    if (startsAt === undefined) {
      yield isPrinted ? withoutDate(placed) : plannedAsData(placed, written);
      continue;
    }
    const start = placeIn(placed, '/startsAt');
    const unsure = hasHour(startsAt)
      ? checkZone(start, written)
      : atPlace(start, 'webinar-without-hour', { day: startsAt });
    if (unsure !== undefined) yield unsure;
    else if (!isPrinted)
      yield atPlace(placeIn(placed, '/webinarDetails'), 'webinar-date-unread', {});
  }
};

/** The same of recordings: both dates that visitors read are typed, or nothing is. */
export const recordedTimes: Rule = function* ({ written }) {
  for (const placed of listRecorded(written)) {
    const { startsAt, date, sortableDate } = placed.webinar;
    const place = placeIn(placed, '/date', 'entry');
    if (startsAt !== undefined) {
      const start = placeIn(placed, '/startsAt');
      const unsure = hasHour(startsAt) ? checkZone(start, written) : undefined;
      if (unsure !== undefined) yield unsure;
    } else if (date !== '' && sortableDate !== '') yield recordedAsData(placed, written);
    // A name that is not for a day says it.
    else if (looksLikeDate(date))
      yield atPlace(place, 'webinar-without-date', { date }, { instead: `startsAt: ${date}` });
    else yield withoutDate(placed);
  }
};

function withoutDate(place: Place): Diagnostic {
  return atPlace({ ...place, part: 'key' }, 'webinar-without-date', {});
}

function checkZone(place: Place, { regions: { value } }: Written): Diagnostic | undefined {
  const zones = zonesAt(value, place.pointer);
  const [zone = '', ...others] = zones;
  if (zone === '' || others.length > 0) return atPlace(place, 'time-zone-unsaid', { zones });
  return zone in value.site.interface.dates.zones
    ? undefined
    : atPlace(place, 'time-zone-unnamed', { zone, hours: hoursOf(zone) });
}

/** `startsAt` in place of both dates, where they agree and stand side by side. */
function recordedAsData(
  { document, pointer, webinar: { date, sortableDate } }: ReturnType<typeof listRecorded>[number],
  { regions: { value } }: Written,
): Diagnostic {
  const start = readDate(date);
  const path = `${pointer}/date`;
  const [first, last] = ['date', 'sortableDate']
    .map((name) => document.locate(`${pointer}/${name}`, 'entry'))
    .toSorted((a, b) => a.start - b.start);
  const isSame =
    start !== undefined &&
    start === sortableDate &&
    printMoment(start, '', value.site.interface) === date;
  if (isSame && first && last && /^,?\s+$/.test(first.file.text.slice(first.end, last.start))) {
    const extras = { path, suggestion: `startsAt: ${start}` };
    return createDiagnostic('webinar-date-typed', { start }, { ...first, end: last.end }, extras);
  }
  return atPlace({ document, pointer: path }, 'webinar-date-typed', { start });
}

/** `startsAt` and `durationMinutes` above the details, where the region has the named time zone. */
function plannedAsData(
  { document, pointer, webinar: { webinarDetails: text } }: ReturnType<typeof listPlanned>[number],
  { regions: { value } }: Written,
): Diagnostic {
  const place = { document, pointer: `${pointer}/webinarDetails` };
  const start = momentIn(text);
  if (start === undefined) return atPlace(place, 'webinar-date-typed', {});
  const zones = zonesAt(value, pointer);
  const wordsOf = (zone: string): string => printMoment(start, zone, value.site.interface);
  const zone = zones.find((each) => text.includes(wordsOf(each)));
  if (zone !== undefined && zones.length > 1)
    return atPlace(place, 'webinar-date-typed', { start, zone });
  const instead = zone === undefined ? undefined : withTokens(place, start, wordsOf(zone));
  const part = instead === undefined ? 'value' : 'entry';
  return atPlace({ ...place, part }, 'webinar-date-typed', { start }, { instead });
}

/** The only day and hour in a text, as `2027-01-21 15:30`. */
function momentIn(text: string): string | undefined {
  const [date, other] = datesIn(text).filter(({ year }) => year !== undefined);
  if (date?.whole === undefined || other !== undefined) return undefined;
  const [, hour = ''] = /^\W+(\d{1,2}(?::\d\d)?\s*[ap]\.?m)\b/i.exec(text.slice(date.end)) ?? [];
  return hour === '' ? undefined : asMoment(`${date.whole} ${hour}`);
}

/** The fields as YAML; undefined where they stand in braces. */
function withTokens({ document, pointer }: Place, start: string, words: string) {
  const { inFlow = true, quoted, source = '' } = document.scalarAt(pointer) ?? {};
  const date = new RegExp(escapeStringRegexp(words).replaceAll(' ', '\\s+'));
  if (inFlow || !date.test(source)) return undefined;
  const [minutes] = duration.exec(source) ?? [];
  const details = source.replace(date, '{{webinarDate}}').replace(duration, '{{webinarMinutes}}');
  const { file, start: from } = document.locate(pointer, 'entry');
  const newline = `\n${' '.repeat(from - file.text.lastIndexOf('\n', from) - 1)}`;
  return [
    `startsAt: ${start}`,
    ...(minutes === undefined ? [] : [`durationMinutes: ${minutes}`]),
    // Without quotes, a brace at the beginning would begin something else.
    `webinarDetails: ${quoted ? details : `>-${newline}  ${details}`}`,
  ].join(newline);
}

const duration = /\b\d{1,3}(?=\s+minutes\b)/;
