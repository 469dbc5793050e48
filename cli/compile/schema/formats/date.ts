/** `YYYY-MM-DD`, whether there is such a day or not. */
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function looksLikeDate(text: string): boolean {
  return DATE.test(text);
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!looksLikeDate(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day and an hour, `YYYY-MM-DD HH:MM`, or a day alone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** A day that the calendar has, and perhaps an hour of it. */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDate(text.slice(0, 10));
}

/** The day and hour in a text such as `1/21/2027 3:30 pm` or `2027-01-21T15:30`. */
export function asMoment(text: string): string | undefined {
  const [, typed = text, hours = '', minutes = '00', half = ''] =
    /^(.*?)[T,\s]+(?:at\s+)?(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?(?:\s*([ap])\.?m\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const day = asDate(typed);
  if (day === undefined || hours === '') return day;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const moment = `${day} ${String(hour).padStart(2, '0')}:${minutes}`;
  return isMoment(moment) ? moment : undefined;
}

const DAYS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})\.? (?<name>[a-z]{3,}),? (?<year>\d{4})$/i,
];

export const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The day of a text such as `3/12/2026`, `2026-3-12` or `Thursday, March 12th, 2026`. */
export function asDate(text: string): string | undefined {
  const plain = text
    .trim()
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replace(/^[a-z]+day,? /i, '');
  const found = DAYS.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  const { year, day = '', name = '', month } = found ?? {};
  const beginning = name.slice(0, 3).toLowerCase();
  const byName = months.findIndex((each) => each.slice(0, 3) === beginning) + 1;
  const date = [year, (month ?? String(byName)).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDate(date) ? date : undefined;
}
