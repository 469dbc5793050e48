import { extname } from 'node:path';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureSource } from '../../../runtime/contract.ts';
import { PictureError, missingBinary } from '../../emit/picture-error.ts';
import { packageVersion } from '../../emit/program-folder.ts';
import type { Remember } from '../../emit/drawing.ts';
import { isAnimated } from '../../source/content/picture-size.ts';
import type { AssetFile } from '../assets.ts';
import { measurePicture, publishedAsset } from '../assets.ts';
import type { LayoutWidths, RasterFormat, Variant, VariantPlan } from './variant-plan.ts';
import { planVariants, rasterFormatOf } from './variant-plan.ts';

/**
 * The assets, those that pages show as raster pictures with all their formats and widths (docs/product.md P10).
 *
 * @param layout The widths that pages show pictures in.
 */
export async function makePictures(
  assets: ReadonlyMap<string, AssetFile>,
  shown: ReadonlySet<string>,
  layout: LayoutWidths,
  remember: Remember,
): Promise<ReadonlyMap<string, AssetFile>> {
  const pictures = [...assets].filter(
    ([path, asset]) => shown.has(path) && needsVariants(path, asset),
  );
  if (pictures.length === 0) return assets;
  const variantMaker = createVariantMaker(layout, remember);
  const made = pictures.map(
    async ([path, asset]) => [path, await addVariants(path, asset, variantMaker)] as const,
  );
  return new Map([...assets, ...(await Promise.all(made))]);
}

/** Whether a picture is published in other formats and widths. Drawings fit every size, and animations would stand still. */
export function needsVariants(path: string, { contents, built }: AssetFile): boolean {
  const isRaster = rasterFormatOf(extname(path).slice(1)) !== undefined;
  return isRaster && built.width !== undefined && !isAnimated(Buffer.from(contents));
}

/** Makes variants of pictures, and loads the encoder for the first one that is not cached. */
interface VariantMaker {
  readonly layout: LayoutWidths;
  readonly make: (path: string, asset: AssetFile, variant: Variant) => Promise<VariantFile>;
}

interface VariantFile {
  readonly contents: Uint8Array;
  readonly url: string;
}

function createVariantMaker(layout: LayoutWidths, remember: Remember): VariantMaker {
  const version = encoderVersion();
  let encoder: Promise<Encode> | undefined;
  return {
    layout,
    make: async (path, { contents, hash }, variant) => {
      const { format, width } = variant;
      const encode = async () => (await (encoder ??= openEncoder()))(contents, variant);
      const key = `picture ${hash} ${format} ${String(width)} ${version}`;
      const made = await remember(key, encode).catch((error: unknown) => {
        throw asPictureError(error, path);
      });
      const ending = format === 'jpeg' ? 'jpg' : format;
      const name = path.replace(/\.[^.]*$/, `-${String(width)}.${ending}`);
      return { contents: made, url: publishedAsset(name, made).url };
    },
  };
}

/** Reports a failure of the encoder: a check before the build looks only at the beginning and end of a file. */
function asPictureError(error: unknown, path: string): unknown {
  if (error instanceof PictureError || !(error instanceof Error)) return error;
  return new PictureError(
    `No other sizes could be made of ${path}, probably because it is damaged. Save the picture again, or use another one. (${error.message})`,
  );
}

async function addVariants(
  path: string,
  asset: AssetFile,
  variantMaker: VariantMaker,
): Promise<AssetFile> {
  const format = rasterFormatOf(extname(path).slice(1));
  if (format === undefined) return asset;
  const plan = planVariants(format, asset.built.width ?? 0, variantMaker.layout);
  const fallback = await variantMaker.make(path, asset, plan.fallback);
  const sources = await makeSources(plan, fallback, (variant) =>
    variantMaker.make(path, asset, variant),
  );
  const files = [fallback, ...sources.flatMap(({ files: made }) => made)];
  return {
    ...asset,
    built: {
      url: fallback.url,
      ...measurePicture(fallback.contents, `.${format}`),
      sources: sources.map(({ source }) => source),
    },
    variants: files.map(({ url, contents }) => ({ path: url.slice(1), contents })),
  };
}

/** The files of the fallback's own format, and of each other one that is smaller than the fallback at its width. */
async function makeSources(
  { sources, fallback: planned }: VariantPlan,
  fallback: VariantFile,
  make: (variant: Variant) => Promise<VariantFile>,
): Promise<readonly { readonly source: PictureSource; readonly files: readonly VariantFile[] }[]> {
  const made = sources.map(async ({ format, variants }) => {
    const files = await Promise.all(variants.map(make));
    const widths = variants.map(({ width }) => width);
    const bytes = files[widths.indexOf(planned.width)]?.contents.length ?? Infinity;
    if (format !== planned.format && bytes >= fallback.contents.length) return [];
    const urls = files.map(({ url }, index) => ({ url, width: widths[index] ?? planned.width }));
    const source: PictureSource = { type: `image/${format}`, variants: urls };
    return [{ source, files }];
  });
  return (await Promise.all(made)).flat();
}

/** Makes one file of a picture. */
type Encode = (contents: Uint8Array, variant: Variant) => Promise<Uint8Array>;

/** Incremented whenever the settings below change what files come out. */
const settings = 1;

/** Identifies what made a file: other versions may make other bytes. */
function encoderVersion(): string {
  return `${String(settings)} sharp ${packageVersion('sharp')}`;
}

/** Loads the package that makes pictures; throws a PictureError where it has no binary for the machine. */
async function openEncoder(): Promise<Encode> {
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
