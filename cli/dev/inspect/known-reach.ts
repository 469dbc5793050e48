import { setImmediate } from 'node:timers/promises';
import type { Remember } from '../../emit/remember.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import type { PageReach } from '../../reach/page-reach.ts';
import { openReach, recordReach } from '../../reach/page-reach.ts';
import { withoutWords } from '../../reach/without-words.ts';
import type { ProgramParts } from '../program-parts.ts';
import type { SiteVersion } from '../version.ts';

/** What pages show, kept for as long as no more than words is edited. Undefined where that of another version was asked for meanwhile. */
export interface KnownReach {
  of(version: SiteVersion): Promise<PageReach | undefined>;
  /** The same of a version for which it was asked for already. */
  ifKnown(version: SiteVersion): Promise<PageReach | undefined> | undefined;
}

/** What pages show, for as long as no more than words is edited. */
interface Reach {
  readonly outline: string;
  readonly program: ProgramParts;
  readonly reach: Promise<PageReach | undefined>;
}

/** What is being found out is no longer so. */
class Overtaken extends Error {}

/** Finds out what pages show once that is asked for, page by page, so that edits do not wait for it. */
export function openKnownReach(root: string): KnownReach {
  let known: Reach | undefined;
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
  const reachOf = (version: SiteVersion): Reach['reach'] => {
    const { program } = version;
    const outline = outlineOf(version);
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
    of: reachOf,
    ifKnown: (version) => (isKnown(outlineOf(version), version.program) ? known?.reach : undefined),
  };
}

/** Follows from all that decides which pages show a field, but for the program. */
function outlineOf({ checked }: SiteVersion): string {
  return JSON.stringify(withoutWords(checked.written));
}
