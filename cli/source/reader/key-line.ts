import type { Key } from './keys.ts';
import { findKey, findKeyWithoutSpace, startsItem } from './keys.ts';
import type { Line } from './line-cursor.ts';
import { isOddSpace } from './line-cursor.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { quoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import { endOfText, skipBlanks } from './reading.ts';

/** Characters of a name at most; YAML has the same limit. */
const LONGEST = 1024;
/** A name with which nothing can be wrong here. */
const PLAIN_NAME = /^[A-Za-z]\w*$/;
const CURLY_QUOTES = /[“”„‟‘’‚‛]/;
const ALL_CURLY_QUOTES = new RegExp(CURLY_QUOTES, 'g');

/** Reads the name that a field's line begins with; where there is none, reports why and returns undefined. */
export function readKey(reading: Reading, line: Line): Key | undefined {
  const { text } = reading;
  const at = skipProperties(reading, line.at, line.end);
  if (startsItem(text, at, line.end)) {
    reading.report('item-among-fields', {}, [at, line.end]);
    return undefined;
  }
  const key = findKey(text, at, line.end);
  if (!key) return readKeyWithoutColon(reading, at, line);
  if (PLAIN_NAME.test(key.name)) return key;
  if (isCopied(reading, key, line)) return undefined;
  if (!isName(reading, key, line) || lacksSpaceInside(reading, key, line)) return undefined;
  return key;
}

/** The number of a line, as listings have it before each, or the sign of an answer to a mail. */
const COPIED = /^(?:\d+(?:$|[ |.)]+(?=[a-z]\w*$))|>+ +(?=[a-z]\w*$))/i;

/** Reports a line that was copied with its number or with another sign. */
function isCopied(reading: Reading, { name, start, after }: Key, line: Line): boolean {
  const [typed] = COPIED.exec(name) ?? [];
  if (typed === undefined) return false;
  const isWhole = typed === name;
  if (isWhole && !findKey(reading.text, skipBlanks(reading.text, after, line.end), line.end))
    return false;
  const sign = typed.trim() + (isWhole ? ':' : '');
  const isAtMargin = start === line.start && sign.startsWith('>');
  const end = start + (isAtMargin ? typed : sign).length;
  const suggestion = ' '.repeat(typed.length - (typed.length % 2));
  reading.report('stray-sign', { sign }, [start, end], isAtMargin ? { suggestion } : {});
  return true;
}

function isName(reading: Reading, { name, start, end }: Key, line: Line): boolean {
  if (name === '<<') {
    reading.report('yaml-merge-key', {}, [start, end]);
    return false;
  }
  if (skipAlias(reading, start, line.end) !== undefined) return false;
  if (name.startsWith('*')) {
    const suggestion = quoted(reading.text.slice(start, endOfText(reading.text, start, line.end)));
    reading.report('reserved-start', { sign: '*', suggestion }, [start, end]);
    return false;
  }
  if (/^[-]\p{L}/u.test(name)) {
    reading.report('missing-space-after-dash', {}, [start, start + 1], { suggestion: '- ' });
    return false;
  }
  if (CURLY_QUOTES.test(name.charAt(0))) {
    const suggestion = name.replaceAll(ALL_CURLY_QUOTES, '').trim();
    reading.report('curly-quotes', { suggestion }, [start, end], { suggestion });
  } else if (name.length > LONGEST || /^[|>%@`,\]}?\\]|["'\\\t]/.test(name)) {
    reading.lostAt ??= start;
  }
  return true;
}

/** In `title:Hello: more` the first colon was meant to end the name. */
function lacksSpaceInside(reading: Reading, { start, end }: Key, line: Line): boolean {
  if (/["']/.test(reading.text.charAt(start))) return false;
  const meant = findKeyWithoutSpace(reading.text, start, end);
  if (meant) reportMissingSpace(reading, meant, line);
  return meant !== undefined;
}

function readKeyWithoutColon(reading: Reading, at: number, line: Line): Key | undefined {
  const meant = findKeyWithoutSpace(reading.text, at, line.end);
  if (meant) {
    reportMissingSpace(reading, meant, line);
    return meant;
  }
  if (at === line.end) return undefined;
  // Names in brackets, or in quotes with quotes in them, are rare; the yaml package knows them.
  if (/["'[{?]/.test(reading.text.charAt(at))) reading.lostAt ??= at;
  const end = endOfText(reading.text, at, line.end);
  reading.report('missing-colon', { typed: reading.text.slice(at, end) }, [at, end]);
  return undefined;
}

function reportMissingSpace(reading: Reading, { name, start, after }: Key, line: Line): void {
  const span = [after - 1, after] as const;
  if (isOddSpace(reading.text.charCodeAt(after))) {
    reading.report('odd-space', { spaces: 1 }, [after, after + 1], { suggestion: ' ' });
    return;
  }
  const typed = reading.text.slice(start, endOfText(reading.text, after, line.end));
  reading.report('missing-space-after-colon', { typed, name }, span, { suggestion: ': ' });
}
