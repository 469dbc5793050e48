// The projects that are measured: a copy of this one, and one of ten times as many regions.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.js';

const copies = [...'abcdefghi'];

/**
 * Writes a project of this one's content to a folder, with each region once more for each copy that
 * is asked for.
 */
export function writeProject(folder, isTenfold) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(root, 'library.yaml'), join(folder, 'library.yaml'));
  const written = readFileSync(join(root, 'regions.yaml'), 'utf8');
  writeFileSync(join(folder, 'regions.yaml'), isTenfold ? multiply(written) : written);
}

/**
 * The copies of a region differ in their key, code and names alone; no state's time zone is known
 * of their codes.
 */
function multiply(written) {
  const regions = written.split(/^regions:$/m)[1].split(/^(?= {2}[a-z_]+:)/m);
  const entries = regions.filter((text) => /^ {4}code: /m.test(text));
  const codes = freeCodes(written);
  const zone = (text) => (/^ {4}timeZone: /m.test(text) ? '' : '\n    timeZone: America/New_York');
  const copy = (text, mark) =>
    text
      .replace(/^ {2}[a-z_]+/, `$&_${mark}`)
      .replace(/^ {4}aliases: .*\n/m, '')
      .replace(/^( {4}code:) .*/m, `$1 ${codes.next().value}`)
      .replace(/^ {4}name: .*/m, `$& ${mark.toUpperCase()}${zone(text)}`);
  return written + copies.flatMap((mark) => entries.map((text) => copy(text, mark))).join('');
}

function* freeCodes(written) {
  const taken = new Set(Array.from(written.matchAll(/^ {4}code: (\w+)/gm), ([, code]) => code));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters) {
    for (const code of letters.map((second) => first + second)) if (!taken.has(code)) yield code;
  }
}
