import { count, listSome } from '../../../diagnostics/print/amounts.ts';
import { codeSpan, escapeProse } from '../../../diagnostics/print/markdown.ts';
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

/** Characters at most. A comment has 60,000, in which diagnostics and links to previews need room as well. */
const limit = 55_000;

/** A comment for a pull request. What is too much for one is left out from the last edit on, and counted. */
export function printMarkdown(report: Report, most = limit): string {
  const described = describeReport(report);
  const names = `From ${escapeProse(report.old)} to ${escapeProse(report.new)}.`;
  const head = `### career-site: ${described.heading}\n\n${names}\n`;
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
  const { from, causes, clusters, quiet } = section;
  const quietText = `- ${count(quiet, 'value')} that only scripts and programs read\n`;
  const blocks = [
    ...clusters.map((cluster) => [clusterText(cluster), cluster.changes.length] as const),
    ...(quiet === 0 ? [] : [[quietText, quiet] as const]),
  ];
  return blocks.map(([text, changes], index) => ({
    ...{ text: index === 0 ? headingOf(from, causes) + text : text, changes, section },
  }));
}

function headingOf(from: string, causes: readonly DescribedCause[]): string {
  const named = causes.slice(0, 3).map(causeText);
  const more = causes.length > 3 ? ` and ${count(causes.length - 3, 'more edit')}` : '';
  return `\n#### ${escapeProse(from)}${named.join(', ')}${more}\n\n`;
}

function causeText({ place, action }: DescribedCause): string {
  return `${codeSpan(place)} ${escapeProse(action)}`;
}

const shownSentences = 3;
const listedSentences = 20;

function clusterText({ group, items }: DescribedCluster): string {
  if (group !== undefined) {
    const text = escapeProse(group.text);
    return listItem(group.action === 'gone' ? `<b>${text}</b>` : text, group.listed);
  }
  const texts = items.map(itemText);
  const [shown, rest] = [texts.slice(0, shownSentences), texts.slice(shownSentences)];
  if (rest.length === 0) return shown.join('');
  const listed = rest.slice(0, listedSentences);
  const more = rest.length > listed.length ? `- and ${rest.length - listed.length} more\n` : '';
  return `${shown.join('')}\n<details><summary>${describeRest(rest.length)}</summary>\n\n${listed.join('')}${more}\n</details>\n\n`;
}

function itemText({ segments, text, where }: DescribedItem): string {
  const words = shorten(segments, 60).map(markup).join('');
  return listItem(segments.length === 0 ? escapeProse(text) : words, where);
}

function listItem(markdown: string, below: string): string {
  return `- ${markdown}<br><sub>${escapeProse(below)}</sub>\n`;
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
