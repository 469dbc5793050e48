import type { YamlNode } from '../yaml-node.ts';
import { beginsFields, fillBlock, readBlock } from './block.ts';
import type { Line } from './line.ts';
import type { Reading } from './reading.ts';
import { absentAt, TooManyProblems } from './reading.ts';

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
  let root: YamlNode | undefined;
  let begun = false;
  reading.moveTo(0);
  for (;;) {
    refuseDirectives(reading);
    if (reading.line) {
      const node = readRoot(reading, reading.line);
      root ??= node;
      begun = true;
    }
    const { marker } = reading;
    if (!marker) return root;
    const { start, end, first } = marker;
    if (end > start + 3) reading.lostAt ??= start;
    reading.moveTo(marker.index + 1);
    if (first === '-' ? begun : reading.line !== undefined) {
      reading.report('several-documents', {}, [start, start + 3], { suggestion: '' });
      return root;
    }
    begun = true;
  }
}

/** Lines such as `%YAML 1.1`, before the first field. */
function refuseDirectives(reading: Reading): void {
  for (let { line } = reading; line?.first === '%' && line.start === line.at; line = reading.line) {
    reading.report('yaml-directive', {}, [line.at, line.end]);
    reading.advance();
  }
}

function readRoot(reading: Reading, line: Line): YamlNode {
  const { at, end, typed } = line;
  const isInBrackets = /^(?:[[?]|\{(?!\{))/.test(typed);
  const isBlock = line.isItem || beginsFields(reading, line);
  if (isInBrackets) reading.lostAt ??= at;
  else if (line.isItem || !isBlock) reading.report('not-a-mapping', {}, [at, line.textEnd]);
  if (!isBlock || isInBrackets) {
    reading.skipDeeper(-1);
    return { ...absentAt(at), end };
  }
  const root = readBlock(reading, line);
  const outdented = reading.line;
  // Lines that are indented less than the first one show that the first is indented too much.
  if (outdented) reading.add(reading.badIndentation(line, outdented.indent));
  for (let next = outdented; next; next = reading.line) {
    if (root.kind === 'map') fillBlock(reading, root, next.indent);
    else reading.skipDeeper(-1);
  }
  return root;
}
