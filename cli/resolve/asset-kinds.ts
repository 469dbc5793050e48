import type { Format } from '../schema/formats.ts';

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

const kinds: Readonly<Record<Extract<Format, `asset-${string}`>, AssetKind>> = {
  'asset-image': { words: 'a picture', endings: pictureEndings, orLink: false },
  'asset-original': { words: 'a picture', endings: pictureEndings, orLink: false },
  'asset-jpg': { words: 'a JPG picture', endings: ['jpg', 'jpeg'], orLink: false },
  'asset-captions': { words: 'captions', endings: ['vtt'], orLink: false },
  'asset-document': { words: 'a PDF file', endings: ['pdf'], orLink: true },
  'asset-video': { words: 'a video that browsers play', endings: ['webm', 'mp4'], orLink: true },
};

const kindByFormat: ReadonlyMap<string, AssetKind> = new Map(Object.entries(kinds));

/** The kind of asset that texts of a format name; undefined where they name none. */
export function assetKindOf(format: string | undefined): AssetKind | undefined {
  return format === undefined ? undefined : kindByFormat.get(format);
}

/** Whether a field takes a file of that name. */
export function takes({ endings }: AssetKind, path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return endings.includes(ending);
}
