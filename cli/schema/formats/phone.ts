/** What people put between digits. */
const between = '[\\s()./–-]*';

const digits = (count: string): string => `(?:${between}\\d){${count}}`;

/** A number that a tap can dial: of this country with its 7 or 10 digits, after them a 1 or not; of another with a + before it. */
const PHONE = new RegExp(
  `^\\s*(?:\\+?${between}1${digits('10')}|\\+(?!${between}1)${digits('7,15')}|(?!${between}1)(?:${digits('7')}|${digits('10')}))${between}$`,
);

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** The number alone, of a text such as `tel:+18005550199` or `Phone: 555 0100`. */
export function asPhone(text: string): string | undefined {
  const number = text.trim().replace(/^(?:tel|phone|call|t)(?:\s|[:.])+/i, '');
  return isPhone(number) ? number : undefined;
}
