import { count, formatCount, joinParts, listSome } from '../../../diagnostics/print/amounts.ts';
import { cutEnd } from '../../../diagnostics/print/lines.ts';
import { visibleInLine } from '../../../diagnostics/visible.ts';
import type { Cause, WrittenCause } from '../causes.ts';
import type { Change, Resource } from '../change.ts';
import { eachOnce, isFileRemade, isForm, isPage, isRemade, unseenRoles } from '../change.ts';
import type { Cluster, Report } from '../report.ts';
import {
  countChangedPages,
  countPagesOf,
  isAddress,
  isCanonical,
  isEvent,
  segmentsOf,
  splitQuiet,
} from '../report.ts';
import { groupBy } from '../../../compile/values/group-by.ts';
import type { AllPages } from '../where.ts';
import { isChosenLook } from '../pieces.ts';
import { describeWhere } from '../where.ts';

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
      return {
        from: section.from === undefined ? '' : `From ${section.from.typed}: `,
        causes: section.causes.map(describeCause),
        clusters,
        quiet: quiet.length,
      };
    }),
    unseen: unseen.map(describeCause),
    program: describeProgram(changedProgram),
  };
}

function describeCluster(cluster: Cluster, allPages: AllPages) {
  const { changes, sort } = cluster;
  const items = changes.map((change) => ({
    segments: segmentsOf(change),
    /** What is said in place of words, where it is not read word by word. */
    text: describeChange(change),
    where: describePlace(change, allPages),
  }));
  return { group: describeGroup(cluster, allPages), items, changes, sort };
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
function describeAction({ field, action, kind, overwritten }: WrittenCause): string {
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

/** What is said of changes that are reported as one, and what belongs to them. */
export function describeGroup(
  { kind, changes }: Pick<Cluster, 'kind' | 'changes'>,
  allPages: AllPages,
) {
  const [first] = changes;
  if (first === undefined) return undefined;
  if (kind === 'event') return describeEvent(changes, allPages);
  if (kind === 'form') return describeForm(changes, allPages);
  if (changes.some(isAddress)) return describeAddresses(changes, allPages);
  const where = describeWhere(resourcesOf(changes), allPages);
  const same = (text: string, listed: string) => ({ action: 'same' as const, text, listed });
  if (kind === 'recording' || changes.every(isCanonical)) {
    const what = kind === 'recording' ? 'webinar or date' : 'address for search engines';
    return same(`another ${what}: ${where}`, listSome(changes.map(describeChange)));
  }
  const names = [...new Set(changes.map(describeAddress))];
  if (kind === 'order')
    return same(`another order on ${where}`, listSome(names.map((name) => `“${name}”`)));
  if (isRemade(first)) {
    const pages = countPagesOf(changes);
    const others = changes.some(({ isExample }) => isExample) ? ', and those of other regions' : '';
    const verb = pages === 1 ? 'links' : 'link';
    return same(`${count(pages, 'page')} ${verb} to changed files`, listSome(names) + others);
  }
  if (!isFileRemade(first) || changes.length === 1) return undefined;
  const look = names.length === 1 ? 'looks' : 'look';
  const pictures = count(names.length, 'picture');
  return same(`${pictures} ${look} different on ${where}`, listSome(names));
}

/** Addresses that come or go, and the pages that lead to new ones. */
function describeAddresses(changes: readonly Change[], allPages: AllPages) {
  const addresses = changes.filter(isAddress);
  const leading = changes.filter((change) => !isAddress(change));
  const [{ kind, after } = {}] = addresses;
  const action = after === undefined ? ('gone' as const) : ('new' as const);
  const resources = resourcesOf(addresses);
  const names = listSome([...new Set(addresses.map(describeAddress))]);
  const isOne = kind === 'page' && resources.length === 1;
  const where =
    kind === 'page' ? describeWhere(resources, allPages) : count(addresses.length, kind ?? '');
  const [what, listed] = isOne ? [names, ''] : [where, names];
  const from =
    leading.length > 0 ? `named on ${describeWhere(resourcesOf(leading), allPages)}` : '';
  return { action, text: `${action}: ${what}`, listed: joinParts([listed, from], '; ') };
}

/** A webinar that is planned now or no longer, in the words that most pages have for it. */
function describeEvent(changes: readonly Change[], allPages: AllPages) {
  const isGone = changes.some(({ causes }) =>
    causes.some((cause) => isEvent(cause) && cause.action === 'removed'),
  );
  const action = isGone ? ('gone' as const) : ('new' as const);
  const [title = ''] = textsOf(changes, isGone ? 'before' : 'after');
  const pages = changes.filter(({ kind }) => kind === 'page');
  const others = changes.filter(({ kind }) => kind !== 'page' && kind !== 'setting').length - 1;
  const listed = [
    `on ${describeWhere(resourcesOf(changes).filter(isPage), allPages)}`,
    listSome(pages.map(describeAddress)),
    others > 0 ? `${count(others, 'other change')} with it` : '',
  ];
  return { action, text: `${action}: a webinar. ${title}`, listed: joinParts(listed, '; ') };
}

/** A form that pages have now or no longer, and what stands there otherwise. */
function describeForm(changes: readonly Change[], allPages: AllPages) {
  const forms = changes.filter(isForm);
  const isGone = forms.every(({ after }) => after === undefined);
  const action = isGone ? ('gone' as const) : ('new' as const);
  const words = textsOf(changes, isGone ? 'after' : 'before');
  const quoted = listSome(words.map((text) => `“${cutEnd(text, 60)}”`));
  const listed = [
    listSome(forms.map(({ before, after }) => after ?? before ?? '')),
    quoted === '' ? '' : `${isGone ? 'in its place' : 'in place of'} ${quoted}`,
  ];
  return {
    action,
    text: `${action}: a form on ${describeWhere(resourcesOf(forms), allPages)}`,
    listed: joinParts(listed, ', '),
  };
}

/** The texts of a version among changes; what most pages say comes first, and then the longest. */
function textsOf(changes: readonly Change[], side: 'before' | 'after'): readonly string[] {
  const said = changes.filter(({ kind }) => kind === 'text' || kind === 'price');
  const lengthOf = (change: Change) => (change[side] ?? '').length;
  return said
    .toSorted((a, b) => b.resources.length - a.resources.length || lengthOf(b) - lengthOf(a))
    .flatMap((change) => change[side] ?? []);
}

/** Where any of these changes is, each place once. */
function resourcesOf(changes: readonly Change[]): readonly Resource[] {
  return eachOnce(changes.flatMap(({ resources }) => resources));
}

/** The address of a group, and where it leads if it is gone: `/nv/plan/ (leads to /nv/ now)`. */
function describeAddress({ before = '', after, leadsTo }: Change): string {
  if (after !== undefined || leadsTo === undefined) return after ?? before;
  return leadsTo === null ? `${before} (404 now)` : `${before} (leads to ${leadsTo} now)`;
}

/** What a change is, where it is not read word by word. */
function describeChange({ kind, roles, before, after, label }: Change): string {
  const subject = label === undefined ? '' : `“${label}” `;
  if (before === after && before !== undefined) return `${before} looks different`;
  if (kind === 'look' && !roles.some(isChosenLook)) return 'something may look different';
  if (kind === 'link' && !roles.includes('form')) {
    if (before === undefined) return `${subject}leads to ${String(after)}`;
    if (after === undefined) return `${subject}led to ${before}`;
    return `${subject}leads to ${after}, not ${before}`;
  }
  if (before === undefined || before === '') return `${String(after)} is new`;
  if (after === undefined || after === '') return `${before} is gone`;
  return `${before} → ${after}`;
}

/** What is said of the changes of a cluster that are not shown one by one. */
export function describeRest(rest: number): string {
  return `the same words change in ${count(rest, 'more text')}`;
}

/** What a change is of, and where: `text on /nv/ and in /assets/brochures/nevada.pdf`. */
export function describePlace(change: Change, allPages: AllPages): string {
  const pages = change.resources.filter(isPage);
  const beside = change.resources.filter((resource) => !isPage(resource));
  const parts = [
    pages.length > 0 ? `on ${describeWhere(pages, allPages)}` : '',
    beside.length > 0 ? `in ${describeWhere(beside, allPages)}` : '',
  ];
  const where = joinParts(parts, pages.length === 1 ? ' and ' : '; also ');
  return `${describeRoles(change)} ${where}${quotedFrom(change)}`;
}

/** Where only the names of regions differ, whose words are shown. */
function quotedFrom({ isExample, resources: [first] }: Change): string {
  return isExample && first !== undefined ? `; the words shown are those of ${first.url}` : '';
}

/** Where on a page: `heading and title`. */
function describeRoles(change: Change): string {
  const { kind, roles, before, after } = change;
  const listed = [...new Set(roles.map((role) => describeRole(role, change)))].join(', ');
  if (kind === 'link' || (before !== undefined && after !== undefined)) return listed;
  return `${before === undefined ? 'new' : 'gone'} ${listed}`;
}

function describeRole(role: string, { kind, before = '', after = '' }: Change): string {
  if (kind === 'setting')
    return /\s/.test(before + after) ? 'words that come up in use' : 'value that scripts use';
  if (kind === 'look' && !isChosenLook(role)) return 'markup';
  if (kind === 'price' && !unseenRoles.has(role)) return 'price';
  return roleNames[role] ?? role;
}

const roleNames: Readonly<Record<string, string>> = {
  brochure: 'text',
  alternative: 'words for a picture',
  canonical: 'address for search engines',
  description: 'description for search engines',
  img: 'picture',
  'search words': 'words that find a state',
  link: 'link',
  title: 'title of the page',
};
