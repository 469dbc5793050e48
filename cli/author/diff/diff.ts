import type { PageRow } from '../../compile/manifest/table.ts';
import { createAttribution } from './attribute.ts';
import { findCauses } from './causes.ts';
import type { ChangeKind, Destination, Occurrence, Resource } from './change.ts';
import { pageId, resourceOf } from './change.ts';
import { groupChanges } from './group.ts';
import type { PieceChange } from './page-changes.ts';
import { comparePages, comparePieces, joinMoved } from './page-changes.ts';
import type { Moment, Report } from './report.ts';
import { createSections } from './report.ts';
import type { ShownSite } from './shown-site.ts';
import { showSite } from './shown-site.ts';
import type { Side } from './open-versions.ts';
import { surveySites } from './where.ts';

/** Two versions of a project, as they are shown at one instant or at one each. */
export interface Sides {
  readonly old: Side;
  readonly new: Side;
}

/** The same two versions at an instant to come. */
export interface LaterSides extends Sides {
  readonly from: Moment;
}

/**
 * What visitors get of the differences between two versions.
 *
 * @param later What is reported of these is what differs from that instant on and did not before,
 * in their order.
 */
export function diffSides(
  old: Side,
  next: Side,
  later: Iterable<LaterSides> = [],
): Omit<Report, 'old' | 'new' | 'changedProgram'> {
  const now = compareSides({ old, new: next });
  let { sections, causes, keys: known } = now;
  for (const each of later) {
    const then = compareSides(each, known, each.from);
    sections = [...sections, ...then.sections];
    causes = [...causes, ...then.causes];
    known = then.keys;
  }
  const seen = new Set(sections.flatMap((section) => section.causes.map(({ id }) => id)));
  const unseen = new Map(causes.map((cause) => [cause.id, cause]));
  return {
    sections,
    unseen: [...unseen.values()].filter(({ id }) => !seen.has(id)),
    allPages: surveySites([old.manifest, next.manifest]),
  };
}

/** What differs at one instant, without what is known to differ. */
function compareSides(
  { old, new: next }: Sides,
  known: ReadonlySet<string> = new Set(),
  from?: Moment,
) {
  const [before, after] = [showSite(old), showSite(next)];
  const causes = findCauses(old, next);
  const occurrences = compareSites(before, after);
  const changes = groupChanges(
    occurrences.filter((occurrence) => !known.has(keyOf(occurrence))),
    old.manifest,
    next.manifest,
    createAttribution(causes, before, after),
  );
  return {
    causes,
    keys: new Set(occurrences.map(keyOf)),
    sections: createSections(changes, from),
  };
}

function keyOf({ kind, role, before, after, resource }: Occurrence): string {
  return JSON.stringify([pageId(resource), kind, role, before, after]);
}

/** All that differs between two sites, page by page, and beside their pages. */
function compareSites(old: ShownSite, next: ShownSite): readonly Occurrence[] {
  const ids = [...new Set([...old.pages.keys(), ...next.pages.keys()])];
  const onPages = ids.flatMap((id) =>
    comparePage(old.pages.get(id), next.pages.get(id), old, next),
  );
  const beside = [...next.documents()].flatMap(([id, { resource, pieces }]) => {
    const before = old.documents().get(id);
    // One that only a version has is reported by what leads to it, or by its pages.
    if (before === undefined) return [];
    return joinMoved(comparePieces(before.pieces, pieces)).map((change) =>
      toOccurrence(change, resource, old, next),
    );
  });
  return [...onPages, ...beside];
}

/** What differs in a page, or that it comes, goes or becomes one of another recording. */
function comparePage(
  before: PageRow | undefined,
  after: PageRow | undefined,
  old: ShownSite,
  next: ShownSite,
): readonly Occurrence[] {
  const page = after ?? before;
  if (page === undefined) return [];
  const resource = resourceOf(page);
  if (before === undefined || after === undefined) {
    const leadsTo = after === undefined ? next.destinationOf(page.edition, page.url) : undefined;
    const urls = { before: before?.url, after: after?.url };
    return [{ kind: 'page', role: page.kind, ...urls, resource, leadsTo }];
  }
  const [from, to] = [before.canonical, after.canonical];
  // What the page of another recording shows is reported of the pages that stay.
  if (from !== undefined && to !== undefined && from !== to)
    return [{ kind: 'recording', role: 'recording', before: from, after: to, resource }];
  return comparePages(old.render(before), next.render(after)).map((change) =>
    toOccurrence(change, resource, old, next),
  );
}

function toOccurrence(
  change: PieceChange,
  resource: Resource,
  old: ShownSite,
  next: ShownSite,
): Occurrence {
  const before = change.before === undefined ? undefined : old.nameOf(change, change.before);
  const after = change.after === undefined ? undefined : next.nameOf(change, change.after);
  const leadsTo = lostRedirect(change, resource, next);
  return { ...change, before, after, kind: changeKind(change), resource, leadsTo };
}

/** Where the address of a redirect leads that is gone. */
function lostRedirect(
  { kind, before, after }: PieceChange,
  { edition: webRoot }: Resource,
  { destinationOf }: ShownSite,
): Destination | undefined {
  if (kind !== 'redirect' || before === undefined || after !== undefined) return undefined;
  const [pattern = ''] = before.split(' ');
  return destinationOf(webRoot, pattern.replace(/\/\*$/, '/'));
}

/** A price is a text whose dollars change. */
function changeKind({ kind, before = '', after = '' }: PieceChange): ChangeKind {
  if (kind !== 'text') return kind;
  return dollarsIn(before) === dollarsIn(after) ? 'text' : 'price';
}

function dollarsIn(text: string): string {
  return (text.match(/\$[\d,.]*\d/g) ?? []).join(' ');
}
