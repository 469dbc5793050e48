/** The parameter of a confirmation's address that says when its form was sent. */
export const sentParameter = 'sent';

/**
 * The address of a confirmation, with the query of the form's page and when the form was sent, by
 * the visitor's clock: `?sent=2026-11-28T06%3A31`. So it still says so when it is reloaded, kept or
 * printed.
 */
export function sentAddress(url: string, query: string, now: Date): string {
  const parameters = new URLSearchParams(query);
  parameters.set(sentParameter, minuteOf(now));
  return `${url}?${parameters.toString()}`;
}

function minuteOf(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
