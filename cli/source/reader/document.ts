import { beginsFields } from './begins.ts';
import { fillMap, readBlock } from './block.ts';
import { startsItem } from './keys.ts';
import type { Line } from './line-cursor.ts';
import type { OpenBlock } from './keys.ts';
import type { Reading } from './reading.ts';
import { absentAt, endOfText, TooManyProblems } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/**
 * Reads all lines of a file, up to the problem that is one too many. The node is that of its first document; undefined when
 * that holds nothing.
 */
export function readDocuments(reading: Reading): YamlNode | undefined {
  try {
    return readAll(reading);
  } catch (error) {
    if (error instanceof TooManyProblems) return undefined;
    throw error;
  }
}

function readAll(reading: Reading): YamlNode | undefined {
  const { cursor } = reading;
  let root: YamlNode | undefined;
  let begun = false;
  for (;;) {
    refuseDirectives(reading);
    if (cursor.line) {
      const node = readRoot(reading, cursor.line);
      root ??= node;
      begun = true;
    }
    const { marker } = cursor;
    if (!marker) return root;
    if (marker.end > marker.start + 3) reading.lostAt ??= marker.start;
    cursor.moveTo(marker.index + 1);
    const divides = reading.text.startsWith('---', marker.start)
      ? begun
      : cursor.line !== undefined;
    if (divides) {
      const { start } = marker;
      reading.report('several-documents', {}, [start, start + 3], { suggestion: '' });
      return root;
    }
    begun = true;
  }
}

/** Lines such as `%YAML 1.1`, before the first field. */
function refuseDirectives(reading: Reading): void {
  const { cursor, text } = reading;
  for (let { line } = cursor; line?.start === line?.at; line = cursor.line) {
    if (!line || text.charAt(line.at) !== '%') return;
    reading.report('yaml-directive', {}, [line.at, line.end]);
    cursor.advance();
  }
}

function readRoot(reading: Reading, line: Line): YamlNode {
  const { text, cursor } = reading;
  const item = startsItem(text, line.at, line.end);
  const brackets = /[[{?]/.test(text.charAt(line.at)) && !text.startsWith('{{', line.at);
  if (brackets) reading.lostAt ??= line.at;
  else if (item || !beginsFields(reading, line)) {
    reading.report('not-a-mapping', {}, [line.at, endOfText(text, line.at, line.end)]);
  }
  if (brackets || (!item && !beginsFields(reading, line))) {
    cursor.skipDeeper(-1);
    return { ...absentAt(line.at), end: line.end };
  }
  const root = readBlock(reading, line);
  readOutdented(reading, root, line);
  return root;
}

/** Lines that are indented less than the first one show that the first is indented too much. */
function readOutdented(reading: Reading, root: OpenBlock, first: Line): void {
  const { cursor } = reading;
  if (!cursor.line) return;
  reading.reportIndentation(first, cursor.line.indent);
  for (let { line } = cursor; line; line = cursor.line) {
    if (root.kind === 'map') fillMap(reading, root, line.indent);
    else cursor.skipDeeper(-1);
  }
}
