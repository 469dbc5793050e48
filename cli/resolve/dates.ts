const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The day of a date such as `March 12, 2026` or `Mar 12, 2026`, as `YYYY-MM-DD`; undefined when it is none. */
export function readDate(text: string): string | undefined {
  const parts = /^\s*([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/i.exec(text);
  if (parts === null) return undefined;
  const [, word = '', day = '', year = ''] = parts;
  const name = word.toLowerCase();
  const month = months.findIndex((each) => each.startsWith(name)) + 1;
  if (month === 0) return undefined;
  return isDay(Number(year), month, Number(day))
    ? `${year}-${twoDigits(month)}-${twoDigits(Number(day))}`
    : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= lastOfMonth;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
