import { setImmediate } from 'node:timers/promises';
import type { PageRow } from '../../manifest/table.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import type { Reach, ShownPage } from '../../reach/page-reach.ts';
import { openReach } from '../../reach/page-reach.ts';
import { findTakers } from '../../reach/takers.ts';
import { changedFields } from '../changed-fields.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fileKindOf, fieldPlaceOf } from './field-name.ts';

/** Finds pages by what they show, as `explain` does. */
export interface ShowingPages {
  /** Those that show what is written where a field has its value from. Undefined where there is no such field now. */
  ofField(field: FieldName): Promise<readonly ShownPage[] | undefined>;
  /** Those that show what differs between two versions. Undefined where another edit came before the answer. */
  ofEdit(before: SiteVersion, after: SiteVersion): Promise<readonly PageRow[] | undefined>;
}

/** There is a newer version than the one whose pages are looked through. */
class Overtaken extends Error {}

export function openShowingPages(
  root: string,
  current: () => SiteVersion | undefined,
): ShowingPages {
  const known = new WeakMap<SiteVersion, Promise<Reach | undefined>>();
  const find = async (version: SiteVersion): Promise<Reach | undefined> => {
    const { checked, data, program } = version;
    const context = createTextContext(root, checked.manifest);
    const { createSiteRenderer } = program.renderer;
    const sources = { resolved: checked.resolved, data, context, createSiteRenderer };
    try {
      return await openReach(sources, async () => {
        await setImmediate();
        if (current() !== version) throw new Overtaken();
      });
    } catch (error) {
      known.delete(version);
      if (error instanceof Overtaken) return undefined;
      throw error;
    }
  };
  const reachOf = (version: SiteVersion): Promise<Reach | undefined> => {
    const reach = known.get(version) ?? find(version);
    known.set(version, reach);
    return reach;
  };
  return {
    async ofField(name) {
      for (;;) {
        const version = current();
        const found = version?.checked.resolved.findValue(fieldPlaceOf(name));
        if (version === undefined || found === undefined) return undefined;
        const reach = await reachOf(version);
        if (reach === undefined) continue;
        const file = fileKindOf(name.owner);
        const { fields } = findTakers(version.checked.resolved, file, found.provenance.pointer);
        return [...new Set(fields.flatMap((field) => reach(field).pages))];
      }
    },
    async ofEdit(before, after) {
      const reaches = await Promise.all([known.get(before), reachOf(after)]);
      if (reaches[1] === undefined) return undefined;
      const fields = changedFields(before, after);
      const pages = reaches.flatMap((reach) =>
        fields.flatMap((field) => reach?.(field).pages ?? []),
      );
      const touched = new Set(pages.map(pageKey));
      return after.addresses.table().pages.filter((page) => touched.has(pageKey(page)));
    },
  };
}

function pageKey({ edition, url }: ShownPage): string {
  return `${edition} ${url}`;
}
