import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Key } from '../reader/keys.ts';
import { findKey, startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText, skipBlanks } from '../reader/reading.ts';
import { linesAfter, linesBefore, siblings } from './neighbours.ts';
import type { Repair } from './repair.ts';

/** A text beside a name that has fields or items below it. */
export function textBesideRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const key = findKey(text, line.at, line.end);
  if (!key || !hasBlockBelow(reading, line) || !isUsuallyAlone(reading, line, key.name)) return [];
  const start = skipBlanks(text, key.after, line.end);
  const end = endOfText(text, start, line.end);
  if (start >= end) return [];
  const problem = () =>
    createDiagnostic('text-beside-block', { name: key.name }, { file, start, end });
  return [{ line, edit: { start, end, replacement: '' }, specific: true, regular: true, problem }];
}

/** Whether names like it stand alone in their lines: the same one elsewhere, or else those of its block. */
function isUsuallyAlone(reading: Reading, line: Line, name: string): boolean {
  const { text } = reading;
  const same = [...linesBefore(reading, line), ...linesAfter(reading, line)].filter(
    ({ at, indent }) => indent === line.indent && text.startsWith(`${name}:`, at),
  );
  const likes = same.length > 0 ? same : siblings(reading, line);
  const alone = likes.filter(({ at, end }) => findKey(text, at, end)?.after === end);
  return alone.length * 2 > likes.length;
}

/** Two fields or an item; a single field below may just be indented too much. */
function hasBlockBelow(reading: Reading, line: Line): boolean {
  let indent: number | undefined;
  for (const below of linesAfter(reading, line)) {
    if (below.indent <= line.indent) return false;
    if (startsItem(reading.text, below.at, below.end)) return indent === undefined;
    if (indent === below.indent && hasPlainKey(reading, below)) return true;
    if (indent === undefined && !hasPlainKey(reading, below)) return false;
    indent ??= below.indent;
  }
  return false;
}

function hasPlainKey({ text }: Reading, { at, end }: Line): boolean {
  return isPlain(findKey(text, at, end));
}

function isPlain(key: Key | undefined): boolean {
  return key !== undefined && /^\w+$/.test(key.name);
}
