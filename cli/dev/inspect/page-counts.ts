import { setImmediate } from 'node:timers/promises';
import type { Remember } from '../../emit/remember.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import type { PageReach } from '../../reach/page-reach.ts';
import { openReach, recordReach } from '../../reach/page-reach.ts';
import { findTakers } from '../../reach/takers.ts';
import { withoutWords } from '../../reach/without-words.ts';
import type { ProgramParts } from '../program-parts.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fileKindOf, placeOf } from './field-name.ts';

/** Counts pages, as `explain` does. */
export interface PageCounts {
  /**
   * How many pages show what is written where a field has its value from. Undefined where there is no such field, and where
   * an edit of more than words came before the answer.
   */
  count(version: SiteVersion, field: FieldName): Promise<number | undefined>;
}

/** What pages show, for as long as no more than words is edited. */
interface KnownReach {
  readonly outline: string;
  readonly program: ProgramParts;
  readonly reach: Promise<PageReach | undefined>;
}

/** What is being found out is no longer so. */
class Overtaken extends Error {}

/** Finds out what pages show once that is asked for, page by page, so that edits do not wait for it. */
export function openPageCounts(root: string): PageCounts {
  let known: KnownReach | undefined;
  const isKnown = (outline: string, program: ProgramParts): boolean =>
    known?.outline === outline && known.program === program;
  const find = async (version: SiteVersion, outline: string): Promise<PageReach> => {
    const { checked, data, program } = version;
    const { resolved, manifest } = checked;
    const context = createTextContext(root, manifest);
    const { createSiteRenderer } = program.renderer;
    const remember: Remember = async (_, make) => {
      await setImmediate();
      if (!isKnown(outline, program)) throw new Overtaken();
      return make();
    };
    const sources = { resolved, data, context, createSiteRenderer };
    return openReach(await recordReach(sources, { remember, shared: '' }));
  };
  const reachOf = (version: SiteVersion): KnownReach['reach'] => {
    const { program, checked } = version;
    const { regions, library } = checked.written;
    const outline = JSON.stringify([regions.value, library.value].map(withoutWords));
    if (known !== undefined && isKnown(outline, program)) return known.reach;
    const reach = find(version, outline).catch((error: unknown): undefined => {
      if (error instanceof Overtaken) return undefined;
      if (isKnown(outline, program)) known = undefined;
      throw error;
    });
    known = { outline, program, reach };
    return reach;
  };
  return {
    async count(version, name) {
      const { resolved } = version.checked;
      const found = resolved.findValue(placeOf(name));
      if (found === undefined) return undefined;
      const reach = await reachOf(version);
      if (reach === undefined) return undefined;
      const { fields } = findTakers(resolved, fileKindOf(name.owner), found.provenance.pointer);
      return new Set(fields.flatMap((field) => reach.pagesShowing(field))).size;
    },
  };
}
