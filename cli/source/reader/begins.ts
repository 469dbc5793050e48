import type { Key, Line } from './line.ts';
import type { Reading } from './reading.ts';

/** Whether a text of several lines begins here that holds a colon after words, as no name of a field does. */
export function beginsTextWithColon(reading: Reading, first: Line): boolean {
  let hasColon = false;
  let line: Line | undefined = first;
  for (; line?.indent === first.indent; line = reading.after(line)) {
    const { key } = line;
    if (line.keyWithoutSpace || line.isItem || (key && !isWords(key))) return false;
    hasColon ||=
      key !== undefined && /^ +[^ [{"'].* /.test(reading.text.slice(key.after, line.end));
  }
  return hasColon;
}

/** Whether the name before a colon has spaces in it, and is rather the beginning of a text. */
function isWords({ name, start, end }: Key): boolean {
  return end - start === name.length && name.includes(' ');
}

/** Whether a field begins with a part of a line. */
export function beginsField(part: Line): boolean {
  if (part.key) return true;
  // A text that stands alone may well hold a colon; a field's name begins with a small letter.
  return /[a-z]/.test(part.first) && part.keyWithoutSpace !== undefined;
}

/** Whether the lines are fields: the first of them, or the next if only the first is wrong. */
export function beginsFields(reading: Reading, first: Line): boolean {
  if (beginsField(first)) return true;
  const second = reading.after(first);
  return second?.indent === first.indent && beginsField(second);
}

/** Whether words stand before the first colon. */
export function beginsText({ key }: Line): boolean {
  return key !== undefined && isWords(key);
}
