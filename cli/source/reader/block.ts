import { addEntry, findKey, isOpen, openList, openMap, readKey, startsItem } from './keys.ts';
import { readBlockText, refuseTextBesideMark, startsBlockText } from './block-text.ts';
import { readFlow, refuseText } from './flow.ts';
import type { Key, OpenBlock, OpenList, OpenMap } from './keys.ts';
import type { Line } from './line-cursor.ts';
import { isBlank } from './line-cursor.ts';
import { beginsField, beginsFields, beginsText, beginsTextWithColon } from './begins.ts';
import { checkComment, readPlain } from './plain.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { readQuoted } from './quoted.ts';
import type { Reading, Start } from './reading.ts';
import { absentAt, endOfLine, endOfText, isRestEmpty, skipBlanks } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Reads the map or list that begins in the cursor's line, with all that is indented like it. */
export function readBlock(reading: Reading, line: Line, flush = false): OpenBlock {
  const block = startsItem(reading.text, line.at, line.end)
    ? openList(line.at, line.indent, flush)
    : openMap(line.at, line.indent);
  const read = reading.nested(line.at, () => {
    fillBlock(reading, block, block.indent);
    return block;
  });
  if (read === undefined) reading.cursor.skipDeeper(-1);
  return block;
}

/** Adds the lines of an indentation to a map, and those of its own; other deeper ones are out of place. */
export function fillMap(reading: Reading, map: OpenMap, indent: number): void {
  const { cursor } = reading;
  for (let line = cursor.line; line && line.indent >= indent; line = cursor.line) {
    if (isMisplaced(map, indent, line)) readMisplaced(reading, map, indent, line);
    else readEntry(reading, map, line);
  }
}

/** Adds the items of an indentation to a list. A field at that indentation ends it. */
function fillList(reading: Reading, list: OpenList, indent: number): void {
  const { cursor, text } = reading;
  for (let line = cursor.line; line && line.indent >= indent; line = cursor.line) {
    if (isMisplaced(list, indent, line)) readMisplaced(reading, list, indent, line);
    else if (startsItem(text, line.at, line.end)) readItem(reading, list, line, line.at + 1);
    else if (!readFaultyItem(reading, list, line)) return;
  }
}

function isMisplaced(block: OpenBlock, indent: number, line: Line): boolean {
  return line.indent > indent && line.indent !== block.indent;
}

function fillBlock(reading: Reading, block: OpenBlock, indent: number): void {
  if (block.kind === 'map') fillMap(reading, block, indent);
  else fillList(reading, block, indent);
}

/**
 * Reports a line that is indented deeper than the lines of its block, and continues as if it and those like it
 * were indented as meant: like the block, or like the block that was read last in it.
 */
function readMisplaced(reading: Reading, block: OpenBlock, indent: number, line: Line): void {
  const meant = meantBlock(reading, block, indent, line);
  const expected = meant === block ? indent : meant.indent;
  // Of a line with a tab before it, the tab is the problem.
  if (!line.odd) report(reading, meant, expected, line);
  if (takes(reading, meant, line)) fillBlock(reading, meant, line.indent);
  else reading.cursor.skipDeeper(line.indent - 1);
}

/** The block that takes in such a line; of two, the one that the lines below agree with, or else the nearer one. */
function meantBlock(reading: Reading, block: OpenBlock, indent: number, line: Line): OpenBlock {
  const { last } = block;
  const found = line.indent;
  if (!last || found >= last.indent) return block;
  const lastTakes = takes(reading, last, line);
  if (lastTakes !== takes(reading, block, line)) return lastTakes ? last : block;
  if (isNameAlone(reading, line) && isFollowedAt(reading, line, last.indent)) return block;
  return last.indent - found <= found - indent ? last : block;
}

function takes({ text }: Reading, block: OpenBlock, line: Line): boolean {
  return startsItem(text, line.at, line.end) === (block.kind === 'list');
}

function isNameAlone({ text }: Reading, line: Line): boolean {
  return findKey(text, line.at, line.end)?.after === line.end;
}

function isFollowedAt({ cursor }: Reading, line: Line, indent: number): boolean {
  return cursor.next(line.index + 1)?.indent === indent;
}

function report(reading: Reading, meant: OpenBlock, expected: number, line: Line): void {
  const sibling = reading.span(meant.start, endOfLine(reading.text, meant.start));
  const related = [{ message: 'this line is indented as it should be', span: sibling }];
  reading.reportIndentation(line, expected, related);
}

function readEntry(reading: Reading, map: OpenMap, line: Line): void {
  const key = readKey(reading, line);
  if (!key) {
    reading.cursor.skipDeeper(line.indent);
    return;
  }
  const node = readValue(reading, key, line, map.indent);
  addEntry(reading, map.entries, key, node);
  map.end = Math.max(map.end, key.end, node.end);
  map.last = isOpen(node) ? node : undefined;
}

