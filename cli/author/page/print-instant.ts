/** An instant as the clocks of this device show it, with their time zone. */
export function printInstant(at: string): string {
  return new Date(at).toLocaleString([], {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
