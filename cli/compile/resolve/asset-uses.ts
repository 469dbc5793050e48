import type { Format } from '../schema/formats.ts';
import type { TypedText } from '../schema/typed-texts.ts';
import type { AssetPath, Picture } from '../schema/written.ts';
import type { Documents } from './written.ts';
import { listTexts } from './written.ts';

export type AssetUses = ReturnType<typeof findAssetUses>;

/** Every use of an asset or icon, the pictures that pages show, and all used paths. */
export function findAssetUses(written: Documents) {
  const texts = listTexts(written);
  const icons = texts.filter(({ node }) => node.format === 'icon-name');
  const files = texts.flatMap((typed) => {
    const kind = assetNamedBy(typed);
    return kind === undefined ? [] : [{ ...typed, kind }];
  });
  const paths = new Set([
    ...files.map(({ text }) => text),
    ...icons.map(({ text }) => iconPath(text)),
    ...Object.values(siteIcons),
  ]);
  const shown = files.filter(({ node }) => node.format === 'asset-image');
  const pictures = new Set(shown.map(({ text }) => text));
  return { files, icons, pictures, paths };
}

/** The kind of asset that a text names; undefined where it names none, as a link to elsewhere. */
export function assetNamedBy({
  text,
  node,
}: Pick<TypedText, 'text' | 'node'>): AssetKind | undefined {
  const kind = assetKindOf(node.format);
  return kind?.orLink === true && /^(https:\/\/|\/(?!\/))/.test(text) ? undefined : kind;
}

/** The names of the icons that a project has drawings of. */
export function iconNames(assets: ReadonlySet<string>): readonly string[] {
  return [...assets].flatMap((path) => /^assets\/icons\/(.+)\.svg$/.exec(path)?.[1] ?? []);
}

/** Where the drawing of an icon lies. */
export function iconPath(name: string): string {
  return `assets/icons/${name}.svg`;
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

/** The icons of the site in tabs and on home screens. All are optional. */
export const siteIcons = {
  drawing: 'assets/favicons/favicon.svg',
  ico: 'assets/favicons/favicon.ico',
  touch: 'assets/favicons/apple-touch-icon.png',
  small: 'assets/favicons/icon-192.png',
  large: 'assets/favicons/icon-512.png',
} as const;
