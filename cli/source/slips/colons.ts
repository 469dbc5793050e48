import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText } from '../reader/reading.ts';
import { contentAfter } from './neighbours.ts';
import type { Repair } from './repair.ts';

/** A name at the start of an item, and the sign that may stand in place of its colon. */
const NAME_WITHOUT_COLON = /-[ ]+(\w+)((?:[;；：,=]| =)(?= )|)(?= +\S|$)/y;

/** The first name of an item that has more fields below it. */
export function colonRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const below = contentAfter(reading, line);
  if (!startsItem(text, line.at, line.end) || !below || below.indent <= line.indent) return [];
  NAME_WITHOUT_COLON.lastIndex = line.at;
  const match = NAME_WITHOUT_COLON.exec(text);
  if (!match?.[1]) return [];
  const [{ length }, name, sign = ''] = match;
  const nameEnd = line.at + length - sign.length;
  const start = nameEnd - name.length;
  const end = endOfText(text, start, line.end);
  const problem = () => createDiagnostic('missing-colon', {}, { file, start, end });
  const edit = { start: nameEnd, end: nameEnd + sign.length, replacement: ':' };
  return [{ line, edits: [edit], specific: true, likelihood: 3, problem }];
}
