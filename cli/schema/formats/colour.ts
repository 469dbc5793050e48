/** `#` and three or six hex digits. */
const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

export function isColour(text: string): boolean {
  return COLOUR.test(text);
}

/** The text with the `#` that it lacks. */
export function asColour(text: string): string | undefined {
  const colour = `#${text.trim().replace(/^#/, '')}`;
  return isColour(colour) ? colour : undefined;
}
