import { visibleInLine } from '../../diagnostics/visible.ts';
import type { Cause } from '../causes.ts';
import type { Cluster, Report } from '../report.ts';
import { countPages, countPagesOf, countShownPages, isAddress } from '../report.ts';
import { isFileRemade, isRemade } from '../change.ts';
import type { Change, Spot } from '../change.ts';
import type { Weight } from '../weights.ts';
import type { Territory } from '../where.ts';
import { count, describeWhere, formatCount, isPage, listSome } from '../where.ts';

/** Where a cause is typed: `regions.yaml:412`; of a whole file its path. */
export function citeCause({ file, line, source, version }: Cause): string {
  const name = visibleInLine(file);
  if (source.kind === 'asset') return name;
  return version === 'old' ? `${name}:${line} (before)` : `${name}:${line}`;
}

/** What was done there: `defaults.headerTitle changed`. */
export function describeAction({ field, action, source, overwritten }: Cause): string {
  if (overwritten !== undefined) return `${field} ${action}, overwritten ${overwritten}`;
  if (source.kind !== 'asset') return `${field} ${action}`;
  return action === 'changed' ? 'is another file' : action;
}

/** How many pages change, and how many beside those only lead to files that do. */
export function describeExtent(
  report: Pick<Report, 'sections' | 'territory' | 'changedProgram'>,
): string {
  if (report.sections.length === 0) {
    const what = report.changedProgram.length === 0 ? 'Nothing' : 'Nothing that is written';
    return `${what} changes for visitors`;
  }
  const shown = countShownPages(report);
  const others = countPages(report) - shown;
  const verb = shown === 1 ? 'changes' : 'change';
  const words = `${formatCount(shown)} of ${count(report.territory.spots.length, 'page')} ${verb}`;
  if (others === 0) return words;
  const more = shown === 0 ? formatCount(others) : `${formatCount(others)} more`;
  return `${words}; ${more} only ${others === 1 ? 'links' : 'link'} to changed files`;
}

/** What is said where not only the content of pages differs, but also what makes them. */
export function describeProgram(paths: readonly string[]): string {
  return `The program differs as well (${listSome(paths)}). Both versions are shown as this one shows them, so what that changes on pages is not reported.`;
}

/** What a group of addresses or files is, each of which is reported in the same way. */
export function describeGroup(
  { kind, changes }: Cluster,
  territory: Territory,
): GroupWords | undefined {
  const [first] = changes;
  if (first === undefined) return undefined;
  const names = [...new Set(changes.map(describeAddress))];
  const spots = changes.flatMap((change) => change.spots);
  const listed = listSome(names);
  if (isAddress(first)) {
    const action = first.after === undefined ? 'gone' : 'new';
    const what = kind === 'page' ? describeWhere(spots, territory) : count(changes.length, kind);
    return { action, text: `${action}: ${what}`, listed };
  }
  if (isRemade(first)) {
    const pages = countPagesOf(changes);
    const others = changes.some(({ isExample }) => isExample) ? ', and those of other regions' : '';
    return {
      text: `${count(pages, 'page')} ${pages === 1 ? 'links' : 'link'} to changed files`,
      listed: listed + others,
    };
  }
  if (!isFileRemade(first) || changes.length === 1) return undefined;
  const where = describeWhere(unique(spots), territory);
  const look = names.length === 1 ? 'looks' : 'look';
  return { text: `${count(names.length, 'picture')} ${look} different on ${where}`, listed };
}

/** What is said of a group, and what belongs to it. */
interface GroupWords {
  readonly action?: 'gone' | 'new';
  readonly text: string;
  readonly listed: string;
}

/** The address of a group, and where it leads if it is gone: `/nv/plan/ (leads to /nv/ now)`. */
function describeAddress({ before = '', after, leadsTo }: Change): string {
  if (after !== undefined || leadsTo === undefined) return after ?? before;
  return leadsTo === null ? `${before} (404 now)` : `${before} (leads to ${leadsTo} now)`;
}

function unique(spots: readonly Spot[]): readonly Spot[] {
  return [...new Map(spots.map((spot) => [`${spot.edition} ${spot.url}`, spot])).values()];
}

/** What a change is, where it is not read word by word. */
export function describeChange({ kind, before, after, label }: Change): string {
  const subject = label === undefined ? '' : `“${label}” `;
  if (before === after) return `${before ?? 'markup'} looks different`;
  if (kind === 'link') {
    if (before === undefined) return `${subject}leads to ${String(after)}`;
    if (after === undefined) return `${subject}led to ${before}`;
    return `${subject}leads to ${after}, not ${before}`;
  }
  if (before === undefined) return `${String(after)} is new`;
  if (after === undefined) return `${before} is gone`;
  return `${before} → ${after}`;
}

/** What is said of the changes of a cluster that are not shown one by one. */
export function describeRest(rest: readonly Change[]): string {
  return `the same words change in ${count(rest.length, 'more text')}`;
}

/** What a change is of, and where: `text on /nv/ and in /assets/brochures/nevada.pdf`. */
export function describePlace(change: Change, territory: Territory): string {
  const pages = change.spots.filter(isPage);
  const beside = change.spots.filter((spot) => !isPage(spot));
  const parts = [
    ...(pages.length === 0 ? [] : [`on ${describeWhere(pages, territory)}`]),
    ...(beside.length === 0 ? [] : [`in ${describeWhere(beside, territory)}`]),
  ];
  const where = parts.join(pages.length === 1 ? ' and ' : '; also ');
  return `${describeRoles(change)} ${where}${quotedFrom(change)}`;
}

/** Where only the names of regions or numbers differ, whose words are shown. */
function quotedFrom({ isExample, spots: [first] }: Change): string {
  return isExample && first !== undefined ? `; the words shown are those of ${first.url}` : '';
}

/** Where on a page: `heading and title`. */
function describeRoles(change: Change): string {
  const { kind, roles, before, after } = change;
  const listed = [...new Set(roles.map((role) => describeRole(role, change)))].join(', ');
  if (before === undefined && kind !== 'link') return `new ${listed}`;
  return after === undefined && kind !== 'link' ? `gone ${listed}` : listed;
}

function describeRole(role: string, { kind, before = '', after = '' }: Change): string {
  if (kind === 'setting')
    return /\s/.test(before + after) ? 'words that come up in use' : 'value that scripts use';
  if (kind === 'price' && !unseenRoles.has(role)) return 'price';
  return roleNames[role] ?? role;
}

/** Texts that no one sees on the page itself. */
const unseenRoles: ReadonlySet<string> = new Set(['alternative', 'description', 'title']);

const roleNames: Readonly<Record<string, string>> = {
  brochure: 'text',
  alternative: 'words for a picture',
  canonical: 'address for search engines',
  description: 'description for search engines',
  'html data-accent': 'colour',
  img: 'picture',
  link: 'link',
  title: 'title of the page',
};

/** What a page needs for its first paint: `/nv/plan/ 12.1 to 12.9 kB`. */
export function describeWeight({ spot, before, after, causes }: Weight): string {
  const [only, ...others] = causes;
  const because = only !== undefined && others.length === 0 ? ` (${only.field})` : '';
  return `${spot.url} ${kilobytes(before)} to ${kilobytes(after)} kB${because}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
