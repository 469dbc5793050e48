import { count, formatCount, joinParts, listSome } from '../../../diagnostics/print/amounts.ts';
import { visibleInLine } from '../../../diagnostics/visible.ts';
import type { Cause, WrittenCause } from '../causes.ts';
import type { Cluster, Report } from '../report.ts';
import { countChangedPages, segmentsOf, splitQuiet } from '../report.ts';
import { groupBy } from '../../../compile/values/group-by.ts';
import type { AllPages } from '../where.ts';
import { describeChange, describePlace } from './change-phrases.ts';
import { describeGroup } from './group-phrases.ts';

/** A report in words, which each format for people prints. */
export type DescribedReport = ReturnType<typeof describeReport>;
export type DescribedSection = DescribedReport['sections'][number];
export type DescribedCause = DescribedSection['causes'][number];
/** What is reported together: a group in words of its own, or else a change each. */
export type DescribedCluster = DescribedSection['clusters'][number];
export type DescribedItem = DescribedCluster['items'][number];

/** What no one sees beside other changes is counted. */
export function describeReport(report: Report) {
  const { sections, unseen, changedProgram, allPages } = report;
  return {
    heading: describeExtent(report),
    sections: sections.map((section) => {
      const { loud, quiet } = splitQuiet(section);
      const clusters = loud.map((cluster) => describeCluster(cluster, allPages));
      const fields = new Set(clusters.flatMap(({ changes }) => changes[0]?.field ?? []));
      return {
        from: section.from === undefined ? '' : `From ${section.from.typed}: `,
        causes: section.causes.map(describeCause),
        /** The fields that a link brings, or brings no longer. */
        content: fields.size === 0 ? '' : `Fields that differ: ${[...fields].join(', ')}`,
        clusters,
        quiet: quiet.length,
      };
    }),
    unseen: unseen.map(describeCause),
    program: describeProgram(changedProgram),
  };
}

function describeCluster(cluster: Cluster, allPages: AllPages) {
  const { changes, kind, sort } = cluster;
  const items = changes.map((change) => ({
    segments: segmentsOf(change),
    /** What is said in place of words, where it is not read word by word. */
    text: describeChange(change),
    where: joinParts([change.field ?? '', describePlace(change, allPages)], ': '),
  }));
  const field = kind === 'field' ? changes[0]?.field : undefined;
  return { group: describeGroup(cluster, allPages), items, changes, sort, field };
}

/** Where something was done, and what. */
function describeCause(cause: Cause) {
  if (cause.kind === 'time') return { place: 'time', action: `from ${cause.old} to ${cause.new}` };
  return { place: citeCause(cause), action: describeAction(cause) };
}

/** Where a cause is typed: `regions.yaml:412`; of a whole file its path. */
function citeCause({ file, line, kind, version }: WrittenCause): string {
  const name = visibleInLine(file);
  if (kind === 'asset') return name;
  return version === 'old' ? `${name}:${line} (before)` : `${name}:${line}`;
}

/** What was done there: `defaults.headerTitle changed`. */
function describeAction({ field, action, kind, link, overwritten }: WrittenCause): string {
  if (link !== undefined) return `${field} ${action}: ${link}`;
  if (overwritten !== undefined) return `${field} ${action}, overwritten ${overwritten}`;
  if (kind !== 'asset') return `${field} ${action}`;
  return action === 'changed' ? 'is another file' : action;
}

type Extent = Pick<Report, 'sections' | 'allPages' | 'changedProgram'>;

/** How many pages change, at once and from when on. */
export function describeExtent(report: Extent): string {
  const now = report.sections.filter(({ from }) => from === undefined);
  const later = report.sections.filter(({ from }) => from !== undefined);
  const extent = describePages({ ...report, sections: now });
  const moments = [...groupBy(later, ({ from }) => from?.typed ?? '')].map(
    ([typed, sections]) => `from ${typed} on, ${describePages({ ...report, sections })}`,
  );
  const isOnlyLater = now.length === 0 && moments.length > 0;
  return [isOnlyLater ? `${extent} now` : extent, ...moments].join('; ');
}

/** How many pages change, and how many beside those only lead to files that do. */
function describePages(report: Extent): string {
  if (report.sections.length === 0) {
    const what = report.changedProgram.length === 0 ? 'Nothing' : 'Nothing that is written';
    return `${what} changes for visitors`;
  }
  const { all, shown } = countChangedPages(report.sections);
  const others = all - shown;
  const verb = shown === 1 ? 'changes' : 'change';
  const words = `${formatCount(shown)} of ${count(report.allPages.resources.length, 'page')} ${verb}`;
  if (others === 0) return words;
  const more = shown === 0 ? formatCount(others) : `${formatCount(others)} more`;
  return `${words}; ${more} only ${others === 1 ? 'links' : 'link'} to changed files`;
}

/** What is said where not only the content of pages differs, but also what makes them. */
function describeProgram(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return `The program differs as well (${listSome(paths)}). Both versions are shown as this one shows them, so what that changes on pages is not reported.`;
}

/** What is said of the changes of a cluster that are not shown one by one. */
export function describeRest(rest: number, field?: string): string {
  if (field !== undefined) return `${count(rest, 'more change')} of ${field}`;
  return `the same words change in ${count(rest, 'more text')}`;
}
