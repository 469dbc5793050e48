import { fillIn } from '../../../runtime/services/fill-in.ts';
import type { Interface } from '../schema/written.ts';
import { weekdayOf } from './dates.ts';
import { onceEach } from '../values/once.ts';

export type DateWords = Pick<Interface, 'dates' | 'months'>;

/** Whether a moment, typed as `2027-01-21 15:30`, says its hour and not the day alone. */
export function hasHour(moment: string): boolean {
  return moment.length > 'YYYY-MM-DD'.length;
}

/** The day of a moment as `YYYY-MM-DD`. */
export function dayOf(moment: string): string {
  return moment.slice(0, 'YYYY-MM-DD'.length);
}

/** As visitors read it: the hour is that of a time zone, by the name that they know. */
export function printMoment(moment: string, zone: string, { dates, months }: DateWords): string {
  const [year = '', month, day, hour = 0, minute = '00'] = moment.split(/\D/);
  const [beforeNoon = '', fromNoon = ''] = dates.halves;
  return fillIn(hasHour(moment) ? dates.moment : dates.day, {
    year,
    month: months[Number(month) - 1] ?? '',
    day: String(Number(day)),
    weekday: dates.weekdays[weekdayOf(dayOf(moment))] ?? '',
    hour: String(Number(hour) % 12 || 12),
    minute,
    half: Number(hour) < 12 ? beforeNoon : fromNoon,
    zone: dates.zones[zone] ?? zone,
  });
}

/** An instant to the second, in UTC, such as `2027-01-21T23:30:00Z`. */
export function printInstant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

const DAY = 86_400_000;

/** The instant in UTC at which the next day begins, as `2027-01-22T00:00:00Z`. */
export function nextDay(instant: string): string {
  return printInstant(Date.parse(dayOf(instant)) + DAY);
}

/**
 * The instant of a moment, as `2027-01-21T23:30Z`. A skipped hour in spring counts as not set yet;
 * of a repeated hour in autumn it is the first.
 */
export function instantOf(moment: string, zone: string): string {
  const shown = Date.parse(`${moment.replace(' ', 'T')}Z`);
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const isSet =
    offsetAt(before, zone) !== shown - before && offsetAt(after, zone) === shown - after;
  return `${new Date(isSet ? after : before).toISOString().slice(0, 16)}Z`;
}

/** What the clocks of a zone show at an instant, in ms since 1970: `2027-01-21 15:30`. */
export function momentAt(instant: number, zone: string): string {
  return clockOf(zone).format(instant).slice(0, 'YYYY-MM-DD HH:MM'.length);
}

function offsetAt(instant: number, zone: string): number {
  return Date.parse(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`) - instant;
}

/** Swedes write days and hours as programs do. */
const shape = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** Making one takes far longer than reading it. */
const clockOf = onceEach(
  (zone: string) => new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: zone }),
);
