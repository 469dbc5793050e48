import { stripVTControlCharacters } from 'node:util';
import type { Cluster, Report, Section, ToldChange } from '../report.ts';
import { countPages } from '../report.ts';
import { count, describeWhere, formatCount, listSome } from '../where.ts';
import type { Segment } from '../words.ts';
import { shorten } from '../words.ts';
import type { Paint } from './paint.ts';
import { describeAction, describeChange, describeRoles, placeOf } from './phrases.ts';

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
  const pages = countPages(report);
  const all = count(report.territory.spots.length, 'page');
  const words =
    pages === 0 ? 'Nothing changes for visitors.' : `${formatCount(pages)} of ${all} change.`;
  return [paint.strong(words), paint.faint(`from ${report.old} to ${report.new}`)];
}

function sectionLines(
  { causes, clusters }: Section,
  report: Report,
  paint: Paint,
): readonly string[] {
  const heads = causes.map((cause) => `${paint.strong(placeOf(cause))} ${describeAction(cause)}`);
  return [...heads, ...clusters.flatMap((cluster) => clusterLines(cluster, report, paint))];
}

/** Sentences with the same changed words that are shown of a cluster. */
const shownSentences = 2;

function clusterLines(cluster: Cluster, report: Report, paint: Paint): readonly string[] {
  if (cluster.kind === 'page') return pageLines(cluster, report, paint);
  const shown = cluster.changes.slice(0, shownSentences);
  const rest = cluster.changes.slice(shownSentences);
  const lines = shown.flatMap((change) => changeLines(change, report, paint));
  if (rest.length === 0) return lines;
  const spots = rest.flatMap((change) => change.spots);
  const pages = new Set(spots.map(({ edition: webRoot, url }) => `${webRoot} ${url}`)).size;
  return [
    ...lines,
    paint.faint(`  and the same in ${count(rest.length, 'more text')} on ${count(pages, 'page')}`),
  ];
}

function pageLines({ changes }: Cluster, { territory }: Report, paint: Paint): readonly string[] {
  const isGone = changes[0]?.after === undefined;
  const spots = changes.flatMap((change) => change.spots);
  const addresses = changes.flatMap(({ before, after }) => after ?? before ?? []);
  const words = `${isGone ? 'gone' : 'new'}: ${describeWhere(spots, territory)}`;
  const mark = isGone ? paint.removed : paint.added;
  return [`  ${mark(words)}`, ...wrap(paint.faint(listSome(addresses)), '    ')];
}

function changeLines(change: ToldChange, { territory }: Report, paint: Paint): readonly string[] {
  const where = describeWhere(change.spots, territory);
  const example = change.isExample ? ', here the first' : '';
  const text =
    change.segments.length === 0
      ? describeChange(change)
      : paintSegments(shorten(change.segments, 40), paint);
  return [
    ...wrap(text, '  '),
    ...wrap(`${describeRoles(change)} on ${where}${example}`, '    ').map(paint.faint),
  ];
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
  const unseen = report.unseen.map((cause) => `  ${placeOf(cause)} ${describeAction(cause)}`);
  const program = report.changedProgram;
  return [
    ...(unseen.length === 0 ? [] : [[paint.faint('No visitor sees:'), ...unseen.map(paint.faint)]]),
    ...(program.length === 0 ? [] : [wrap(`${programWords(program)}`, '')]),
  ];
}

function programWords(paths: readonly string[]): string {
  return `The program differs as well (${listSome(paths)}). Both versions are shown as this one shows them.`;
}

/** Lines of at most 80 characters as they are seen; what colours a word takes no room. */
function wrap(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + seenLength(longer) > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line];
}

function seenLength(text: string): number {
  return stripVTControlCharacters(text).length;
}
