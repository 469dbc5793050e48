import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import { step } from './indentation.ts';
import { enclosingLine } from './repair.ts';
import type { Repair } from './repair.ts';

/** A line of a text, which begins with a word or with what a token prints. */
const WORDS = /^[\p{L}{].* \S/u;

/** The line that this one and those below belong to, where it is missing above. */
export function parentRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { start, at, key, textEnd } = line;
  const spaces = line.indent - step;
  if (spaces < 0 || !beginsGroup(reading, line)) return [];
  const isText = WORDS.test(line.typed) && (key === undefined || key.name.includes(' '));
  if (key === undefined && !isText) return [];
  const parent = `${' '.repeat(spaces)}missing-name:${isText ? ' >-' : ''}\n`;
  const edits = [{ start, end: start, replacement: parent }];
  const problem = reading.diagnose('missing-parent', { spaces, isText }, [at, textEnd]);
  return [{ line, edits, specific: false, likelihood: 0, problem }];
}

/** Whether a line can be the first of a group: the one above is less deep, or begins with the same name. */
function beginsGroup(reading: Reading, line: Line): boolean {
  const above = enclosingLine(reading, line);
  const first = above && reading.cursor.after(above);
  if (first === undefined || first.index === line.index) return true;
  return line.isItem ? !first.isItem : line.key?.name === first.key?.name;
}
