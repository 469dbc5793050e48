import { isBlank } from './line-cursor.ts';
import { skipBlanks } from './reading.ts';

/** The name of a field, where a line begins with one. */
export interface Key {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** After the colon. */
  readonly after: number;
}

const COLON = 58;
const HASH = 35;
const QUOTE = /["']/;

/** A name that is followed by a colon without a space, as in `title:Hello`; no address like `https:`. */
const FIELD_WITHOUT_SPACE = /([\p{L}_$][\w$.-]*)[ \t]*:(?=[^ \t\r\n:])/uy;
const SCHEME = /^(?:https?|mailto|tel|ftp|data|javascript)$/i;

/** The field's name between two offsets of a line, if a name and a colon stand first. */
export function findKey(text: string, at: number, end: number): Key | undefined {
  const first = text.charAt(at);
  if (QUOTE.test(first)) return findQuotedKey(text, at, end, first);
  if (first === '[' || first === '{' || first === '#') return undefined;
  for (let colon = at; colon < end; colon++) {
    const code = text.charCodeAt(colon);
    if (code === HASH && colon > at && isBlank(text.charCodeAt(colon - 1))) return undefined;
    if (code !== COLON || !endsName(text, colon, end)) continue;
    const name = text.slice(at, colon).trimEnd();
    return name === '' ? undefined : { name, start: at, end: at + name.length, after: colon + 1 };
  }
  return undefined;
}

function findQuotedKey(text: string, at: number, end: number, quote: string): Key | undefined {
  let close = at + 1;
  while (close < end && text.charAt(close) !== quote) close++;
  if (close === end) return undefined;
  const colon = skipBlanks(text, close + 1, end);
  if (text.charCodeAt(colon) !== COLON || !endsName(text, colon, end)) return undefined;
  return { name: text.slice(at + 1, close), start: at, end: close + 1, after: colon + 1 };
}

function endsName(text: string, colon: number, end: number): boolean {
  return colon + 1 >= end || isBlank(text.charCodeAt(colon + 1));
}

/** The field that was probably meant where only the space after the colon is missing. */
export function findKeyWithoutSpace(text: string, at: number, end: number): Key | undefined {
  FIELD_WITHOUT_SPACE.lastIndex = at;
  const match = FIELD_WITHOUT_SPACE.exec(text);
  const name = match?.[1];
  if (!match || name === undefined || at + match[0].length >= end) return undefined;
  if (SCHEME.test(name)) return undefined;
  return { name, start: at, end: at + name.length, after: at + match[0].length };
}

/** Whether an item of a list begins here: a dash and a space, or a dash alone. */
export function startsItem(text: string, at: number, end: number): boolean {
  return text.charAt(at) === '-' && (at + 1 >= end || isBlank(text.charCodeAt(at + 1)));
}
