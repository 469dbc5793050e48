import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import type { Repair } from './repair.ts';

/** What word processors put before the items of a list, or turn into a dash, and an asterisk, as Markdown has it. */
const BULLET = /(?:[–—−‐‑•·‣◦▪●○*+]|-{2,3})(?= |$)/uy;
/** A sign before the dash of an item. */
const BEFORE_DASH = /([+>|*–—•]|\/\/) *(?=- )/uy;
/** What stands before each line in a comparison of two versions, and in the answer to a mail. */
const COPIED = /^([-+>|]) *\S/;

/** A sign that stands where a dash should, or before the indentation. */
export function signRepairs(reading: Reading, line: Line): readonly Repair[] {
  return [
    ...bulletRepairs(reading, line),
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

function copiedRepairs({ text, file }: Reading, line: Line): readonly Repair[] {
  const sign = COPIED.exec(text.slice(line.start, line.end))?.[1];
  if (sign === undefined) return [];
  return ['', ' '].map((replacement) => {
    const edit = { start: line.start, end: line.start + 1, replacement };
    const problem = () =>
      createDiagnostic('stray-sign', { sign }, { file, ...edit }, { suggestion: replacement });
    return { line, edits: [edit], specific: true, likelihood: 3, problem };
  });
}
