import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey, startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText } from '../reader/reading.ts';
import { step } from './indentation.ts';
import { enclosingLine, contentAfter } from './repair.ts';
import type { Repair } from './repair.ts';

/** A line of a text, which begins with a word or with what a token prints. */
const WORDS = /^[\p{L}{].* \S/u;

/** The line that this one and those below belong to, where it is missing above. */
export function parentRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const spaces = line.indent - step;
  if (spaces < 0 || !beginsGroup(reading, line)) return [];
  const isWords = WORDS.test(text.slice(line.at, line.end));
  const key = findKey(text, line.at, line.end);
  const isText = isWords && (key === undefined || key.name.includes(' '));
  if (key === undefined && !isText) return [];
  const parent = `${' '.repeat(spaces)}missing-name:${isText ? ' >-' : ''}\n`;
  const edits = [{ start: line.start, end: line.start, replacement: parent }];
  const span = { file, start: line.at, end: endOfText(text, line.at, line.end) };
  const problem = () => createDiagnostic('missing-parent', { spaces, isText }, span);
  return [{ line, edits, specific: false, likelihood: 0, problem }];
}

/** Whether a line can be the first of a group: the one above is less deep, or begins with the same name. */
function beginsGroup(reading: Reading, line: Line): boolean {
  const above = enclosingLine(reading, line);
  const first = above && contentAfter(reading, above);
  if (first === undefined || first.index === line.index) return true;
  if (startsItem(reading.text, line.at, line.end))
    return !startsItem(reading.text, first.at, first.end);
  const [name, other] = [line, first].map(({ at, end }) => findKey(reading.text, at, end)?.name);
  return name === other;
}
