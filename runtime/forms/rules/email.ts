/**
 * Says whether a text without spaces around it has the form of an e-mail address, its domain a dot
 * at least.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
