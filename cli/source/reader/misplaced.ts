import type { Line } from './line-cursor.ts';
import type { OpenBlock } from './open-block.ts';
import { findKey, startsItem } from './keys.ts';
import type { Reading } from './reading.ts';

/**
 * Reports a line that is indented deeper than the lines of its block, and continues as if it and those like it
 * were indented as meant: like the block, or like the block that was read last in it.
 */
export function readMisplaced(
  reading: Reading,
  block: OpenBlock,
  indent: number,
  line: Line,
  fill: (reading: Reading, block: OpenBlock, indent: number) => void,
): void {
  const meant = meantBlock(reading, block, indent, line);
  const expected = meant === block ? indent : meant.indent;
  // Of a line with a tab before it, the tab is the problem.
  if (!line.odd) report(reading, meant, expected, line);
  if (takes(reading, meant, line)) fill(reading, meant, line.indent);
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
  const sibling = reading.span(meant.start, endOfLine(reading, meant.start));
  const related = [{ message: 'this line is indented as it should be', span: sibling }];
  const suggestion = ' '.repeat(expected);
  const parameters = { found: line.indent, expected };
  reading.report('bad-indentation', parameters, [line.start, line.at], { related, suggestion });
}

function endOfLine({ text }: Reading, at: number): number {
  const newline = text.indexOf('\n', at);
  return at + text.slice(at, newline === -1 ? undefined : newline).trimEnd().length;
}
