import { readBlockText } from './block-text.ts';
import { readFlow, refuseText } from './flow.ts';
import { addEntry, readKey } from './keys.ts';
import type { Key, Line } from './line.ts';
import { checkComment, readPlain } from './plain.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { readQuoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import { absentAt, endOfLine } from './reading.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../yaml-node.ts';

/** A map or list that lines are still added to. It is the node of the document. */
type OpenBlock = OpenMap | OpenList;
type OpenMap = YamlMap & Opened & { readonly entries: Map<string, YamlEntry> };
type OpenList = YamlList & Opened & { readonly items: YamlNode[] };

interface Opened {
  end: number;
  readonly indent: number;
  /** A list that is indented no deeper than its name. */
  readonly flush: boolean;
  /** The block that was read last, for lines that are indented as if they went on with it. */
  last?: OpenBlock | undefined;
}

/** Reads the map or list that begins in the reading's line, with all that is indented like it. */
export function readBlock(reading: Reading, line: Line, flush = false): OpenBlock {
  const opened = { start: line.at, end: line.at, block: true, indent: line.indent, flush };
  const block: OpenBlock = line.isItem
    ? { kind: 'list', ...opened, items: [] }
    : { kind: 'map', ...opened, entries: new Map() };
  const read = reading.nested(line.at, () => {
    fillBlock(reading, block, block.indent);
    return block;
  });
  if (read === undefined) reading.skipDeeper(-1);
  return block;
}

/**
 * Adds the lines of an indentation to a block, and those of its own; other deeper ones are out of place. A field at that
 * indentation ends a list.
 */
export function fillBlock(reading: Reading, block: OpenBlock, indent: number): void {
  for (let { line } = reading; line && line.indent >= indent; line = reading.line) {
    const isMisplaced = line.indent > indent && line.indent !== block.indent;
    if (isMisplaced) readMisplaced(reading, block, indent, line);
    else if (block.kind === 'map') readEntry(reading, block, line);
    else if (line.isItem) readItem(reading, block, line);
    else if (!readFaultyItem(reading, block, line)) return;
  }
}

/**
 * Reports a line that is indented deeper than the lines of its block, and continues as if it and those like it
 * were indented as meant: like the block, or like the block that was read last in it.
 */
function readMisplaced(reading: Reading, block: OpenBlock, indent: number, line: Line): void {
  const meant = meantBlock(reading, block, indent, line);
  const expected = meant === block ? indent : meant.indent;
  // Of a line with a tab before it, the tab is the problem.
  if (!line.odd) {
    const span = reading.span(meant.start, endOfLine(reading.text, meant.start));
    const related = [{ message: 'this line is indented as it should be', span }];
    reading.add(reading.badIndentation(line, expected, related));
  }
  if (takes(meant, line)) fillBlock(reading, meant, line.indent);
  else reading.skipDeeper(line.indent - 1);
}

/** The block that takes in such a line; of two, the one that the lines below agree with, or else the nearer one. */
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
  return line.isItem === (block.kind === 'list');
}

function readEntry(reading: Reading, map: OpenMap, line: Line): void {
  const key = readKey(reading, line);
  if (!key) {
    reading.skipDeeper(line.indent);
    return;
  }
  const node = readValue(reading, key, line.from(key.after, map.indent));
  addEntry(reading, map.entries, key, node);
  endWith(map, node);
}

function endWith(block: OpenBlock, node: YamlNode | OpenBlock): void {
  block.end = Math.max(block.end, node.end);
  block.last = 'indent' in node ? node : undefined;
}

function readValue(reading: Reading, key: Key, whole: Line): YamlNode {
  const part = withoutProperties(reading, whole);
  if (part.isEmpty) {
    checkComment(reading, part);
    reading.advance();
    return readBelow(reading, key.after, part.indent, key);
  }
  if (part.isItem) {
    reading.report('list-beside-name', {}, [part.at, part.end]);
    return reading.passOver(part);
  }
  return readInline(reading, part);
}

function withoutProperties(reading: Reading, part: Line): Line {
  return part.from(skipProperties(reading, part.at, part.end));
}

/** Signs that YAML keeps for itself at the start of a text. */
const RESERVED = /[|>%@`,\]}*]/;

/** Reads a value that begins with a part of a line and is no indented block, and passes it. */
function readInline(reading: Reading, part: Line): YamlNode {
  const { at, end, first } = part;
  if (skipAlias(reading, at, end) !== undefined) {
    reading.advance();
    return absentAt(at);
  }
  if (first === '"' || first === "'") return readQuoted(reading, part);
  if (first === '[' || first === '{') return readFlow(reading, part);
  const blockText = readBlockText(reading, part);
  if (blockText) return blockText;
  if (RESERVED.test(first)) return refuseText(reading, 'reserved-start', part);
  if (/^\?(?:[ \t]|$)/.test(part.typed)) reading.lostAt ??= at;
  return readPlain(reading, part);
}

/** Reads the value of a field or item that has none beside it, and may have one in the lines below. */
function readBelow(reading: Reading, after: number, parentIndent: number, key?: Key): YamlNode {
  const { line } = reading;
  if (!line) return absentAt(after);
  const isFlush = key !== undefined && line.isItem && line.indent === parentIndent;
  if (line.indent <= parentIndent && !isFlush) {
    reading.doubtfulLines++;
    return absentAt(after);
  }
  if (key && !line.isItem && beginsTextWithColon(reading, line)) {
    const suggestion = `${reading.text.slice(key.start, after)} >-`;
    reading.report('missing-fold', { name: key.name }, [key.start, after], { suggestion });
    return reading.passOver(line.from(line.at, parentIndent));
  }
  if (line.isItem || beginsFields(reading, line)) return readBlock(reading, line, isFlush);
  return readInline(reading, withoutProperties(reading, line.from(line.at, parentIndent)));
}

/** Whether the lines are fields: the first of them, or the next if only the first is wrong. */
export function beginsFields(reading: Reading, first: Line): boolean {
  if (first.isField) return true;
  const second = reading.after(first);
  return second?.indent === first.indent && second.isField;
}

/** Whether a text of several lines begins here that holds a colon after words, as no name of a field does. */
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

function readItem(reading: Reading, list: OpenList, line: Line): void {
  const after = line.at + 1;
  const part = withoutProperties(reading, line.from(after, list.indent));
  if (reading.text.slice(after, part.at).includes('\t')) reading.unsureAt ??= part.at;
  const node = readItemValue(reading, list, line, part);
  list.items.push(node);
  endWith(list, node);
}

/** Reads what stands in a part of a line that begins with a dash. */
function readItemValue(reading: Reading, list: OpenList, line: Line, part: Line): YamlNode {
  if (part.isEmpty) {
    reading.advance();
    return readBelow(reading, line.at + 1, list.indent);
  }
  if (part.isWords || !(part.isItem || part.isField)) return readInline(reading, part);
  reading.line = part.from(part.at, line.indent + part.at - line.at);
  return readBlock(reading, reading.line);
}

/** Reads a line that stands where an item of a list should; false when it ends the list. */
function readFaultyItem(reading: Reading, list: OpenList, line: Line): boolean {
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
