import { extname } from 'node:path';
import type { Sharp } from 'sharp';
import { PictureError, withBinary } from '../../emit/picture-error.ts';
import { packageVersion } from '../../program-folder.ts';
import type { Remember } from '../../emit/drawing.ts';
import { once } from '../../values/once.ts';
import { isAnimated } from '../../source/content/picture-formats.ts';
import type { AssetFile, Assets } from '../assets.ts';
import { assetUrl, measurePicture } from '../assets.ts';
import { hashContent } from '../../values/hash.ts';
import type { LayoutWidths, RasterFormat } from './variant-plan.ts';
import { planWidths, rasterFormatOf, sourceFormats } from './variant-plan.ts';

/**
 * The assets; what pages show as raster pictures comes in all its formats and widths
 * (docs/product.md P10).
 *
 * @param layout The widths that pages show pictures in.
 */
export async function makePictures(
  assets: Assets,
  shown: ReadonlySet<string>,
  layout: LayoutWidths,
  remember: Remember,
): Promise<Assets> {
  const pictures = [...assets].filter(
    ([path, asset]) => shown.has(path) && needsVariants(path, asset),
  );
  if (pictures.length === 0) return assets;
  const make = createVariantMaker(remember);
  const made = pictures.map(async ([path, asset]) => {
    return [path, await addVariants(path, asset, layout, make)] as const;
  });
  return new Map([...assets, ...(await Promise.all(made))]);
}

/** Whether a picture gets other formats and widths: not a drawing or an animation. */
export function needsVariants(path: string, { contents, built }: AssetFile): boolean {
  const isRaster = rasterFormatOf(extname(path)) !== undefined;
  return isRaster && built.width !== undefined && !isAnimated(Buffer.from(contents()));
}

/** Makes variants of pictures, and loads the encoder for the first one that is not cached. */
function createVariantMaker(remember: Remember) {
  const maker = `${String(settings)} sharp ${packageVersion('sharp')}`;
  const encoder = once(openEncoder);
  return async (
    path: string,
    { contents, hash }: AssetFile,
    format: RasterFormat,
    width: number,
  ) => {
    const encode = async () => (await encoder())(contents(), format, width);
    const key = `picture ${hash} ${format} ${String(width)} ${maker}`;
    const made = await remember(key, encode).catch((error: unknown) => {
      throw asPictureError(error, path);
    });
    const ending = format === 'jpeg' ? 'jpg' : format;
    const name = path.replace(/\.[^.]*$/, `-${String(width)}.${ending}`);
    return { contents: made, url: assetUrl(name, hashContent(made)), width };
  };
}

/** Explains why the encoder failed: `validate` looks only at the ends of a file. */
function asPictureError(error: unknown, path: string): unknown {
  if (error instanceof PictureError || !(error instanceof Error)) return error;
  return new PictureError(
    `No other sizes could be made of ${path}, probably because it is damaged. Save the picture again, or use another one. (${error.message})`,
  );
}

async function addVariants(
  path: string,
  asset: AssetFile,
  layout: LayoutWidths,
  make: ReturnType<typeof createVariantMaker>,
): Promise<AssetFile> {
  const format = rasterFormatOf(extname(path));
  if (format === undefined) return asset;
  const { widths, fallback: width } = planWidths(asset.built.width ?? 0, layout);
  // All are asked for at once, so that it is known how many there are.
  const plain = make(path, asset, format, width);
  const sources = sourceFormats.map(async (source) => {
    const files = await Promise.all(widths.map((each) => make(path, asset, source, each)));
    const bytes = files.find((file) => file.width === width)?.contents.length ?? Infinity;
    // In another format only where that is smaller.
    const isWorthIt = source === format || bytes < (await plain).contents.length;
    return isWorthIt ? [{ type: `image/${source}` as const, files }] : [];
  });
  const [fallback, ...others] = await Promise.all([plain, ...sources]);
  const made = others.flat();
  const all = [fallback, ...made.flatMap(({ files }) => files)];
  return {
    ...asset,
    built: {
      url: fallback.url,
      ...measurePicture(fallback.contents, `.${format}`),
      sources: made.map(({ type, files }) => ({
        type,
        variants: files.map(({ url, width }) => ({ url, width })),
      })),
    },
    variants: all.map(({ url, contents }) => ({ path: url.slice(1), contents })),
  };
}

/** Incremented whenever the settings below change what files come out. */
const settings = 1;

/** Loads the encoder. Throws a PictureError where it has no binary for the machine. */
async function openEncoder() {
  const { default: open } = await withBinary(
    import('sharp'),
    'The site has photographs or other pictures made of pixels, and sharp, which makes their sizes',
  );
  // With several threads an AVIF is cut into tiles by their number, so that machines would make
  // different files.
  open.concurrency(1);
  return async (contents: Uint8Array, format: RasterFormat, width: number): Promise<Uint8Array> => {
    // The picture is turned upright and converted to sRGB, and its metadata is left out.
    const picture = open(contents).autoOrient().resize({ width });
    return encoders[format](picture, isJpeg(contents)).toBuffer();
  };
}

/** What is drawn has fine coloured edges, which photographs have not. */
function isJpeg(contents: Uint8Array): boolean {
  return contents[0] === 0xff && contents[1] === 0xd8;
}

const encoders: Readonly<Record<RasterFormat, (picture: Sharp, isPhoto: boolean) => Sharp>> = {
  avif: (picture, isPhoto) =>
    picture.avif({ quality: 50, effort: 2, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' }),
  webp: (picture, isPhoto) => picture.webp({ quality: 75, effort: 5, smartSubsample: !isPhoto }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, quality: 90, effort: 7 }),
};
