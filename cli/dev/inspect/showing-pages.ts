import { setImmediate } from 'node:timers/promises';
import type { PageRow } from '../../manifest/table.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import type { Reach, ShownPage } from '../../reach/page-reach.ts';
import { openReach } from '../../reach/page-reach.ts';
import { findDependents } from '../../reach/dependents.ts';
import type { FieldPlace } from '../../resolve/resolved.ts';
import { childPointer, isObject } from '../../schema/pointer.ts';
import type { SiteVersion } from '../version.ts';
import type { FieldName } from './field-name.ts';
import { fieldPlaceOf, fileKindOf } from './field-name.ts';

/** Finds pages by what they show, as `explain` does. */
export interface ShowingPages {
  /** Those that show what is written where a field has its value from. Undefined where there is no such field now. */
  ofField(field: FieldName): Promise<readonly ShownPage[] | undefined>;
  /** Those that show what differs between two versions. Undefined where another edit came before the answer. */
  ofEdit(before: SiteVersion, after: SiteVersion): Promise<readonly PageRow[] | undefined>;
}

/** There is a newer version than the one whose pages are looked through. */
class Overtaken extends Error {}

type Current = () => SiteVersion | undefined;

export function openShowingPages(root: string, current: Current): ShowingPages {
  const known = new WeakMap<SiteVersion, Promise<Reach | undefined>>();
  const reachOf = (version: SiteVersion): Promise<Reach | undefined> => {
    const reach = known.get(version) ?? findReach(root, version, current);
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
        const { fields } = findDependents(version.checked.resolved, file, found.provenance.pointer);
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

/** Looks through the pages between other answers, for as long as there is no newer version. */
async function findReach(
  root: string,
  { checked, data, program }: SiteVersion,
  current: Current,
): Promise<Reach | undefined> {
  const context = createTextContext(root, checked.manifest);
  const { createSiteRenderer } = program.renderer;
  const pause = async (): Promise<void> => {
    await setImmediate();
    if (current()?.data !== data) throw new Overtaken();
  };
  const { resolved } = checked;
  const found = openReach({ resolved, data, context, createSiteRenderer }, pause);
  return found.catch(unlessOvertaken);
}

function unlessOvertaken(error: unknown): undefined {
  if (!(error instanceof Overtaken)) throw error;
}

function pageKey({ edition, url }: ShownPage): string {
  return `${edition} ${url}`;
}

type Contents = Pick<SiteVersion, 'data'>;

/** The fields whose values differ between two versions, or that one of them alone has. */
function changedFields(before: Contents, after: Contents): readonly FieldPlace[] {
  const known = contentByEdition(before);
  const content = contentByEdition(after);
  return [...new Set([...known.keys(), ...content.keys()])].flatMap((owner) =>
    [...differences(known.get(owner), content.get(owner), '')].map((pointer) => ({
      owner,
      pointer,
    })),
  );
}

function* differences(one: unknown, other: unknown, pointer: string): Generator<string> {
  if (one === other) return;
  const fields = isObject(one) ? one : {};
  const others = isObject(other) ? other : {};
  const names = new Set([...Object.keys(fields), ...Object.keys(others)]);
  if (names.size === 0) yield pointer;
  for (const name of names)
    yield* differences(fields[name], others[name], childPointer(pointer, name));
}

/** The content of each edition. */
function contentByEdition({ data }: Contents): ReadonlyMap<string, object> {
  const { site, generic, library, regions } = data;
  const editions = [generic, ...regions].map((region) => [region.key, region] as const);
  return new Map<string, object>([['site', site], ['library', library], ...editions]);
}
