import { readBlockText } from './block-text.ts';
import { readFlow, refuseText } from './flow.ts';
import { checkName, readKey } from './keys.ts';
import type { Key, Line } from './line.ts';
import { checkComment, readPlain } from './plain.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { readQuoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import { endOfLine } from './reading.ts';
import type { Extent } from '../../../diagnostics/span.ts';

/** A list, or else a map, to which lines may still belong. */
interface OpenBlock {
  readonly isList: boolean;
  readonly start: number;
  readonly indent: number;
  /** A list that is indented no deeper than its name. */
  readonly flush: boolean;
  /** The names of a map, and where each is first typed. */
  readonly names: Map<string, Extent>;
  /** The value read last, if it is a block: lines may be indented as if they continue it. */
  last?: OpenBlock | undefined;
}

/** Reads the map or list that begins in the reading's line, with all that is indented like it. */
export function readBlock(reading: Reading, line: Line, flush = false): OpenBlock {
  const { at: start, indent, isItem: isList } = line;
  const block: OpenBlock = { isList, start, indent, flush, names: new Map() };
  const isRead = reading.nested(start, () => {
    fillBlock(reading, block, indent);
    return true;
  });
  if (!isRead) reading.skipDeeper(-1);
  return block;
}

/** Adds the lines of an indentation to a block, with the deeper lines that belong to them. */
export function fillBlock(reading: Reading, block: OpenBlock, indent: number): void {
  for (let { line } = reading; line && line.indent >= indent; line = reading.line) {
    const isMisplaced = line.indent > indent && line.indent !== block.indent;
    if (isMisplaced) readMisplaced(reading, block, indent, line);
    else if (!block.isList) readEntry(reading, block, line);
    else if (line.isItem) readItem(reading, block, line);
    else if (!readFaultyItem(reading, block, line)) return;
  }
}

/** Reports a line that is too deep, and reads it and its like as if indented like their block. */
function readMisplaced(reading: Reading, block: OpenBlock, indent: number, line: Line): void {
  const meant = meantBlock(reading, block, indent, line);
  const expected = meant === block ? indent : meant.indent;
  // Where a tab stands before the line, the tab is the problem.
  if (!line.odd) {
    const span = reading.span(meant.start, endOfLine(reading.text, meant.start));
    const related = [{ message: 'this line is indented as it should be', span }];
    reading.add(reading.badIndentation(line, expected, related));
  }
  if (takes(meant, line)) fillBlock(reading, meant, line.indent);
  else reading.skipDeeper(line.indent - 1);
}

/** Where two can take the line, the one that the lines below fit, or the nearer one. */
function meantBlock(reading: Reading, block: OpenBlock, indent: number, line: Line): OpenBlock {
  const { last } = block;
  const found = line.indent;
  if (!last || found >= last.indent) return block;
  if (takes(last, line) !== takes(block, line)) return takes(last, line) ? last : block;
  const below = reading.after(line);
  if (line.isNameAlone && below?.indent === last.indent) return block;
  return last.indent - found <= found - indent ? last : block;
}

function takes(block: OpenBlock, line: Line): boolean {
  return line.isItem === block.isList;
}

function readEntry(reading: Reading, map: OpenBlock, line: Line): void {
  const key = readKey(reading, line);
  if (!key) {
    reading.skipDeeper(line.indent);
    return;
  }
  map.last = readValue(reading, key, line.from(key.after, map.indent));
  checkName(reading, map.names, key);
}

/** Reads the value of a field; gives it if it is a block. */
function readValue(reading: Reading, key: Key, whole: Line): OpenBlock | undefined {
  const part = withoutProperties(reading, whole);
  if (part.isEmpty) {
    checkComment(reading, part);
    reading.advance();
    return readBelow(reading, part.indent, key);
  }
  if (part.isItem) {
    reading.report('list-beside-name', {}, [part.at, part.end]);
    reading.skipDeeper(part.indent);
  } else readInline(reading, part);
  return undefined;
}

