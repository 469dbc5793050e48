import { isDate, months } from '../schema/formats/date.ts';

/** A date in a text: `Thursday, March 4, 2027`, `Mar. 4`. */
export type WrittenDate = ReturnType<typeof datesIn>[number];

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The day of `March 12, 2026` or `Mar 12, 2026` as `YYYY-MM-DD`; undefined for others. */
export function readDate(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/^\w+/, (month) => month.charAt(0).toUpperCase() + month.slice(1).toLowerCase());
  return datesIn(typed).find((each) => each.typed === typed && !each.weekday)?.whole;
}

/** A day (`YYYY-MM-DD`) as visitors read it: `October 8, 2026`; undefined for others. */
export function printDate(day: string): string | undefined {
  if (!isDate(day)) return undefined;
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const written =
  /\b(?:(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\.?,?\s+)?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)([a-z]*)\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!:\d)(?:,?\s+(\d{4})\b)?/g;

/** The dates in a running text. In `In May 30 students came` there is none. */
export function datesIn(text: string) {
  return [...text.matchAll(written)].flatMap((match) => {
    const [typed, weekday, start = '', rest = '', ofMonth, ofYear] = match;
    const month = months.findIndex((each) => each.startsWith((start + rest).toLowerCase())) + 1;
    const end = match.index + typed.length;
    const isSure = weekday !== undefined || ofYear !== undefined;
    if (month === 0 || (!isSure && countsThings(text.slice(end)))) return [];
    const [day, year] = [Number(ofMonth), ofYear === undefined ? undefined : Number(ofYear)];
    // A leap year has all days.
    const whole = dayOf({ month, day }, year ?? 2000);
    const exists = isDate(whole);
    return [
      {
        typed,
        start: match.index,
        end,
        month,
        day,
        year,
        exists,
        weekday: weekday && weekdays.find((each) => each.startsWith(weekday)),
        // As `YYYY-MM-DD`, where it exists in a year that is written.
        whole: year !== undefined && exists ? whole : undefined,
      },
    ];
  });
}

/** Whether the number before counts things: a word follows that says no more about the day. */
function countsThings(after: string): boolean {
  return /^\s+(?!(?:and|at|by|for|from|in|is|on|or|through|to|until|with)\b)\p{Ll}/u.test(after);
}

/** The day as `YYYY-MM-DD`, in the year that is written or in another. */
export function dayOf({ month, day }: Record<'month' | 'day', number>, year: number): string {
  const [ofMonth, ofDay] = [month, day].map((number) => String(number).padStart(2, '0'));
  return `${String(year)}-${ofMonth}-${ofDay}`;
}

export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] ?? '';
}

/** The weekday of a day that is written `YYYY-MM-DD`, from 0, Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Days from one day to another, both as `YYYY-MM-DD`; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
