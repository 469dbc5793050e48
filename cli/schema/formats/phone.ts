/** A number that a tap can dial: 7 to 15 digits, and the signs that people put between them. */
export const PHONE = /^\s*\+?(?:[\s()./–-]*\d){7,15}[\s()./–-]*$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** The number alone, of a text such as `tel:+15550100` or `Phone: 555 0100`. */
export function asPhone(text: string): string | undefined {
  const number = text.trim().replace(/^(?:tel|phone|call|t)(?:\s|[:.])+/i, '');
  return isPhone(number) ? number : undefined;
}
