import type { FieldPlace } from '../resolve/resolved.ts';
import { childPointer, isObject } from '../schema/pointer.ts';
import type { SiteVersion } from './version.ts';

type Contents = Pick<SiteVersion, 'data'>;

/** The fields whose values differ between two versions, or that one of them alone has. */
export function changedFields(before: Contents, after: Contents): readonly FieldPlace[] {
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
