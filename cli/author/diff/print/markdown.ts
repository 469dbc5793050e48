import { count, listSome } from '../../../diagnostics/print/amounts.ts';
import { codeSpan, escapeProse } from '../../../diagnostics/print/markdown.ts';
import { groupBy } from '../../../compile/values/group-by.ts';
import type { Report } from '../report.ts';
import type { Segment } from '../words.ts';
import { shorten } from '../words.ts';
import type {
  DescribedCause,
  DescribedCluster,
  DescribedItem,
  DescribedReport,
  DescribedSection,
} from './phrases.ts';
import { describeReport, describeRest } from './phrases.ts';

/** A comment has 60,000 characters, in which diagnostics and links need room as well. */
const limit = 55_000;

/** A comment; what is too much for one is left out from the last edit on, and counted. */
export function printMarkdown(report: Report, most = limit): string {
  const described = describeReport(report);
  const names = `From ${escapeProse(report.old)} to ${escapeProse(report.new)}.`;
  const head = `### career-site: ${described.heading}\n${names}\n`;
  const foot = footOf(described);
  const blocks = described.sections.flatMap(blocksOf);
  let room = most - head.length - foot.length - roomForLastWord;
  const over = blocks.findIndex(({ text }) => (room -= text.length) < 0);
  const kept = blocks.slice(0, over === -1 ? blocks.length : over);
  return [head, ...kept.map(({ text }) => text), lastWord(blocks.slice(kept.length)), foot].join(
    '',
  );
}

const roomForLastWord = 500;

/** What is shown or left out as a whole. */
type Block = ReturnType<typeof blocksOf>[number];

/** The first block of a section has its heading. */
function blocksOf(section: DescribedSection) {
  const { from, causes, content, clusters, quiet } = section;
  const below = content === '' ? '' : `${escapeProse(content)}\n\n`;
  const quietText = `- ${count(quiet, 'value')} that scripts and programs read\n`;
  const [shown, rest] = [clusters.slice(0, shownClusters), clusters.slice(shownClusters)];
  const restChanges = rest.flatMap(({ changes }) => changes).length;
  const blocks = [
    ...shown.map((cluster) => [clusterText(cluster), cluster.changes.length] as const),
    ...(rest.length === 0 ? [] : [[restText(rest), restChanges] as const]),
    ...(quiet === 0 ? [] : [[quietText, quiet] as const]),
  ];
  return blocks.map(([text, changes], index) => ({
    text: index === 0 ? headingOf(from, causes) + below + text : text,
    changes,
    section,
  }));
}

function headingOf(from: string, causes: readonly DescribedCause[]): string {
  return `\n#### ${escapeProse(from)}${listSome(causes.map(causeText))}\n`;
}

function causeText({ place, action }: DescribedCause): string {
  return `${codeSpan(place)} ${escapeProse(action)}`;
}

/** Of a section; what is less important is folded away. */
const shownClusters = 15;
const shownSentences = 3;
const listedSentences = 20;

function clusterText({ group, items, field }: DescribedCluster): string {
  if (group !== undefined) {
    const text = escapeProse(group.text);
    return listItem(group.action === 'gone' ? `<b>${text}</b>` : text, group.listed);
  }
  if (field !== undefined) return fieldText(field, items);
  const texts = items.map((item) => listItem(itemWords(item), item.where));
  const [shown, rest] = [texts.slice(0, shownSentences), texts.slice(shownSentences)];
  if (rest.length === 0) return shown.join('');
  const listed = rest.slice(0, listedSentences);
  const more = rest.length > listed.length ? `- and ${rest.length - listed.length} more\n` : '';
  return shown.join('') + fold(describeRest(rest.length), listed.join('') + more);
}

/** The most important change of a field, with all others of it folded away in the same line. */
function fieldText(field: string, items: readonly DescribedItem[]): string {
  const [first = '', ...others] = items.map((item) => placed(itemWords(item), item.where));
  const summary = describeRest(others.length, field);
  const rest = `<details><summary>${summary}</summary>${others.join('<br>')}</details>`;
  return `- ${first}${others.length === 0 ? '' : rest}\n`;
}

/** What a section has beyond its most important changes, by what it is. */
function restText(clusters: readonly DescribedCluster[]): string {
  const sorts = [...groupBy(clusters, ({ sort }) => sort)];
  const counted = sorts.map(([sort, some]) => `${sort}: ${some.length}`).join(', ');
  const listed = sorts.map(
    ([sort, some]) => `- ${sort}:<br>${some.flatMap(wordsOf).join('<br>')}\n`,
  );
  return fold(`${count(clusters.length, 'more change')} (${counted})`, listed.join(''));
}

function wordsOf({ group, items, field }: DescribedCluster): readonly string[] {
  if (group !== undefined) return [placed(escapeProse(group.text), group.listed)];
  const shown = field === undefined ? items.slice(0, 1) : items;
  return shown.map((item) => placed(itemWords(item), item.where));
}

function fold(summary: string, list: string): string {
  return `\n<details><summary>${summary}</summary>\n\n${list}\n</details>\n\n`;
}

function itemWords({ segments, text }: DescribedItem): string {
  return segments.length === 0 ? escapeProse(text) : shorten(segments, 60).map(markup).join('');
}

function listItem(markdown: string, below: string): string {
  return `- ${placed(markdown, below)}\n`;
}

function placed(markdown: string, below: string): string {
  return below === '' ? markdown : `${markdown}<br><sub>${escapeProse(below)}</sub>`;
}

/** HTML, because signs of Markdown mean nothing inside of a word. */
function markup({ mark, text }: Segment): string {
  const escaped = escapeProse(text);
  if (mark === 'same') return escaped;
  return mark === 'removed' ? `<del>${escaped}</del>` : `<ins><b>${escaped}</b></ins>`;
}

function lastWord(left: readonly Block[]): string {
  if (left.length === 0) return '';
  const changes = left.reduce((sum, block) => sum + block.changes, 0);
  const sections = new Set(left.map(({ section }) => section)).size;
  return `\n**Left out, for the length of this comment: ${count(changes, 'change')} by ${count(sections, 'edit')}**, the last ones. ${codeSpan('npx career-site diff')} lists all of them.\n`;
}

const listedUnseen = 20;

function footOf({ unseen, program }: DescribedReport): string {
  const causes = listSome(unseen.map(causeText), listedUnseen);
  return [
    causes === '' ? '' : `\nNo visitor sees: ${causes}\n`,
    program === '' ? '' : `\n${escapeProse(program)}\n`,
  ].join('');
}