function readValue(reading: Reading, key: Key, line: Line, parentIndent: number): YamlNode {
  const { text, cursor } = reading;
  const { after } = key;
  const at = skipProperties(reading, skipBlanks(text, after, line.end), line.end);
  if (isRestEmpty(text, at, line.end)) {
    checkComment(reading, at, at, line);
    cursor.advance();
    return readBelow(reading, after, parentIndent, key);
  }
  if (startsItem(text, at, line.end)) {
    reading.report('list-beside-name', {}, [at, line.end]);
    return reading.passOver(after, parentIndent);
  }
  return readAliasOrInline(reading, { at, line, parentIndent });
}

function readAliasOrInline(reading: Reading, start: Start): YamlNode {
  const { at, line } = start;
  if (skipAlias(reading, at, line.end) === undefined) return readInline(reading, start);
  reading.cursor.advance();
  return absentAt(at);
}

/** Signs that YAML keeps for itself at the start of a text. */
const RESERVED = /[|>%@`,\]}*]/;

/** Reads a value that begins at an offset of the line and is no indented block, and passes it. */
function readInline(reading: Reading, start: Start): YamlNode {
  const { at, line } = start;
  const first = reading.text.charAt(at);
  if (first === '"' || first === "'") return readQuoted(reading, start);
  if (first === '[' || first === '{') return readFlow(reading, start);
  if (startsBlockText(reading.text, at, line.end)) return readBlockText(reading, start);
  const besideMark = refuseTextBesideMark(reading, start);
  if (besideMark) return besideMark;
  if (RESERVED.test(first)) return refuseText(reading, 'reserved-start', start);
  if (first === '?' && (at + 1 === line.end || isBlank(reading.text.charCodeAt(at + 1)))) {
    reading.lostAt ??= at;
  }
  return readPlain(reading, start);
}

/** Reads the value of a field or item that has none beside it, and may have one in the lines below. */
function readBelow(reading: Reading, after: number, parentIndent: number, key?: Key): YamlNode {
  const { text, cursor } = reading;
  const { line } = cursor;
  if (!line) return absentAt(after);
  const item = startsItem(text, line.at, line.end);
  const listUnderKey = key !== undefined && item && line.indent === parentIndent;
  if (line.indent <= parentIndent && !listUnderKey) {
    reading.emptyNames++;
    return absentAt(after);
  }
  if (key && !item && beginsTextWithColon(reading, line)) {
    const suggestion = `${text.slice(key.start, after)} >-`;
    reading.report('missing-fold', { name: key.name }, [key.start, after], { suggestion });
    return reading.passOver(after, parentIndent);
  }
  if (item || beginsFields(reading, line)) return readBlock(reading, line, listUnderKey);
  const at = skipProperties(reading, line.at, line.end);
  return readAliasOrInline(reading, { at, line, parentIndent });
}

function readItem(reading: Reading, list: OpenList, line: Line, after: number): void {
  const { text, cursor } = reading;
  const blanks = skipBlanks(text, after, line.end);
  const at = skipProperties(reading, blanks, line.end);
  if (text.slice(after, at).includes('\t')) reading.unsureAt ??= at;
  const node = readItemValue(reading, list, line, { after, at });
  list.items.push(node);
  list.end = Math.max(list.end, node.end);
  list.last = isOpen(node) ? node : undefined;
  if (cursor.line === line) cursor.advance();
}

/** Reads what stands at an offset, in the line of a dash that ends at another. */
function readItemValue(
  reading: Reading,
  list: OpenList,
  line: Line,
  { after, at }: { readonly after: number; readonly at: number },
): YamlNode {
  const { text, cursor } = reading;
  if (isRestEmpty(text, at, line.end)) {
    cursor.advance();
    return readBelow(reading, after, list.indent);
  }
  if (
    !beginsText(reading, at, line) &&
    (startsItem(text, at, line.end) || beginsField(reading, at, line))
  ) {
    cursor.enter(at, line.indent + (at - line.at));
    return cursor.line ? readBlock(reading, cursor.line) : absentAt(at);
  }
  return readAliasOrInline(reading, { at, line, parentIndent: list.indent });
}

/** Reads a line that stands where an item of a list should; false when it ends the list. */
function readFaultyItem(reading: Reading, list: OpenList, line: Line): boolean {
  const { text, cursor } = reading;
  if (/^-[\p{L}"']/u.test(text.slice(line.at, line.at + 3))) {
    reading.report('missing-space-after-dash', {}, [line.at, line.at + 1], { suggestion: '- ' });
    readItem(reading, list, line, line.at + 1);
    return true;
  }
  if (list.flush || beginsField(reading, line.at, line)) return false;
  reading.report('missing-dash', {}, [line.at, endOfText(text, line.at, line.end)]);
  cursor.skipDeeper(line.indent);
  return true;
}
