import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import { quoted } from '../reader/quoting.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText, skipBlanks } from '../reader/reading.ts';
import { contentBefore } from './neighbours.ts';
import type { Repair } from './repair.ts';

/** A value that stands between brackets as it stands elsewhere: a path, or a text in quotes. */
const PATH = /^(?:"[^"]*"|'[^']*'|[\w./-]+)$/;

/** The words of a picture in a line of their own, deeper than the path above them: both belong between brackets. */
export function pictureRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { file } = reading;
  const above = contentBefore(reading, line);
  const picture = above && fieldIn(reading, above);
  const words = fieldIn(reading, line);
  if (!picture || words?.name !== 'alt' || above.indent >= line.indent) return [];
  if (!PATH.test(picture.value)) return [];
  const alt = /^(["']).*\1$/.test(words.value) ? words.value : quoted(words.value);
  const suggestion = `{ file: ${picture.value}, alt: ${alt} }`;
  const edit = { start: picture.start, end: words.end, replacement: suggestion };
  const span = { file, start: picture.start, end: words.end };
  const parameters = { name: picture.name, suggestion };
  const problem = () => createDiagnostic('alt-below-picture', parameters, span, { suggestion });
  return [{ line, edits: [edit], specific: true, likelihood: 3, problem }];
}

interface Field {
  readonly name: string;
  /** As it is typed. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The field in a line that has its value there. */
function fieldIn({ text }: Reading, line: Line): Field | undefined {
  const key = findKey(text, line.at, line.end);
  if (!key) return undefined;
  const start = skipBlanks(text, key.after, line.end);
  const end = endOfText(text, start, line.end);
  return start === end ? undefined : { name: key.name, value: text.slice(start, end), start, end };
}
