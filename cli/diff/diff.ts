import { createAttribution } from './attribute.ts';
import { findCauses } from './causes.ts';
import type { ChangeKind, Destination, Occurrence, Resource } from './change.ts';
import { resourceOf } from './change.ts';
import { createGeneralise, groupChanges } from './group.ts';
import type { ComparePages, PieceChange } from './page-changes.ts';
import { comparePieces, createPageComparison } from './page-changes.ts';
import type { Report } from './report.ts';
import { createSections, unseenCauses } from './report.ts';
import type { ShownSite } from './shown-site.ts';
import { showSite } from './shown-site.ts';
import type { Side } from './open-versions.ts';
import { surveySites } from './where.ts';

/** Compares two versions. */
export function diffSides(old: Side, next: Side): Omit<Report, 'old' | 'new' | 'changedProgram'> {
  const [before, after] = [showSite(old), showSite(next)];
  const causes = findCauses(old, next);
  const changes = groupChanges(
    compareSites(before, after),
    { old: createGeneralise(old.manifest), new: createGeneralise(next.manifest) },
    createAttribution(causes, before, after),
  );
  const sections = createSections(changes);
  return {
    sections,
    unseen: unseenCauses(causes, sections),
    allPages: surveySites([old.manifest, next.manifest]),
  };
}

/** All that differs between two sites, page by page, and beside their pages. */
function compareSites(old: ShownSite, next: ShownSite): readonly Occurrence[] {
  const comparePages = createPageComparison();
  const ids = [...new Set([...old.pages.keys(), ...next.pages.keys()])];
  return [...ids, ...next.documents().keys()].flatMap((id) =>
    compareOne(id, old, next, comparePages),
  );
}

/** What differs in one page or document. */
function compareOne(
  id: string,
  old: ShownSite,
  next: ShownSite,
  comparePages: ComparePages,
): readonly Occurrence[] {
  const [before, after] = [old.pages.get(id), next.pages.get(id)];
  const page = after ?? before;
  if (page === undefined) return compareDocument(id, old, next);
  const resource = resourceOf(page);
  const whole = {
    kind: 'page',
    role: page.kind,
    before: before?.url,
    after: after?.url,
    resource,
  } as const;
  if (before === undefined) return [whole];
  if (after === undefined)
    return [{ ...whole, leadsTo: next.destinationOf(page.edition, page.url) }];
  const { canonical } = before;
  // What the page of another recording shows is told by the pages that stay.
  if (canonical !== undefined && after.canonical !== undefined && canonical !== after.canonical)
    return [
      { ...whole, kind: 'recording', role: 'recording', before: canonical, after: after.canonical },
    ];
  return comparePages(old.render(before), next.render(after)).map((change) =>
    toOccurrence(change, resource, old, next),
  );
}

/** One that only a version has is reported by what leads to it, or by its pages. */
function compareDocument(id: string, old: ShownSite, next: ShownSite): readonly Occurrence[] {
  const [before, after] = [old.documents().get(id), next.documents().get(id)];
  if (before === undefined || after === undefined) return [];
  return comparePieces(before.pieces, after.pieces).map((change) =>
    toOccurrence(change, after.resource, old, next),
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
  return {
    ...{ ...change, before, after, kind: changeKind(change), resource },
    ...(leadsTo !== undefined && { leadsTo }),
  };
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
