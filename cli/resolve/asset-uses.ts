import type { YamlDocument } from '../source/yaml-document.ts';
import type { AssetFields, AssetKind } from './asset-fields.ts';
import { iconPath, libraryAssetFields, regionsAssetFields } from './asset-fields.ts';
import { siteIcons } from './site-icons.ts';
import { select } from './select.ts';
import type { Written, WrittenFile } from './written.ts';

/** A field that names an icon. */
export interface IconUse {
  readonly document: YamlDocument;
  readonly pointer: string;
  /** As typed. */
  readonly name: string;
}

/** A field that names an asset by its path. */
export interface AssetUse extends IconUse {
  readonly kind: AssetKind;
}

/** Every place that names an asset or an icon. Links to elsewhere are left out where a field can hold one. */
export interface AssetUses {
  readonly files: readonly AssetUse[];
  readonly icons: readonly IconUse[];
  /** The paths of all assets that something uses, whether they exist or not; with the icons of the site. */
  readonly paths: ReadonlySet<string>;
}

export function findAssetUses({ regions, library }: Written): AssetUses {
  const uses = [
    ...regionsAssetFields.map((fields) => usesIn(regions, fields)),
    ...libraryAssetFields.map((fields) => usesIn(library, fields)),
  ];
  const files = uses.flatMap((each) => each.files);
  const icons = uses.flatMap((each) => each.icons);
  const paths = new Set([
    ...files.map(({ name }) => name),
    ...icons.map(({ name }) => iconPath(name)),
    ...Object.values(siteIcons),
  ]);
  return { files, icons, paths };
}

function usesIn<T>(
  { document, value }: WrittenFile<T>,
  fields: AssetFields,
): Omit<AssetUses, 'paths'> {
  const owners = fields.owners === '' ? [{ pointer: '', value }] : select(value, fields.owners);
  const named = (path: string) =>
    owners.flatMap((owner) =>
      select(owner.value, path, owner.pointer).flatMap(({ pointer, value: name }) =>
        typeof name === 'string' ? [{ document, pointer, name }] : [],
      ),
    );
  return {
    files: Object.entries(fields.files).flatMap(([path, kind]) =>
      named(path)
        .filter(({ name }) => !(kind.orLink && isLink(name)))
        .map((use) => ({ ...use, kind })),
    ),
    icons: fields.icons.flatMap(named),
  };
}

function isLink(text: string): boolean {
  return /^(https:\/\/|\/(?!\/))/.test(text);
}
