import type { Cause } from './causes.ts';
import { isLink, ownerOf } from './causes.ts';
import type { Change, ChangeKind } from './change.ts';
import { byImportance, isFileRemade, isPage, isRemade, pageId, sortOf } from './change.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { onceEach } from '../../compile/values/once.ts';
import { idsOf } from './group.ts';
import type { AllPages } from './where.ts';
import type { WebinarEvent } from './webinar-events.ts';
import type { Segment } from './words.ts';
import { changedWords, markWords } from './words.ts';

/** All that is reported of two versions. */
export interface Report {
  readonly old: string;
  readonly new: string;
  /** What was done, and what visitors get of it; the most important first. */
  readonly sections: readonly Section[];
  /** What was done that no visitor notices. */
  readonly unseen: readonly Cause[];
  /** What of the program differs as well; both versions are shown as the running one does. */
  readonly changedProgram: readonly string[];
  readonly allPages: AllPages;
}

/** One thing that was done, or several that only together have an effect. */
export interface Section {
  /** When visitors get it, where they do not get it yet. */
  readonly from: Moment | undefined;
  readonly causes: readonly Cause[];
  readonly clusters: readonly Cluster[];
}

/** An instant at which time changes a site. */
export interface Moment {
  /** In UTC. */
  readonly at: string;
  /** As the YAML says it: `2027-01-01`. */
  readonly typed: string;
}

/** Changes of the same words: a name is another one in several sentences. */
export type Cluster = ReturnType<typeof createClusters>[number];

/** Puts changes together by what caused them; the most important come first, as they are given. */
export function createSections(changes: readonly Change[], from?: Moment): readonly Section[] {
  const sets = groupBy(changes, ({ causes }) => idsOf(causes));
  const joined = joinOverlapping([...sets.values()].map(([{ causes }]) => causes));
  const headOf = onceEach(
    (causes: readonly Cause[]) => joined.find((set) => causes.every(isIn(set))) ?? causes,
    idsOf,
  );
  return [...groupBy(changes, ({ causes }) => headOf(causes)).entries()].map(([causes, group]) => ({
    from,
    causes,
    clusters: createClusters(group),
  }));
}

const isIn = (causes: readonly Cause[]) => (cause: Cause) =>
  causes.some(({ id }) => id === cause.id);

/** Causes in one region are reported together where some of what they change is caused by both. */
function joinOverlapping(sets: readonly (readonly Cause[])[]): readonly (readonly Cause[])[] {
  const joined: (readonly Cause[])[] = [];
  for (const set of sets.filter(isOfOneRegion)) {
    const overlapping = joined.filter((other) => other.some(isIn(set)));
    const all = [...overlapping, set].flat();
    for (const other of overlapping) joined.splice(joined.indexOf(other), 1);
    joined.push([...new Map(all.map((cause) => [cause.id, cause])).values()]);
  }
  return joined;
}

function isOfOneRegion(causes: readonly Cause[]): boolean {
  const regions = new Set(causes.map((cause) => ownerOf(cause)?.region));
  return regions.size === 1 && !regions.has(undefined);
}

function createClusters(changes: readonly Change[]) {
  const comesWithPages = findCompany(changes);
  const standsByForm = findFormCompany(changes);
  const clusters = groupBy(changes, (change) => {
    if (eventsOf(change).length > 0) return 'event\n';
    if (standsByForm(change)) return 'form\n';
    if (comesWithPages(change)) return 'page\nnew';
    if (change.field !== undefined && !isQuiet(change)) return `field\n${change.field}`;
    return isRemade(change) ? 'remade' : `${change.kind}\n${clusterOf(change)}`;
  });
  return [...clusters].map(([key, group]) => ({
    kind: happenings.find((kind) => key.startsWith(`${kind}\n`)) ?? group[0].kind,
    sort: sortOf(group[0]),
    changes: group.toSorted(byImportance),
  }));
}

/** What is one thing to a reader, however much changes with it. */
const happenings = ['event', 'form', 'field'] as const;

