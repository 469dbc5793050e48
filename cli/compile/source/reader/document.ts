import { beginsFields, fillBlock, readBlock } from './block.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { MOST_PROBLEMS } from '../first-problems.ts';
import type { Line } from './line.ts';
import { Reading, TooManyProblems } from './reading.ts';

/** Finds what people get wrong in the lines of a file, up to the problem that is one too many. */
export function readLines(file: SourceFile, mostProblems = MOST_PROBLEMS): Reading {
  const reading = new Reading(file, mostProblems);
  try {
    readAll(reading);
  } catch (error) {
    if (!(error instanceof TooManyProblems)) throw error;
  }
  return reading;
}

function readAll(reading: Reading): void {
  let begun = false;
  reading.moveTo(0);
  for (;;) {
    refuseDirectives(reading);
    if (reading.line) {
      readRoot(reading, reading.line);
      begun = true;
    }
    const { marker } = reading;
    if (!marker) return;
    const { start, end, first } = marker;
    if (end > start + 3) reading.isLost = true;
    reading.moveTo(marker.index + 1);
    if (first === '-' ? begun : reading.line !== undefined) {
      reading.report('several-documents', {}, [start, start + 3], { suggestion: '' });
      return;
    }
    begun = true;
  }
}

function refuseDirectives(reading: Reading): void {
  for (let { line } = reading; line?.first === '%' && line.start === line.at; line = reading.line) {
    reading.report('yaml-directive', {}, [line.at, line.end]);
    reading.advance();
  }
}

function readRoot(reading: Reading, line: Line): void {
  const { at, typed } = line;
  const isInBrackets = /^(?:[[?]|\{(?!\{))/.test(typed);
  const isBlock = line.isItem || beginsFields(reading, line);
  if (isInBrackets) reading.isLost = true;
  else if (line.isItem || !isBlock) reading.report('not-a-mapping', {}, [at, line.textEnd]);
  if (!isBlock || isInBrackets) {
    reading.skipDeeper(-1);
    return;
  }
  const root = readBlock(reading, line);
  const outdented = reading.line;
  // Lines that are indented less than the first one show that the first is indented too much.
  if (outdented) reading.add(reading.badIndentation(line, outdented.indent));
  for (let next = outdented; next; next = reading.line) {
    if (root.isList) reading.skipDeeper(-1);
    else fillBlock(reading, root, next.indent);
  }
}
