/** The form of the IANA names of places, such as `America/New_York`. */
const TIME_ZONE = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+){1,2}$/;

/** Whether the time zone database has a place of this name. */
export function isTimeZone(text: string): boolean {
  if (!TIME_ZONE.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
