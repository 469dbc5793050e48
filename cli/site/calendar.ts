import type { EventAttributes } from 'ics';

/** An event as calendars know it, with the instant of its stamp, which the types of the package lack. */
export type CalendarEvent = EventAttributes & { readonly timestamp: number };

/** A calendar as files hold it (RFC 5545). */
export async function printCalendar(
  events: readonly CalendarEvent[],
  productId: string,
): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents([...events], { productId });
  if (value === null) throw new Error('No calendar could be made.', { cause: error });
  return value;
}
