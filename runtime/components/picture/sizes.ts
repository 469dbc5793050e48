import type { BuiltAsset } from '../../contract.ts';

/** Where a picture stands, which decides its width. */
export type PicturePlace = keyof typeof places;

/**
 * How wide the style sheets draw pictures, for browsers to choose a file before they have read
 * these. Whatever has no place of its own fills the container.
 */
const places = {
  container:
    '(min-width: 1200px) 1140px, (min-width: 992px) 940px, (min-width: 768px) 720px, calc(100vw - 30px)',
  features: '(min-width: 1200px) 363px, (min-width: 992px) 326px, min(363px, calc(100vw - 30px))',
  section:
    '(min-width: 1200px) 363px, (min-width: 992px) 326px, (min-width: 768px) 335px, calc(100vw - 30px)',
  sheet:
    '(min-width: 1200px) 640px, (min-width: 992px) 520px, (min-width: 768px) 704px, calc(100vw - 46px)',
  desk: '(min-width: 992px) 480px, (min-width: 768px) 336px, 100vw',
  modal: '(min-width: 992px) 384px, calc(100vw - 30px)',
  sponsor: '260px',
  cover: '80px',
  seal: '136px',
  menu: tall(40),
  sites: tall(56),
} as const;

/** The attribute `sizes` of a picture. */
export function sizesOf(asset: BuiltAsset, place: PicturePlace): string {
  const width: string | ((asset: BuiltAsset) => string) = places[place];
  return typeof width === 'string' ? width : width(asset);
}

/** Marks are drawn at one height, each as wide as its shape makes it. */
function tall(pixels: number): (asset: BuiltAsset) => string {
  return ({ width = 1, height = 1 }) => `${Math.ceil((pixels * width) / height)}px`;
}