/**
 * What a change has to do with webinars that are announced, moved, recorded or taken back. A link
 * brings other things as well.
 */
export function eventsOf({ causes, field }: Change): readonly WebinarEvent[] {
  return causes.flatMap((cause) =>
    cause.kind === 'time' || (isLink(cause) && field !== 'webinar') ? [] : cause.events,
  );
}

/** What comes with new pages: the links to them, and what else is new where these are. */
function findCompany(changes: readonly Change[]): (change: Change) => boolean {
  const idsIn = (some: readonly Change[]) =>
    new Set(some.flatMap(({ resources }) => resources.map(pageId)));
  const pages = idsIn(changes.filter(({ kind, after }) => kind === 'page' && after !== undefined));
  const leadsToPage = ({ kind, after: url, resources: [first] }: Change): boolean =>
    kind === 'link' &&
    url !== undefined &&
    first !== undefined &&
    pages.has(pageId({ edition: first.edition, url }));
  const linked = idsIn(changes.filter(leadsToPage));
  return (change) =>
    leadsToPage(change) ||
    (change.kind !== 'page' &&
      change.before === undefined &&
      change.resources.every((resource) => linked.has(pageId(resource))));
}

/** What changes only where a form comes or goes: it stands in its place, or belongs to it. */
function findFormCompany(changes: readonly Change[]): (change: Change) => boolean {
  const forms = changes.filter((change) => change.kind === 'form');
  const pages = new Set(forms.flatMap(({ resources }) => resources.map(pageId)));
  return (change) =>
    !isAddress(change) && change.resources.every((resource) => pages.has(pageId(resource)));
}

/** The words of a change, where it is read word by word. */
export function segmentsOf({ kind, before, after }: Change): readonly Segment[] {
  return isWorded(kind) ? markWords(before, after) : [];
}

function isWorded(kind: ChangeKind): boolean {
  return ['text', 'price', 'file', 'header'].includes(kind);
}

/** Addresses come and go together, and so do the same words; others stand by themselves. */
function clusterOf(change: Change): string {
  const { kind, before, after } = change;
  if (isCanonical(change)) return 'canonical';
  if (isAddress(change)) return after === undefined ? 'gone' : 'new';
  if (isFileRemade(change)) return 'remade file';
  if (kind === 'recording' || kind === 'order') return 'another';
  if (!isWorded(kind)) return JSON.stringify([before, after]);
  const words = changedWords(segmentsOf(change));
  // What counts regions counts anew on every page.
  return kind === 'text' ? words.replaceAll(/\d+/g, '#') : words;
}

/** Whether search engines are told another address of pages. */
export function isCanonical({ roles }: Change): boolean {
  return roles.every((role) => role === 'canonical');
}

/** Whether an address is new or gone; those that one thing brings are reported together. */
export function isAddress({ kind, before, after }: Change): boolean {
  return kind === 'page' || (kind === 'redirect' && (before === undefined || after === undefined));
}

/** Whether no one sees it beside something else. */
function isQuiet({ kind }: Pick<Cluster, 'kind'>): boolean {
  return kind === 'setting' || kind === 'markup';
}

/** What is reported one by one, and what no one sees beside that. */
export function splitQuiet({ clusters }: Section) {
  if (clusters.every(isQuiet)) return { loud: clusters, quiet: [] };
  return {
    loud: clusters.filter((cluster) => !isQuiet(cluster)),
    quiet: clusters.filter(isQuiet).flatMap(({ changes }) => changes),
  };
}

/** How many pages differ: in anything, and in more than the contents of files that they lead to. */
export function countChangedPages(sections: readonly Section[]) {
  const changes = sections.flatMap(({ clusters }) =>
    clusters.flatMap((cluster) => cluster.changes),
  );
  const shown = changes.filter((change) => !isRemade(change));
  return { all: countPagesOf(changes), shown: countPagesOf(shown) };
}

export function countPagesOf(changes: readonly Change[]): number {
  return new Set(changes.flatMap(({ resources }) => resources.filter(isPage).map(pageId))).size;
}
