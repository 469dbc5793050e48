import { extname } from 'node:path';
import type { PictureSource } from '../../../runtime/contract.ts';
import { PictureError } from '../../emit/picture-error.ts';
import type { Remember } from '../../emit/remember.ts';
import { isAnimated } from '../../source/content/picture-size.ts';
import type { AssetFile } from '../assets.ts';
import { publishedAsset } from '../assets.ts';
import { measurePicture } from '../picture.ts';
import type { Encode } from './encoder.ts';
import { encoderVersion, openEncoder } from './encoder.ts';
import type { VariantPlan, Variant } from './variant-plan.ts';
import { rasterFormatOf, planVariants } from './variant-plan.ts';
import type { LayoutWidths } from './widths.ts';

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
