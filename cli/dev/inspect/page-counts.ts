import type { ShownPage } from '../../reach/page-reach.ts';
import { findTakers } from '../../reach/takers.ts';
import { changedFields } from '../touched.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fileKindOf, fieldPlaceOf } from './field-name.ts';
import { openKnownReach } from './known-reach.ts';

/** Counts pages, as `explain` does. */
export interface PageCounts {
  /** How many pages show what is written where a field has its value from. Undefined where there is no such field now. */
  count(field: FieldName): Promise<number | undefined>;
  /** How many pages show what differs between two versions. Undefined where an edit of more than words came before the answer. */
  countTouched(before: SiteVersion, after: SiteVersion): Promise<number | undefined>;
}

export function openPageCounts(root: string, current: () => SiteVersion | undefined): PageCounts {
  const known = openKnownReach(root);
  return {
    async count(name) {
      for (;;) {
        const version = current();
        const found = version?.checked.resolved.findValue(fieldPlaceOf(name));
        if (version === undefined || found === undefined) return undefined;
        const reach = await known.of(version);
        if (reach === undefined) continue;
        const file = fileKindOf(name.owner);
        const { fields } = findTakers(version.checked.resolved, file, found.provenance.pointer);
        return new Set(fields.flatMap((field) => reach.pagesShowing(field))).size;
      }
    },
    async countTouched(before, after) {
      const reaches = await Promise.all([known.ifKnown(before), known.of(after)]);
      if (reaches[1] === undefined) return undefined;
      const fields = changedFields(before, after);
      const pages = reaches.flatMap((reach) =>
        fields.flatMap((field) => reach?.pagesShowing(field) ?? []),
      );
      const touched = new Set(pages.map(pageKey));
      return after.addresses.table().pages.filter((page) => touched.has(pageKey(page))).length;
    },
  };
}

function pageKey({ edition, url }: ShownPage): string {
  return `${edition} ${url}`;
}
