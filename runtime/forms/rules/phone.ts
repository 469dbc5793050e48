/** Digits of a phone number: from a local one to the longest that E.164 allows. */
const digits = { least: 7, most: 15 };

/** Spaces, dots, slashes and hyphens of any kind between two groups of digits, such as ` - `. */
const gap = String.raw`[\s./\-\u2010-\u2015]{0,3}`;

const group = String.raw`(?:\d|\(\s?\+?\d{1,4}\s?\))`;

const extension = String.raw`(?:x|ext\.?|extension|#)[\s.:#]*\d{1,7}`;

const pattern = new RegExp(
  `^(\\+?${group}(?:${gap}${group})*)(?:[\\s,;]*(?:${extension}|\\(${extension}\\)))?$`,
  'i',
);

/** Address books put them around the numbers that are copied from them, and nobody sees them. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Says whether a text is a phone number in one of the usual ways of writing it, with an extension
 * or without: `(555) 010-0123`, `+1 555.010.0123 x12`. Whether the number exists is not checked.
 */
export function isPhoneNumber(text: string): boolean {
  const [, number = ''] = pattern.exec(text.replace(directionMarks, '').trim()) ?? [];
  const { length } = number.replace(/\D/g, '');
  return length >= digits.least && length <= digits.most;
}
