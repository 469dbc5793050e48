import { fillIn } from '../services/fill-in.ts';

/**
 * A count as visitors read it: `6,700`. Written by hand: loading `Intl` takes longer than rendering
 * fifty pages.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** US dollars as visitors read them: `$89`, `$3.50`, `$14,175`. */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatCount(amount)}`;
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `$${formatCount(Number(whole))}.${cents}`;
}

/**
 * A list as visitors read it: `A`, `A and B`, `A, B, and C`, with the given word before the last.
 */
export function formatList(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.length > 1 ? ',' : ''} ${and} ${last}`;
}

/** The names of the months, from the first. */
export type Months = readonly string[];

/**
 * The month and year of a `YYYY-MM-DD` date: `March 2026`; the text itself when it is not such a
 * date.
 */
export function formatMonth(date: string, months: Months): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined || year === undefined ? date : `${name} ${year}`;
}

/** A `YYYY-MM-DD` date in the form of `site.interface.dates.day`: `March 12, 2026`. */
export function formatDay(date: string, { months, dates }: DayWords): string {
  const [year = '', month, day] = date.split('-');
  return fillIn(dates.day, {
    year,
    month: months[Number(month) - 1] ?? '',
    day: String(Number(day)),
  });
}

interface DayWords {
  readonly months: Months;
  readonly dates: { readonly day: string };
}
