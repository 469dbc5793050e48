import { stripVTControlCharacters } from 'node:util';
import type { Cluster, Report, Section, ReportedChange } from '../report.ts';
import { splitQuiet } from '../report.ts';
import { count } from '../where.ts';
import type { Segment } from '../words.ts';
import { shorten } from '../words.ts';
import type { Paint } from './paint.ts';
import {
  describeAction,
  describeChange,
  describeExtent,
  describeGroup,
  describePlace,
  describeProgram,
  describeRest,
  describeWeight,
  citeCause,
} from './phrases.ts';

/** For people at a terminal: what was done, and below it what visitors get of that. */
export function printPretty(report: Report, paint: Paint): string {
  const blocks = [
    headLines(report, paint),
    ...report.sections.map((section) => sectionLines(section, report, paint)),
    ...footBlocks(report, paint),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const width = 80;

function headLines(report: Report, paint: Paint): readonly string[] {
  return [
    paint.strong(`${describeExtent(report)}.`),
    paint.faint(`from ${report.old} to ${report.new}`),
  ];
}

function sectionLines(section: Section, report: Report, paint: Paint): readonly string[] {
  const heads = section.causes.map(
    (cause) => `${paint.strong(citeCause(cause))} ${describeAction(cause)}`,
  );
  const { loud, quiet } = splitQuiet(section);
  const lines = loud.flatMap((cluster) => clusterLines(cluster, report, paint));
  const beside = `  and ${count(quiet.length, 'value')} that only scripts and programs read`;
  return [...heads, ...lines, ...(quiet.length === 0 ? [] : [paint.faint(beside)])];
}

/** Sentences with the same changed words that are shown of a cluster. */
const shownSentences = 2;

function clusterLines(cluster: Cluster, report: Report, paint: Paint): readonly string[] {
  const group = describeGroup(cluster, report.territory);
  if (group !== undefined) {
    const asItIs = (text: string) => text;
    const mark = group.action === undefined ? asItIs : paint[marks[group.action]];
    return [...wrap(mark(group.text), '  '), ...wrap(group.listed, '    ').map(paint.faint)];
  }
  const shown = cluster.changes.slice(0, shownSentences);
  const rest = cluster.changes.slice(shownSentences);
  const lines = shown.flatMap((change) => changeLines(change, report, paint));
  if (rest.length === 0) return lines;
  return [...lines, ...wrap(describeRest(rest), '  ').map(paint.faint)];
}

const marks = { gone: 'removed', new: 'added' } as const;

function changeLines(
  change: ReportedChange,
  { territory }: Report,
  paint: Paint,
): readonly string[] {
  const text =
    change.segments.length === 0
      ? describeChange(change)
      : paintSegments(shorten(change.segments, 40), paint);
  return [...wrap(text, '  '), ...wrap(describePlace(change, territory), '    ').map(paint.faint)];
}

function paintSegments(segments: readonly Segment[], paint: Paint): string {
  return segments
    .map(({ mark, text }) => (mark === 'same' ? text : paintWords(text, paint[mark])))
    .join('');
}

/** Each word by itself, so that a line can end between two; spaces around them are nobody's. */
function paintWords(text: string, mark: (text: string) => string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : `${before}${mark(words)}${after}`;
}

function footBlocks(report: Report, paint: Paint): readonly (readonly string[])[] {
  const unseen = report.unseen.map((cause) => `  ${citeCause(cause)} ${describeAction(cause)}`);
  const program = report.changedProgram;
  const weights = report.weights.map((weight) => `  ${describeWeight(weight)}`);
  return [
    ...(weights.length === 0 ? [] : [['First paint, compressed:', ...weights]]),
    ...(unseen.length === 0 ? [] : [[paint.faint('No visitor sees:'), ...unseen.map(paint.faint)]]),
    ...(program.length === 0 ? [] : [wrap(describeProgram(program), '')]),
  ];
}

/** Lines of at most 80 characters as they are seen; what colours a word takes no room. */
function wrap(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const long of text.split(/\s+/)) {
    const word = cutWord(long, width - indent.length);
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + seenLength(longer) > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line];
}

/** Addresses may be longer than a line; what is coloured stays whole. */
function cutWord(word: string, room: number): string {
  return word.length > room && stripVTControlCharacters(word) === word
    ? `${word.slice(0, room - 1)}…`
    : word;
}

function seenLength(text: string): number {
  return stripVTControlCharacters(text).length;
}
