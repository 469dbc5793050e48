import { setImmediate } from 'node:timers/promises';
import type { Reach, ShownPage } from '../../reach/page-reach.ts';
import { openReach } from '../../reach/page-reach.ts';
import { findDependents } from '../../reach/dependents.ts';
import { createTextContext } from '../../reach/text-context.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fieldPlaceOf, fileKindOf } from './field-name.ts';

/** Finds pages by what they show, as `explain` does. */
export interface ShowingPages {
  /** Those that show what is written where a field has its value from. Undefined where there is no such field now. */
  ofField(field: FieldName): Promise<readonly ShownPage[] | undefined>;
}

/** There is a newer version than the one whose pages are looked through. */
class Overtaken extends Error {}

type Current = () => SiteVersion | undefined;

export function openShowingPages(current: Current): ShowingPages {
  const known = new WeakMap<SiteVersion, Promise<Reach | undefined>>();
  const reachOf = (version: SiteVersion): Promise<Reach | undefined> => {
    const reach = known.get(version) ?? findReach(version, current);
    known.set(version, reach);
    return reach;
  };
  return {
    async ofField(name) {
      for (;;) {
        const version = current();
        const found = version?.site.resolved.findValue(fieldPlaceOf(name));
        if (version === undefined || found === undefined) return undefined;
        const reach = await reachOf(version);
        if (reach === undefined) continue;
        const file = fileKindOf(name.owner);
        const { fields } = findDependents(version.site.resolved, file, found.provenance.pointer);
        return [...new Set(fields.flatMap((field) => reach(field).pages))];
      }
    },
  };
}

/** Looks through the pages between other answers, for as long as there is no newer version. */
async function findReach({ site }: SiteVersion, current: Current): Promise<Reach | undefined> {
  const pause = async (): Promise<void> => {
    await setImmediate();
    if (current()?.site.data !== site.data) throw new Overtaken();
  };
  const found = openReach({ ...site, context: createTextContext(site) }, pause);
  return found.catch(unlessOvertaken);
}

function unlessOvertaken(error: unknown): undefined {
  if (!(error instanceof Overtaken)) throw error;
}
