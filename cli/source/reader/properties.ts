import type { Reading } from './reading.ts';
import { endOfText, skipBlanks } from './reading.ts';
import { quoted } from './quoted.ts';

const PROPERTY = /[&!][^\s,[\]{}]*/y;
/** A name behind an asterisk; `*words*` and `**words**` are text. */
const ALIAS = /^\*[^\s*,[\]{}]+(?![^\s,\]}])/;

/** Reports anchors and tags before a value that ends before `end`, and gives the offset of what follows them. */
export function skipProperties(reading: Reading, at: number, end: number): number {
  let next = at;
  for (;;) {
    const sign = next < end ? reading.text.charAt(next) : '';
    if (sign !== '&' && sign !== '!') return next;
    PROPERTY.lastIndex = next;
    PROPERTY.test(reading.text);
    const to = Math.min(PROPERTY.lastIndex, end);
    if (to === next + 1) return refuseLoneSign(reading, next, end);
    const code = sign === '&' ? 'yaml-anchor' : 'yaml-tag';
    const typed = reading.text.slice(next, to);
    reading.report(code, { typed, text: asText(reading, next, end) }, [next, to]);
    next = skipBlanks(reading.text, to, end);
  }
}

/** `& more` names no anchor, so that it can only be meant as a text. */
function refuseLoneSign(reading: Reading, at: number, end: number): number {
  const to = endOfText(reading.text, at, end);
  const suggestion = asText(reading, at, end);
  const sign = reading.text.charAt(at);
  reading.report('reserved-start', { sign, suggestion }, [at, to], { suggestion });
  return to;
}

/** The offset after an alias such as `*base`, which is reported; undefined where none stands. */
export function skipAlias(reading: Reading, at: number, end: number): number | undefined {
  if (reading.text.charAt(at) !== '*') return undefined;
  const typed = ALIAS.exec(reading.text.slice(at, end))?.[0];
  if (typed === undefined) return undefined;
  const to = at + typed.length;
  reading.report('yaml-alias', { typed, text: asText(reading, at, end) }, [at, to]);
  return to;
}

// What to write where the sign was meant as a part of the text.
function asText({ text }: Reading, at: number, end: number): string {
  return quoted(text.slice(at, endOfText(text, at, end)));
}
