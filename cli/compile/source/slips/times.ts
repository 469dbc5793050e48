import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import { indentationRepair } from './indentation.ts';
import type { Repair } from './repair.ts';
import { contentBefore, enclosingLine, linesWithin, specificRepair } from './repair.ts';

/** A `from` or `until` below the value that it is about, or beside the dash of its item. */
export function timeRepairs(reading: Reading, line: Line): readonly Repair[] {
  if (!isTime(line)) return [];
  const item = [contentBefore(reading, line), enclosingLine(reading, line, line.indent + 1)].find(
    (above) => above?.isItem === true && above.indent === line.indent,
  );
  if (item !== undefined) {
    const indented = indentationRepair(reading, line, item.indent + 2);
    return [{ ...indented, specific: true, likelihood: 3 }];
  }
  const valued = enclosingLine(reading, line);
  const times = valued ? linesWithin(reading, valued) : [];
  if (!valued?.key || valued.isNameAlone || valued.isItem || !times.every(isTime)) return [];
  const { at, textEnd } = valued.from(valued.key.after);
  const [last = line] = times.slice(-1);
  const value = reading.text.slice(at, textEnd);
  const bounds = times.map(({ typed }) => typed);
  const parameters = { name: valued.key.name, value, times: bounds.join('` and `') };
  const problem = reading.diagnose('time-below-value', parameters, [line.at, line.textEnd]);
  const below = [`- value: ${value}`, ...bounds.map((typed) => `  ${typed}`)];
  const indent = `\n${' '.repeat(valued.indent + 2)}`;
  const replacement = below.map((typed) => indent + typed).join('');
  return [specificRepair(problem, [{ start: at, end: last.end, replacement }])];
}

function isTime({ key }: Line): boolean {
  return key !== undefined && /^(?:from|until)$/.test(key.name);
}
