import { codeSpan, escapeProse } from '../../diagnostics/print/markdown.ts';
import type { Cluster, Report, Section, ReportedChange } from '../report.ts';
import { splitQuiet } from '../report.ts';
import { importanceOf } from '../importance.ts';
import { count } from '../where.ts';
import type { Segment } from '../words.ts';
import { shorten } from '../words.ts';
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

/** Characters at most. A comment has 60,000, in which diagnostics and links to previews need room as well. */
const limit = 55_000;

/** A comment for a pull request. What is too much for one is left out from the least important on, and counted. */
export function printMarkdown(report: Report, most = limit): string {
  const [head, foot] = [reportHeading(report), footOf(report)];
  const blocks = report.sections.flatMap((section, index) => blocksOf(section, index, report));
  const headings = report.sections.map(headingOf);
  const kept = keepImportant(blocks, headings, most - head.length - foot.length - roomForLastWord);
  const sections = headings.map((heading, index) => {
    const own = kept.filter((block) => block.section === index);
    return own.length === 0 ? '' : heading + own.map(({ text }) => text).join('');
  });
  const left = blocks.filter((block) => !kept.includes(block));
  return [head, ...sections, lastWord(left), foot].join('');
}

const roomForLastWord = 500;

/** What is shown or left out as a whole. */
interface Block {
  readonly text: string;
  /** Which of the sections it belongs to. */
  readonly section: number;
  /** Lower is more important. */
  readonly rank: number;
  readonly changes: number;
}

/** What does not fit is left out, and nothing that is less important comes in its place. The first block of a section needs the heading. */
function keepImportant(
  blocks: readonly Block[],
  headings: readonly string[],
  room: number,
): readonly Block[] {
  const kept = new Set<Block>();
  const begun = new Set<number>();
  let length = 0;
  for (const block of blocks.toSorted((a, b) => a.rank - b.rank)) {
    const heading = begun.has(block.section) ? '' : (headings[block.section] ?? '');
    length += heading.length + block.text.length;
    if (length > room) break;
    kept.add(block);
    begun.add(block.section);
  }
  return blocks.filter((block) => kept.has(block));
}

function reportHeading(report: Report): string {
  return `### career-site: ${describeExtent(report)}\n\nFrom ${escapeProse(report.old)} to ${escapeProse(report.new)}.\n`;
}

function headingOf({ causes }: Section): string {
  const named = causes
    .slice(0, 3)
    .map((cause) => `${codeSpan(citeCause(cause))} ${escapeProse(describeAction(cause))}`);
  const more = causes.length > 3 ? ` and ${count(causes.length - 3, 'more edit')}` : '';
  return `\n#### ${named.join(', ')}${more}\n\n`;
}

function blocksOf(section: Section, index: number, report: Report): readonly Block[] {
  const { loud, quiet } = splitQuiet(section);
  const blocks = loud.map((cluster) => ({
    text: clusterText(cluster, report),
    section: index,
    rank: Math.min(...cluster.changes.map(importanceOf)),
    changes: cluster.changes.length,
  }));
  if (quiet.length === 0) return blocks;
  const text = `- ${count(quiet.length, 'value')} that only scripts and programs read\n`;
  return [...blocks, { text, section: index, rank: Infinity, changes: quiet.length }];
}

const shownSentences = 3;
const listedSentences = 20;

function clusterText(cluster: Cluster, report: Report): string {
  const group = describeGroup(cluster, report.territory);
  if (group !== undefined) {
    const text = escapeProse(group.text);
    const lead = group.action === 'gone' ? `<b>${text}</b>` : text;
    return `- ${lead}<br><sub>${escapeProse(group.listed)}</sub>\n`;
  }
  const shown = cluster.changes.slice(0, shownSentences).map((change) => item(change, report));
  const rest = cluster.changes.slice(shownSentences);
  if (rest.length === 0) return shown.join('');
  const listed = rest.slice(0, listedSentences).map((change) => item(change, report));
  const more = rest.length > listed.length ? `- and ${rest.length - listed.length} more\n` : '';
  return `${shown.join('')}\n<details><summary>${describeRest(rest)}</summary>\n\n${listed.join('')}${more}\n</details>\n\n`;
}

function item(change: ReportedChange, { territory }: Report): string {
  const text =
    change.segments.length === 0
      ? escapeProse(describeChange(change))
      : shorten(change.segments, 60).map(markup).join('');
  return `- ${text}<br><sub>${escapeProse(describePlace(change, territory))}</sub>\n`;
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
  return `\n**Left out, for the length of this comment: ${count(changes, 'change')} by ${count(sections, 'edit')}**, the least important ones. ${codeSpan('npx career-site diff')} lists all of them.\n`;
}

const listedUnseen = 20;

function footOf({ unseen, changedProgram, weights }: Report): string {
  const causes = unseen
    .slice(0, listedUnseen)
    .map((cause) => `${codeSpan(citeCause(cause))} ${escapeProse(describeAction(cause))}`);
  const more = unseen.length > causes.length ? ` and ${unseen.length - causes.length} more` : '';
  return [
    weights.length === 0
      ? ''
      : `\nFirst paint: ${weights
          .slice(0, 5)
          .map((weight) => escapeProse(describeWeight(weight)))
          .join('; ')}\n`,
    causes.length === 0 ? '' : `\nNo visitor sees: ${causes.join(', ')}${more}\n`,
    changedProgram.length === 0 ? '' : `\n${escapeProse(describeProgram(changedProgram))}\n`,
  ].join('');
}
