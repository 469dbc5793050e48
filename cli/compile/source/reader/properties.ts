import { endOfText, matchAt, skipBlanks } from './line.ts';
import { quoted } from './quoted.ts';
import type { Reading } from './reading.ts';

const PROPERTY = /[&!][^\s,[\]{}]*/y;
/** A name behind an asterisk; `*words*` and `**words**` are text. */
const ALIAS = /^\*[^\s*,[\]{}]+(?![^\s,\]}])/;

/** Reports anchors and tags before a value, and gives the offset of what follows them. */
export function skipProperties(reading: Reading, at: number, end: number): number {
  let next = at;
  for (;;) {
    const sign = next < end ? reading.text.charAt(next) : '';
    if (sign !== '&' && sign !== '!') return next;
    const [property = sign] = matchAt(PROPERTY, reading.text, next);
    const to = Math.min(next + property.length, end);
    const text = asText(reading, next, end);
    if (to === next + 1) {
      // `& more` names no anchor, so that it can only be meant as a text.
      const textEnd = endOfText(reading.text, next, end);
      const parameters = { sign, suggestion: text };
      reading.report('reserved-start', parameters, [next, textEnd], { suggestion: text });
      return textEnd;
    }
    const code = sign === '&' ? 'yaml-anchor' : 'yaml-tag';
    reading.report(code, { typed: reading.text.slice(next, to), text }, [next, to]);
    next = skipBlanks(reading.text, to, end);
  }
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
