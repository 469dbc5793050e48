import { findKey, findKeyWithoutSpace, startsItem } from './keys.ts';
import type { Key } from './keys.ts';
import type { Line } from './line-cursor.ts';
import type { Reading } from './reading.ts';

/** Whether a text of several lines begins here that holds a colon after words, as no name of a field does. */
export function beginsTextWithColon(reading: Reading, first: Line): boolean {
  let hasColon = false;
  for (let line: Line | undefined = first; line?.indent === first.indent;) {
    const name = findKey(reading.text, line.at, line.end);
    const lacksSpace = findKeyWithoutSpace(reading.text, line.at, line.end);
    if (lacksSpace || startsItem(reading.text, line.at, line.end)) return false;
    if (name && !isWords(name)) return false;
    hasColon ||=
      name !== undefined && /^ +[^ [{"'].* /.test(reading.text.slice(name.after, line.end));
    line = reading.cursor.next(line.index + 1);
  }
  return hasColon;
}

/** Whether the name before a colon has spaces in it, and is rather the beginning of a text. */
function isWords({ name, start, end }: Key): boolean {
  return end - start === name.length && name.includes(' ');
}

/** Whether a field begins at an offset of a line. */
export function beginsField({ text }: Reading, at: number, { end }: Line): boolean {
  if (findKey(text, at, end)) return true;
  // A text that stands alone may well hold a colon; a field's name begins with a small letter.
  return /[a-z]/.test(text.charAt(at)) && findKeyWithoutSpace(text, at, end) !== undefined;
}

/** Whether the lines are fields: the first of them, or the next if only the first is wrong. */
export function beginsFields(reading: Reading, first: Line): boolean {
  if (beginsField(reading, first.at, first)) return true;
  const second = reading.cursor.next(first.index + 1);
  return second?.indent === first.indent && beginsField(reading, second.at, second);
}

/** Whether words stand before the first colon. */
export function beginsText({ text }: Reading, at: number, { end }: Line): boolean {
  const key = findKey(text, at, end);
  return key !== undefined && isWords(key);
}
