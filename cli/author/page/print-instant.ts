/** An instant as the clocks of this device show it. */
export function printInstant(at: string): string {
  return new Date(at).toLocaleString([], { dateStyle: 'full', timeStyle: 'short' });
}
