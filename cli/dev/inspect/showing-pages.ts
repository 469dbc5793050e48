import type { PageRow } from '../../manifest/table.ts';
import type { ShownPage } from '../../reach/page-reach.ts';
import { findTakers } from '../../reach/takers.ts';
import { changedFields } from '../changed-fields.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fileKindOf, fieldPlaceOf } from './field-name.ts';
import { openKnownReach } from './known-reach.ts';

/** Finds pages by what they show, as `explain` does. */
export interface ShowingPages {
  /** Those that show what is written where a field has its value from. Undefined where there is no such field now. */
  ofField(field: FieldName): Promise<readonly ShownPage[] | undefined>;
  /** Those that show what differs between two versions. Undefined where an edit of more than words came before the answer. */
  ofEdit(before: SiteVersion, after: SiteVersion): Promise<readonly PageRow[] | undefined>;
}

export function openShowingPages(
  root: string,
  current: () => SiteVersion | undefined,
): ShowingPages {
  const known = openKnownReach(root);
  return {
    async ofField(name) {
      for (;;) {
        const version = current();
        const found = version?.checked.resolved.findValue(fieldPlaceOf(name));
        if (version === undefined || found === undefined) return undefined;
        const reach = await known.of(version);
        if (reach === undefined) continue;
        const file = fileKindOf(name.owner);
        const { fields } = findTakers(version.checked.resolved, file, found.provenance.pointer);
        return [...new Set(fields.flatMap((field) => reach.pagesShowing(field)))];
      }
    },
    async ofEdit(before, after) {
      const reaches = await Promise.all([known.ifKnown(before), known.of(after)]);
      if (reaches[1] === undefined) return undefined;
      const fields = changedFields(before, after);
      const pages = reaches.flatMap((reach) =>
        fields.flatMap((field) => reach?.pagesShowing(field) ?? []),
      );
      const touched = new Set(pages.map(pageKey));
      return after.addresses.table().pages.filter((page) => touched.has(pageKey(page)));
    },
  };
}

function pageKey({ edition, url }: ShownPage): string {
  return `${edition} ${url}`;
}