function withoutProperties(reading: Reading, part: Line): Line {
  return part.from(skipProperties(reading, part.at, part.end));
}

/** Signs that YAML keeps for itself at the start of a text. */
const RESERVED = /[|>%@`,\]}*]/;

/** Reads a value that begins with a part of a line and is no indented block, and passes it. */
function readInline(reading: Reading, part: Line): void {
  const { at, end, first } = part;
  if (skipAlias(reading, at, end) !== undefined) reading.advance();
  else if (first === '"' || first === "'") readQuoted(reading, part);
  else if (first === '[' || first === '{') readFlow(reading, part);
  else if (readBlockText(reading, part)) return;
  else if (RESERVED.test(first)) refuseText(reading, 'reserved-start', part);
  else {
    if (/^\?(?:[ \t]|$)/.test(part.typed)) reading.isLost = true;
    readPlain(reading, part);
  }
}

/** Reads a value that may stand in the lines below; gives it if it is a block. */
function readBelow(reading: Reading, parentIndent: number, key?: Key): OpenBlock | undefined {
  const { line } = reading;
  if (!line) return undefined;
  const isFlush = key !== undefined && line.isItem && line.indent === parentIndent;
  if (line.indent <= parentIndent && !isFlush) {
    reading.doubtfulLines++;
    return undefined;
  }
  if (key && !line.isItem && beginsTextWithColon(reading, line)) {
    const suggestion = `${reading.text.slice(key.start, key.after)} >-`;
    reading.report('missing-fold', { name: key.name }, [key.start, key.after], { suggestion });
    reading.skipDeeper(parentIndent);
    return undefined;
  }
  if (line.isItem || beginsFields(reading, line)) return readBlock(reading, line, isFlush);
  readInline(reading, withoutProperties(reading, line.from(line.at, parentIndent)));
  return undefined;
}

/** Whether the lines are fields: the first of them, or the next if only the first is wrong. */
export function beginsFields(reading: Reading, first: Line): boolean {
  if (first.isField) return true;
  const second = reading.after(first);
  return second?.indent === first.indent && second.isField;
}

/** Whether these lines are a text with a colon behind words, which no field's name has. */
function beginsTextWithColon(reading: Reading, first: Line): boolean {
  let hasColon = false;
  let line: Line | undefined = first;
  for (; line?.indent === first.indent; line = reading.after(line)) {
    const { key } = line;
    if (line.keyWithoutSpace || line.isItem || (key && !line.isWords)) return false;
    hasColon ||=
      key !== undefined && /^ +[^ [{"'].* /.test(reading.text.slice(key.after, line.end));
  }
  return hasColon;
}

function readItem(reading: Reading, list: OpenBlock, line: Line): void {
  const part = withoutProperties(reading, line.from(line.at + 1, list.indent));
  list.last = readItemValue(reading, list, line, part);
}

/** Reads the part of a line that follows its dash; gives the value if it is a block. */
function readItemValue(reading: Reading, list: OpenBlock, line: Line, part: Line) {
  if (part.isEmpty) {
    reading.advance();
    return readBelow(reading, list.indent);
  }
  if (part.isWords || !(part.isItem || part.isField)) {
    readInline(reading, part);
    return undefined;
  }
  reading.line = part.from(part.at, line.indent + part.at - line.at);
  return readBlock(reading, reading.line);
}

/** Reads a line that stands where an item of a list should; false when it ends the list. */
function readFaultyItem(reading: Reading, list: OpenBlock, line: Line): boolean {
  if (/^-[\p{L}"']/u.test(line.typed)) {
    reading.report('missing-space-after-dash', {}, [line.at, line.at + 1], { suggestion: '- ' });
    readItem(reading, list, line);
    return true;
  }
  if (list.flush || line.isField) return false;
  reading.report('missing-dash', {}, [line.at, line.textEnd]);
  reading.skipDeeper(line.indent);
  return true;
}
