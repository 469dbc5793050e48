// The projects that are measured: a copy of this one, and ones of more regions.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.js';

/** How many regions there are ten times as many of as are written. */
export const tenfold = 520;

/**
 * Writes a project of this one's content to a folder, with copies of its regions until there are as
 * many as are asked for.
 */
export function writeProject(folder, count = 0) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(root, 'library.yaml'), join(folder, 'library.yaml'));
  const written = readFileSync(join(root, 'regions.yaml'), 'utf8');
  writeFileSync(join(folder, 'regions.yaml'), multiply(written, count));
}

/**
 * The copies of a region differ in their key, code and names alone; no state's time zone is known
 * of their codes.
 */
function multiply(written, count) {
  const regions = written.split(/^regions:$/m)[1].split(/^(?= {2}[a-z_]+:)/m);
  const entries = regions.filter((text) => /^ {4}code: /m.test(text));
  const codes = freeCodes(written);
  const zone = (text) => (/^ {4}timeZone: /m.test(text) ? '' : '\n    timeZone: America/New_York');
  const copies = Array.from({ length: Math.max(count - entries.length, 0) }, (_, index) => {
    const mark = markOf(Math.floor(index / entries.length));
    const text = entries[index % entries.length];
    return text
      .replace(/^ {2}[a-z_]+/, `$&_${mark}`)
      .replace(/^ {4}aliases: .*\n/m, '')
      .replace(/^( {4}code:) .*/m, `$1 ${codes.next().value}`)
      .replace(/^ {4}name: .*/m, `$& ${mark.toUpperCase()}${zone(text)}`);
  });
  return written + copies.join('');
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What is added to the names of a copy: a to z, then aa and so on. */
function markOf(copy) {
  const rest = Math.floor(copy / letters.length);
  return (rest === 0 ? '' : markOf(rest - 1)) + letters[copy % letters.length];
}

/** First segments of addresses that are no region's. */
const segments = ['API', 'TRY'];

/** Codes of two letters, then of three, which the released program does not take. */
function* freeCodes(written) {
  const codes = Array.from(written.matchAll(/^ {4}code: (\w+)/gm), ([, code]) => code);
  const taken = new Set([...codes, ...segments]);
  const capitals = letters.map((letter) => letter.toUpperCase());
  const pairs = capitals.flatMap((first) => capitals.map((second) => first + second));
  const triples = pairs.flatMap((pair) => capitals.map((third) => pair + third));
  for (const code of [...pairs, ...triples]) if (!taken.has(code)) yield code;
}
