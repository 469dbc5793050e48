import { count, listSome } from '../../../diagnostics/print/amounts.ts';
import { fillPage } from '../../../compile/emit/tool-page.ts';
import type { Report } from '../report.ts';
import type { Screenshots } from '../screenshots/screenshots.ts';
import { describePage } from '../where.ts';
import type { DescribedCluster, DescribedItem, DescribedSection } from './phrases.ts';
import { describeReport, describeRest } from './phrases.ts';

/** A page that stands by itself: for each thing that was done, before and after side by side. */
export function printHtml(report: Report, screenshots: readonly Screenshots[]): string {
  const { heading, sections, unseen } = describeReport(report);
  const listed = [
    ['No visitor sees', unseen.map(({ place, action }) => `${place} ${action}`)],
    [
      'The program differs as well; both versions are shown as this one shows them',
      report.changedProgram,
    ],
  ] as const;
  const lists = listed.filter(([, items]) => items.length > 0);
  return fillPage('diff', {
    heading,
    old: report.old,
    new: report.new,
    isLong: sections.length >= 3,
    sections: sections.map(describeSection),
    pictures: screenshots.map(({ resource, parts }) => ({
      name: describePage(resource, report.allPages),
      parts,
    })),
    lists: lists.map(([title, items]) => ({ title, items })),
  });
}

function describeSection(
  { from, causes, content, clusters, quiet }: DescribedSection,
  index: number,
) {
  return {
    id: `edit-${index + 1}`,
    actions: from + listSome(causes.map(({ action }) => action)),
    places: listSome(causes.map(({ place }) => place)),
    content,
    clusters: clusters.map(describeCluster),
    quiet: quiet === 0 ? '' : count(quiet, 'value'),
  };
}

const shownSentences = 3;

function describeCluster({ group, items, field }: DescribedCluster) {
  if (group !== undefined) return { group };
  const rows = items.map(describeSides);
  const [shown, hidden] = [rows.slice(0, shownSentences), rows.slice(shownSentences)];
  const rest =
    hidden.length === 0 ? false : { summary: describeRest(hidden.length, field), hidden };
  return { group: false, shown, rest };
}

/** Both versions of a text; what the other lacks is marked, for ears too. */
function describeSides({ segments, text, where }: DescribedItem) {
  const wordsOf = (own: 'removed' | 'added') =>
    segments
      .filter(({ mark }) => mark === 'same' || mark === own)
      .map((segment) => ({ text: segment.text, isOwn: segment.mark === own }));
  const sides = { removed: wordsOf('removed'), added: wordsOf('added') };
  return { sides: segments.length === 0 ? false : sides, text, where };
}
