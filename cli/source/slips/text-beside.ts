import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Key } from '../reader/keys.ts';
import { findKey, startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText, skipBlanks } from '../reader/reading.ts';
import { usualIndent } from './indentation.ts';
import {
  contentAfter,
  contentBefore,
  linesAfter,
  linesBefore,
  linesWithin,
  siblings,
  standsAlone,
} from './repair.ts';
import type { Repair } from './repair.ts';

/** What an anchor or a tag of YAML begins with. */
const PROPERTY = /[&!]/;

/** A text beside a name that has fields or items below it, or lines of another text. */
export function textBesideRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const key = findKey(text, line.at, line.end);
  const below = key && whatIsBelow(reading, line);
  if (!key || !below) return [];
  const start = skipBlanks(text, key.after, line.end);
  const end = endOfText(text, start, line.end);
  const likelihood = below === 'text' ? 3 : likelihoodOf(reading, line, key.name);
  if (start >= end || PROPERTY.test(text.charAt(start)) || likelihood === undefined) return [];
  const isOutdented = isAmongDeeper(reading, line);
  if (isOutdented && usualIndent(reading, line) === contentAfter(reading, line)?.indent) return [];
  const parameters = { name: key.name.replace(/^- +/, ''), below, isOutdented };
  const problem = () => createDiagnostic('text-beside-block', parameters, { file, start, end });
  const edits = [{ start, end, replacement: below === 'text' ? '>-' : '' }];
  return [{ line, edits, specific: true, likelihood, problem }];
}

/** Whether the line stands among deeper ones, which are no items; those above may be of a text, or of another group. */
function isAmongDeeper(reading: Reading, line: Line): boolean {
  const { indent: above = 0 } = contentBefore(reading, line) ?? {};
  const below = contentAfter(reading, line);
  if (below === undefined || startsItem(reading.text, below.at, below.end)) return false;
  return below.indent > line.indent && above >= below.indent;
}

/**
 * How likely the text is the slip, and not the indentation of the lines below it: most other fields of this name, or else most
 * fields beside it, have nothing after their colon. Undefined where the indentation is as likely.
 */
function likelihoodOf(
  reading: Reading,
  line: Line,
  name: string,
): Repair['likelihood'] | undefined {
  const same = [...linesBefore(reading, line), ...linesAfter(reading, line)].filter(
    ({ at, indent }) => indent === line.indent && reading.text.startsWith(`${name}:`, at),
  );
  const beside = siblings(reading, line);
  const likes = same.length > 0 ? same : beside;
  const isAlone = (each: Line): boolean => standsAlone(reading, each);
  if (likes.filter(isAlone).length * 2 > likes.length) return 3;
  return cannotStandBeside(reading, line, beside) || beside.some(isAlone) ? 0 : undefined;
}

/** Whether what is below is no field that might as well stand in the block of the line: an item, or a namesake of one there. */
function cannotStandBeside(reading: Reading, line: Line, beside: readonly Line[]): boolean {
  const below = contentAfter(reading, line);
  if (below === undefined) return false;
  if (startsItem(reading.text, below.at, below.end)) return true;
  const name = fieldNameIn(reading, below);
  return beside.some((each) => fieldNameIn(reading, each) === name);
}

function fieldNameIn({ text }: Reading, { at, end }: Line): string | undefined {
  return findKey(text, at, end)?.name;
}

/** Fields or items, or lines of which one is no text by a colon within its words. */
function whatIsBelow(reading: Reading, line: Line): 'block' | 'text' | undefined {
  const lines = linesWithin(reading, line);
  const keys = lines.map(({ at, end }) => findKey(reading.text, at, end));
  const [first] = lines;
  if (first === undefined) return undefined;
  if (startsItem(reading.text, first.at, first.end) || isPlain(keys[0])) return 'block';
  const isText = keys.some((key) => key !== undefined) && !keys.some(isPlain);
  return isText ? 'text' : undefined;
}

function isPlain(key: Key | undefined): boolean {
  return key !== undefined && /^\w+$/.test(key.name);
}
