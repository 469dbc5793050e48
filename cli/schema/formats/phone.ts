/** A number that a tap can dial: 7 to 15 digits, and the signs that people put between them. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./–-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

/** The number alone, of a text such as `tel:+15550100` or `Phone: 555 0100`. */
export function asPhone(text: string): string | undefined {
  const number = text.trim().replace(/^(?:tel|phone|call|t)(?:\s|[:.])+/i, '');
  return isPhone(number) ? number : undefined;
}
