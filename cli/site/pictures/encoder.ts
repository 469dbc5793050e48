import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { packageVersion } from '../../emit/program-folder.ts';
import { missingBinary } from '../../emit/picture-error.ts';
import type { RasterFormat, Variant } from './variant-plan.ts';

/** Makes one file of a picture. */
export type Encode = (contents: Uint8Array, variant: Variant) => Promise<Uint8Array>;

/** Incremented whenever the settings below change what files come out. */
const settings = 1;

/** Identifies what made a file: other versions may make other bytes. */
export function encoderVersion(): string {
  return `${String(settings)} sharp ${packageVersion('sharp')}`;
}

/** Loads the package that makes pictures; throws a PictureError where it has no binary for the machine. */
export async function openEncoder(): Promise<Encode> {
  const open = await loadSharp();
  // With several threads an AVIF is cut into tiles by their number, so that machines would make different files.
  open.concurrency(1);
  return async (contents, variant) => {
    const isPhoto = isJpeg(contents);
    // The picture is turned upright and converted to sRGB, and its metadata is left out.
    const picture = open(contents).autoOrient().resize({ width: variant.width });
    return encoders[variant.format](picture, isPhoto).toBuffer();
  };
}

async function loadSharp(): Promise<typeof sharp> {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    throw missingBinary(
      error,
      'The site has photographs or other pictures made of pixels, and sharp, which makes their sizes',
    );
  }
}

/** What is drawn has fine coloured edges, which photographs have not. */
function isJpeg(contents: Uint8Array): boolean {
  return contents[0] === 0xff && contents[1] === 0xd8;
}

type Encoder = (picture: Sharp, isPhoto: boolean) => Sharp;

const encoders: Readonly<Record<RasterFormat, Encoder>> = {
  avif: (picture, isPhoto) =>
    picture.avif({ quality: 50, effort: 2, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' }),
  webp: (picture, isPhoto) => picture.webp({ quality: 75, effort: 5, smartSubsample: !isPhoto }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, quality: 90, effort: 7 }),
};
