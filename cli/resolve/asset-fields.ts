/** What an asset field takes, by the ending of the file. */
export interface AssetKind {
  /** In a marketer's words, with an article. */
  readonly words: string;
  /** Without dots, in lower case; the first is the usual one. */
  readonly endings: readonly string[];
  /** Whether a link to another site can stand in place of a file. */
  readonly orLink: boolean;
}

const picture: AssetKind = {
  words: 'a picture',
  endings: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'],
  orLink: false,
};
const jpeg: AssetKind = { words: 'a JPG picture', endings: ['jpg', 'jpeg'], orLink: false };
const captions: AssetKind = { words: 'captions', endings: ['vtt'], orLink: false };
const brochure: AssetKind = { words: 'a PDF file', endings: ['pdf'], orLink: true };

/** Fields that name an asset, as paths for `select` below their owners. */
export interface AssetFields {
  /** Path of the owners; empty for the whole file. */
  readonly owners: string;
  readonly files: Readonly<Record<string, AssetKind>>;
  /** Fields that name an icon: a file in `assets/icons`, without its ending. */
  readonly icons: readonly string[];
}

const content = {
  files: {
    logoImg: picture,
    sponsorImg: picture,
    brochureDownloadImg: picture,
    brochureDownloadUrl: brochure,
    topScreenshotUrl: picture,
    'featureSections.*.imageUrl': picture,
    'otherSites.*.logoSrc': picture,
    'webinarHistory.*.captions': captions,
  },
  icons: ['features.*.cssClass'],
} as const;

export const regionsAssetFields: readonly AssetFields[] = [
  {
    owners: 'site',
    files: {
      'deployment.logoJPG': jpeg,
      'deployment.thumb': picture,
      'seal.image': picture,
      'screens.*': picture,
      'about.video.poster': picture,
      'about.video.captions': captions,
    },
    icons: ['social.*.icon'],
  },
  { owners: 'defaults', ...content },
  { owners: 'regions.*', ...content },
  {
    owners: 'regions.*.deployment',
    files: { logo: picture, logoJPG: jpeg, thumb: picture },
    icons: [],
  },
];

export const libraryAssetFields: readonly AssetFields[] = [
  {
    owners: '',
    files: {
      logo: picture,
      'hero.image': picture,
      'careerDatabase.image': picture,
      'caseStudy.image': picture,
    },
    icons: ['navigation.features.*.cssClass'],
  },
];

export function iconPath(name: string): string {
  return `assets/icons/${name}.svg`;
}

/** Whether a field takes a file of that name. */
export function takes({ endings }: AssetKind, path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return endings.includes(ending);
}
