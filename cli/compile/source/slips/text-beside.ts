import type { Key, Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import { usualIndent } from './indentation.ts';
import { contentBefore, linesWithin, namesakes, siblings, specificRepair } from './repair.ts';
import type { Repair } from './repair.ts';

/** A text beside a name that has fields or items below it, or lines of another text. */
export function textBesideRepairs(reading: Reading, line: Line): readonly Repair[] {
  const key = line.key ?? line.keyWithoutSpace;
  const below = key && whatIsBelow(linesWithin(reading, line));
  if (!key || !below) return [];
  const beside = line.from(key.after);
  const { at: start, textEnd: end } = beside;
  const likelihood = below === 'text' ? 3 : likelihoodOf(reading, line, key.name);
  // An anchor or a tag of YAML may stand there.
  if (start >= end || /[&!]/.test(beside.first) || likelihood === undefined) return [];
  const isOutdented = isAmongDeeper(reading, line);
  if (isOutdented && usualIndent(reading, line) === reading.after(line)?.indent) return [];
  const parameters = { name: key.name.replace(/^- +/, ''), isText: below === 'text', isOutdented };
  const problem = reading.diagnose('text-beside-block', parameters, [start, end]);
  const replacement = below === 'text' ? '>-' : '';
  return [{ ...specificRepair(problem, [{ start, end, replacement }]), likelihood }];
}

/** Whether the line stands among deeper ones, which are no items. */
function isAmongDeeper(reading: Reading, line: Line): boolean {
  const { indent: above = 0 } = contentBefore(reading, line) ?? {};
  const below = reading.after(line);
  if (below === undefined || below.isItem) return false;
  return below.indent > line.indent && above >= below.indent;
}

/** By whether most namesakes, or else neighbours, stand alone; undefined if that is unclear. */
function likelihoodOf(
  reading: Reading,
  line: Line,
  name: string,
): Repair['likelihood'] | undefined {
  const same = namesakes(reading, line, name).filter(({ indent }) => indent === line.indent);
  const beside = siblings(reading, line);
  const likes = same.length > 0 ? same : beside;
  if (likes.filter((each) => each.isNameAlone).length * 2 > likes.length) return 3;
  const below = reading.after(line);
  // What is below is no field that might as well stand in the block of the line: an item, or a
  // namesake of one there.
  const isOther =
    below?.isItem === true || beside.some(({ key }) => below && key?.name === below.key?.name);
  return isOther || beside.some((each) => each.isNameAlone) ? 0 : undefined;
}

/** Fields, items, or prose with a colon. */
function whatIsBelow(lines: readonly Line[]): 'block' | 'text' | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  if (first.isItem || isPlain(first.key)) return 'block';
  const keys = lines.flatMap(({ key }) => key ?? []);
  return keys.length > 0 && !keys.some(isPlain) ? 'text' : undefined;
}

function isPlain(key: Key | undefined): boolean {
  return key !== undefined && /^\w+$/.test(key.name);
}
