import type { Format } from '../schema/formats.ts';
import { parentPointer, valueAt } from '../schema/pointer.ts';
import { isOneValue } from '../schema/schema-node.ts';
import type { TypedText } from '../schema/walk.ts';
import type { AssetPath, Picture } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Documents } from './written.ts';
import { listTexts } from './written.ts';

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
type PictureWords = Partial<Omit<Exclude<Picture, string>, 'file'>>;

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
export function findAssetUses(written: Documents): AssetUses {
  const texts = listTexts(written);
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

/** What a field that names an asset takes, by the ending of the file. */
export interface AssetKind {
  /** In a marketer's words, with an article. */
  readonly words: string;
  /** Without dots, in lower case; the first is the usual one. */
  readonly endings: readonly string[];
  /** Whether a link to another site can stand in place of a file. */
  readonly orLink: boolean;
}

const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

const kinds: Partial<Readonly<Record<string, AssetKind>>> = {
  'asset-image': { words: 'a picture', endings: pictureEndings, orLink: false },
  'asset-original': { words: 'a picture', endings: pictureEndings, orLink: false },
  'asset-jpg': { words: 'a JPG picture', endings: ['jpg', 'jpeg'], orLink: false },
  'asset-captions': { words: 'captions', endings: ['vtt'], orLink: false },
  'asset-document': { words: 'a PDF file', endings: ['pdf'], orLink: true },
  'asset-video': { words: 'a video that browsers play', endings: ['webm', 'mp4'], orLink: true },
} satisfies Readonly<Record<Extract<Format, `asset-${string}`>, AssetKind>>;

/** The kind of asset that texts of a format name; undefined where they name none. */
export function assetKindOf(format = ''): AssetKind | undefined {
  return kinds[format];
}

/** Whether a field takes a file of that name. */
export function takes({ endings }: AssetKind, path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return endings.includes(ending);
}

/** The path of a picture, whether or not words stand beside it. */
export function fileOf(picture: Picture): AssetPath {
  return typeof picture === 'string' ? picture : picture.file;
}

/**
 * The icons that stand for the site in tabs, on home screens and in lists of apps. All pages share them; whoever
 * replaces the drawing replaces the others with it. A project that lacks one does without it.
 */
export const siteIcons = {
  drawing: 'assets/favicons/favicon.svg',
  ico: 'assets/favicons/favicon.ico',
  touch: 'assets/favicons/apple-touch-icon.png',
  small: 'assets/favicons/icon-192.png',
  large: 'assets/favicons/icon-512.png',
} as const;
