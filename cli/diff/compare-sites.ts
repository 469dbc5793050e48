import type { PageRow } from '../manifest/table.ts';
import type { PieceChange } from './page-changes.ts';
import { comparePages } from './page-changes.ts';
import { compareInputs } from './page-inputs.ts';
import type { ShownSite } from './shown-site.ts';
import type { ChangeKind, Occurrence, Spot } from './told.ts';

/** All that differs between the pages of two sites, page by page. */
export function compareSites(old: ShownSite, next: ShownSite): readonly Occurrence[] {
  const canDiffer = compareInputs(old.inputs, next.inputs);
  const ids = [...new Set([...old.pages.keys(), ...next.pages.keys()])];
  return ids.flatMap((id) => {
    const region = (next.pages.get(id) ?? old.pages.get(id))?.region ?? '';
    return canDiffer(region) ? comparePage(id, old, next) : [];
  });
}

/** What differs on one page; of one that only a site has, that alone. */
export function comparePage(id: string, old: ShownSite, next: ShownSite): readonly Occurrence[] {
  const [before, after] = [old.pages.get(id), next.pages.get(id)];
  if (before === undefined || after === undefined) return [before, after].flatMap(wholePage);
  const spot = spotOf(after);
  return comparePages(old.render(before), next.render(after)).map((change) =>
    toOccurrence(change, spot, old, next),
  );
}

function wholePage(page: PageRow | undefined, index: number): readonly Occurrence[] {
  if (page === undefined) return [];
  const [before, after] = index === 0 ? [page.url, undefined] : [undefined, page.url];
  return [{ kind: 'page', role: page.kind, before, after, spot: spotOf(page) }];
}

function spotOf({ edition: webRoot, url, region }: PageRow): Spot {
  return { edition: webRoot, url, region };
}

function toOccurrence(
  change: PieceChange,
  spot: Spot,
  old: ShownSite,
  next: ShownSite,
): Occurrence {
  const before = change.before === undefined ? undefined : old.nameOf(change, change.before);
  const after = change.after === undefined ? undefined : next.nameOf(change, change.after);
  return { ...change, before, after, kind: kindOf(change), spot };
}

/** A price is a text whose dollars change. */
function kindOf({ kind, before = '', after = '' }: PieceChange): ChangeKind {
  if (kind !== 'text') return kind;
  return dollarsIn(before) === dollarsIn(after) ? 'text' : 'price';
}

function dollarsIn(text: string): string {
  return (text.match(/\$[\d,.]*\d/g) ?? []).join(' ');
}
