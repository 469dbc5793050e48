import { stripVTControlCharacters } from 'node:util';
import { count } from '../../../diagnostics/print/amounts.ts';
import { cutEnd, defaultColumns, wrapText } from '../../../diagnostics/print/lines.ts';
import type { Paint } from '../../../diagnostics/print/paint.ts';
import { createPaint } from '../../../diagnostics/print/paint.ts';
import type { Report } from '../report.ts';
import type { Segment } from '../words.ts';
import { shorten } from '../words.ts';
import type { DescribedCause, DescribedCluster, DescribedSection } from './phrases.ts';
import { describeReport, describeRest } from './phrases.ts';

/** For people at a terminal: what was done, and below it what visitors get of that. */
export function printPretty(report: Report, colour: boolean): string {
  const { heading, sections, unseen, program } = describeReport(report);
  const paint = createPaint(colour);
  const { faint, strong } = paint;
  const unseenLines = unseen.map(({ place, action }) => faint(`  ${place} ${action}`));
  const blocks = [
    [strong(`${heading}.`), faint(`from ${report.old} to ${report.new}`)],
    ...sections.map((section) => sectionLines(section, paint)),
    ...(unseen.length === 0 ? [] : [[faint('No visitor sees:'), ...unseenLines]]),
    ...(program === '' ? [] : [wrap(program, '')]),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function sectionLines(
  { from, causes, content, clusters, quiet }: DescribedSection,
  paint: Paint,
): readonly string[] {
  const head = ({ place, action }: DescribedCause) => `${paint.strong(place)} ${action}`;
  const beside = `  and ${count(quiet, 'value')} that scripts and programs read`;
  return [
    ...(from === '' ? [] : [paint.strong(from.trim())]),
    ...causes.map(head),
    ...(content === '' ? [] : wrap(content, '  ')),
    ...clusters.flatMap((cluster) => clusterLines(cluster, paint)),
    ...(quiet === 0 ? [] : [paint.faint(beside)]),
  ];
}

/** Sentences with the same changed words that are shown of a cluster. */
const shownSentences = 2;

function clusterLines({ group, items, field }: DescribedCluster, paint: Paint): readonly string[] {
  const below = (text: string) => wrap(text, '    ').map(paint.faint);
  if (group !== undefined) {
    const text = paint[marks[group.action]](group.text);
    return [...wrap(text, '  '), ...(group.listed === '' ? [] : below(group.listed))];
  }
  const shown = field === undefined ? shownSentences : 1;
  const lines = items.slice(0, shown).flatMap(({ segments, text, where }) => {
    const words = segments.length === 0 ? text : paintSegments(shorten(segments, 40), paint);
    return [...wrap(words, '  '), ...below(where)];
  });
  const rest = items.length - shown;
  return rest <= 0
    ? lines
    : [...lines, ...wrap(describeRest(rest, field), '    ').map(paint.faint)];
}

const marks = { gone: 'removed', new: 'added', same: 'same' } as const;

/** Spaces around the words are nobody's. */
function paintSegments(segments: readonly Segment[], paint: Paint): string {
  return segments
    .map(({ mark, text }) => text.replace(/\S(?:.*\S)?/s, (words) => paint[mark](words)))
    .join('');
}

/** Addresses may be longer than a line; what is coloured stays whole. */
function wrap(text: string, indent: string): readonly string[] {
  const words = text
    .split(/\s+/)
    .map((word) =>
      stripVTControlCharacters(word) === word ? cutEnd(word, defaultColumns - indent.length) : word,
    );
  return wrapText(words.join(' '), defaultColumns, indent);
}
