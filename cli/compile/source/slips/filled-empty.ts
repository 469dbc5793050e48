import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import type { Repair } from './repair.ts';
import { specificRepair } from './repair.ts';

const EMPTY = /^(?:\{\s*\}|\[\s*\])$/;

/** A name that is said to have nothing, as in `webinar: {}`, and has fields or items below it. */
export function filledEmptyRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { key } = line;
  if (!key) return [];
  const { at, textEnd } = line.from(key.after);
  const typed = reading.text.slice(at, textEnd);
  const below = reading.after(line);
  if (!EMPTY.test(typed) || !below || below.indent < line.indent) return [];
  if (below.indent === line.indent && !(below.isItem && typed.startsWith('['))) return [];
  const parameters = { name: key.name.replace(/^- +/, ''), typed, areItems: below.isItem };
  const extras = { suggestion: '' };
  const problem = reading.diagnose('filled-empty', parameters, [key.after, textEnd], extras);
  return [specificRepair(problem)];
}
