import type { Format } from '../schema/formats.ts';
import { parentPointer, valueAt } from '../schema/pointer.ts';
import { isOneValue } from '../schema/schema-node.ts';
import type { TypedText } from '../schema/walk.ts';
import { listTypedTexts } from '../schema/walk.ts';
import type { Picture } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { AssetKind } from './asset-kinds.ts';
import { assetKindOf } from './asset-kinds.ts';
import { siteIcons } from './site-icons.ts';
import type { Written } from './written.ts';

/** A field that names an icon: a file in `assets/icons`, without its ending. */
export interface IconUse {
  readonly document: YamlDocument;
  readonly pointer: string;
  /** As typed. */
  readonly name: string;
}

/** A field that names an asset by its path. */
export interface AssetUse extends IconUse {
  readonly kind: AssetKind;
  /** What is written beside the path of a picture that pages show; absent where no words can be. */
  readonly words?: PictureWords;
}

/** How a picture is described to those who do not see it. */
export type PictureWords = Partial<Omit<Exclude<Picture, string>, 'file'>>;

/** Every place that names an asset or an icon. Links to elsewhere are left out where a field can hold one. */
export interface AssetUses {
  readonly files: readonly AssetUse[];
  readonly icons: readonly IconUse[];
  /** The paths of the pictures that pages show. */
  readonly pictures: ReadonlySet<string>;
  /** The paths of all assets that something uses, whether they exist or not; with the icons of the site. */
  readonly paths: ReadonlySet<string>;
}

const iconFormat: Format = 'icon-name';
const shownFormat: Format = 'asset-image';

/** Finds them by the formats that the schema gives to texts. */
export function findAssetUses({ regions, library }: Written): AssetUses {
  const texts = [
    ...listTypedTexts(regions.document, 'regions'),
    ...listTypedTexts(library.document, 'library'),
  ];
  const icons = texts
    .filter(({ node }) => node.format === iconFormat)
    .map(({ document, pointer, text }) => ({ document, pointer, name: text }));
  const files = texts.flatMap((typed) => {
    const { document, pointer, text, node } = typed;
    const kind = assetKindOf(node.format);
    if (kind === undefined || (kind.orLink && isLink(text))) return [];
    const words = wordsBeside(typed);
    return [{ document, pointer, name: text, kind, ...(words && { words }) }];
  });
  const paths = new Set([
    ...files.map(({ name }) => name),
    ...icons.map(({ name }) => iconPath(name)),
    ...Object.values(siteIcons),
  ]);
  const shown = texts.filter(({ node }) => node.format === shownFormat);
  const pictures = new Set(shown.map(({ text }) => text));
  return { files, icons, pictures, paths };
}

function wordsBeside({ document, pointer, node, parent }: TypedText): PictureWords | undefined {
  if (isOneValue(node)) return {};
  if (!isOneValue(parent)) return undefined;
  const picture = parentPointer(pointer);
  const alt = valueAt(document.value, `${picture}/alt`);
  const decorative = valueAt(document.value, `${picture}/decorative`);
  return { ...(typeof alt === 'string' && { alt }), decorative: decorative === true };
}

/** The names of the icons that a project has drawings of. */
export function iconNames(assets: ReadonlySet<string>): readonly string[] {
  return [...assets].flatMap((path) => /^assets\/icons\/(.+)\.svg$/.exec(path)?.[1] ?? []);
}

/** Where the drawing of an icon lies. */
export function iconPath(name: string): string {
  return `assets/icons/${name}.svg`;
}

function isLink(text: string): boolean {
  return /^(https:\/\/|\/(?!\/))/.test(text);
}
