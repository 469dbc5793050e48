/** `YYYY-MM-DD`, whether there is such a day or not. */
export const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function looksLikeDate(text: string): boolean {
  return DATE.test(text);
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!looksLikeDate(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same day as `YYYY-MM-DD`, of a text such as `3/12/2026`, `2026-3-12`, `March 12, 2026` or `12 March 2026`. */
export function asDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (year && month && day) return checked(year, month, day);
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (usYear && usMonth && usDay) return checked(usYear, usMonth, usDay);
  const [, name, dayOfName, yearOfName] =
    /^([a-z]{3,})\.? (\d{1,2}),? (\d{4})$/i.exec(
      text.trim().replace(/^(\d{1,2})\.? ([a-z]{3,})/i, '$2 $1'),
    ) ?? [];
  const index = months.indexOf(name?.slice(0, 3).toLowerCase() ?? '');
  return index !== -1 && dayOfName && yearOfName
    ? checked(yearOfName, String(index + 1), dayOfName)
    : undefined;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function checked(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}
