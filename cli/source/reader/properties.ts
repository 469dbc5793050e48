import type { Reading } from './reading.ts';
import { endOfText, skipBlanks } from './reading.ts';
import { quoted } from './quoting.ts';

const PROPERTY = /^[&!][^\s,[\]{}]*/;
const ALIAS = /^\*[^\s,[\]{}]+/;

/** Tells of anchors and tags before a value that ends before `end`, and gives the offset of what follows them. */
export function skipProperties(reading: Reading, at: number, end: number): number {
  const first = reading.text.charAt(at);
  if (at >= end || (first !== '&' && first !== '!')) return at;
  const typed = PROPERTY.exec(reading.text.slice(at, end))?.[0] ?? first;
  const to = at + typed.length;
  const code = first === '&' ? 'yaml-anchor' : 'yaml-tag';
  const suggestion = '';
  reading.report(code, { typed, text: asText(reading, at, end) }, [at, to], { suggestion });
  return skipProperties(reading, skipBlanks(reading.text, to, end), end);
}

/** The offset after an alias such as `*base`, which is told; undefined where none stands. */
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
