import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import { quoted } from '../reader/quoted.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText, skipBlanks } from '../reader/reading.ts';
import type { TextEdit } from '../text-edit.ts';
import type { Repair } from './repair.ts';
import { contentAfter, contentBefore } from './repair.ts';

/** What word processors put before the items of a list, or turn into a dash, and an asterisk, as Markdown has it. */
const BULLET = /(?:[–—−‐‑•·‣◦▪●○*+]|-{2,3})(?= |$)/uy;
/** A sign before the dash of an item. */
const BEFORE_DASH = /([+>|*–—•]|\/\/) *(?=- )/uy;
/** What stands before each line in a comparison of two versions, and in the answer to a mail. */
const COPIED = /^([-+>|]) *(?=\S)/;

/** A sign that stands where a dash should, or before the indentation. */
export function signRepairs(reading: Reading, line: Line): readonly Repair[] {
  return [
    ...bulletRepairs(reading, line),
    ...comparisonRepairs(reading, line),
    ...copiedRepairs(reading, line),
    ...beforeDashRepairs(reading, line),
  ];
}

function bulletRepairs({ text, file }: Reading, line: Line): readonly Repair[] {
  BULLET.lastIndex = line.at;
  const sign = BULLET.exec(text)?.[0];
  if (sign === undefined) return [];
  const edit = { start: line.at, end: line.at + sign.length, replacement: '-' };
  const problem = () =>
    createDiagnostic('wrong-dash', { sign }, { file, ...edit }, { suggestion: '-' });
  return [{ line, edits: [edit], specific: true, likelihood: 3, problem }];
}

function beforeDashRepairs({ text, file }: Reading, line: Line): readonly Repair[] {
  BEFORE_DASH.lastIndex = line.at;
  const [typed, sign] = BEFORE_DASH.exec(text) ?? [];
  if (typed === undefined || sign === undefined) return [];
  const edit = { start: line.at, end: line.at + typed.length, replacement: '' };
  const span = { file, start: line.at, end: line.at + sign.length };
  const problem = () => createDiagnostic('stray-sign', { sign }, span);
  return [{ line, edits: [edit], specific: true, likelihood: 3, problem }];
}

function copiedRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const [typed = '', sign] = COPIED.exec(text.slice(line.start, line.end)) ?? [];
  if (sign === undefined) return [];
  const around = [contentBefore(reading, line), contentAfter(reading, line)];
  const indents = new Set([
    typed.length - 1,
    typed.length,
    ...around.map((each) => each?.indent ?? 0),
  ]);
  return [...indents].map((indent) => {
    const replacement = ' '.repeat(indent);
    const edit = { start: line.start, end: line.start + typed.length, replacement };
    const problem = () =>
      createDiagnostic('stray-sign', { sign }, { file, ...edit }, { suggestion: replacement });
    return { line, edits: [edit], specific: true, likelihood: 3, problem };
  });
}

/** Lines that a comparison shows as taken away, with those that take their place: the former go, the latter lose their sign. */
function comparisonRepairs({ cursor, text, file }: Reading, line: Line): readonly Repair[] {
  const signOf = (index: number): string => text.charAt(cursor.lineAt(index)?.start ?? text.length);
  let { index } = line;
  while (/^[-+]/.test(signOf(index - 1))) index--;
  const [first = line, edits]: [Line | undefined, TextEdit[]] = [cursor.lineAt(index), []];
  for (let sign = '-'; signOf(index) === sign || signOf(index) === '+'; index++) {
    sign = signOf(index);
    const { start = 0 } = cursor.lineAt(index) ?? {};
    const next = cursor.lineAt(index + 1)?.start ?? text.length;
    edits.push({ start, end: sign === '-' ? next : start + 1, replacement: '' });
  }
  if (signOf(first.index) !== '-' || signOf(index - 1) !== '+') return [];
  const span = { file, start: first.start, end: first.start + 1 };
  const problem = () => createDiagnostic('stray-sign', { sign: '-' }, span);
  return [{ line: first, edits, specific: true, likelihood: 3, problem }];
}

/** A name at the start of an item, or alone in its line, and the sign that may stand in place of its colon. */
const NAME_WITHOUT_COLON = /(?:-[ ]+(?=.* )|(?=\w+.?$))(\w+)((?:[;；：,=]| =)(?= |$)|)(?= +\S|$)/my;

/** The first name of an item that has more fields below it, or that of a group. */
export function colonRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const below = contentAfter(reading, line);
  if (!below || below.indent <= line.indent) return [];
  NAME_WITHOUT_COLON.lastIndex = line.at;
  const match = NAME_WITHOUT_COLON.exec(text);
  if (!match?.[1]) return [];
  const [{ length }, name, sign = ''] = match;
  const nameEnd = line.at + length - sign.length;
  const start = nameEnd - name.length;
  const end = endOfText(text, start, line.end);
  const problem = () =>
    createDiagnostic('missing-colon', { typed: file.text.slice(start, end) }, { file, start, end });
  const edit = { start: nameEnd, end: nameEnd + sign.length, replacement: ':' };
  return [{ line, edits: [edit], specific: true, likelihood: 3, problem }];
}

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
