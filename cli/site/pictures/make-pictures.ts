import { extname } from 'node:path';
import type { PictureSource } from '../../../runtime/contract.ts';
import { PictureError } from '../../emit/picture-error.ts';
import type { Remember } from '../../emit/remember.ts';
import { isAnimated } from '../../source/content/animation.ts';
import type { AssetFile } from '../assets.ts';
import { publishedAsset } from '../assets.ts';
import { measurePicture } from '../picture.ts';
import type { Encode } from './encoder.ts';
import { encoderVersion, openEncoder } from './encoder.ts';
import type { Recipe, Variant } from './recipe.ts';
import { pixelFormatOf, planRecipe } from './recipe.ts';
import type { LayoutWidths } from './widths.ts';
import { readLayoutWidths } from './widths.ts';

/** The assets, with those that pages show as pictures made of pixels in all formats and widths (docs/product.md P10). */
export async function makePictures(
  assets: ReadonlyMap<string, AssetFile>,
  shown: ReadonlySet<string>,
  remember: Remember,
): Promise<ReadonlyMap<string, AssetFile>> {
  const pictures = [...assets].filter(
    ([path, asset]) => shown.has(path) && isMadeOver(path, asset),
  );
  if (pictures.length === 0) return assets;
  const workshop = openWorkshop(remember);
  const made = pictures.map(
    async ([path, asset]) => [path, await makePicture(path, asset, workshop)] as const,
  );
  return new Map([...assets, ...(await Promise.all(made))]);
}

/** Drawings fit every size as they are, and animations would stand still. */
export function isMadeOver(path: string, { contents, built }: AssetFile): boolean {
  const isPixels = pixelFormatOf(extname(path).slice(1)) !== undefined;
  return isPixels && built.width !== undefined && !isAnimated(Buffer.from(contents));
}

/** What pictures are made with; the package is loaded when the first is made that is not cached. */
interface Workshop {
  readonly layout: LayoutWidths;
  readonly make: (path: string, asset: AssetFile, variant: Variant) => Promise<PictureFile>;
}

interface PictureFile {
  readonly contents: Uint8Array;
  readonly url: string;
}

function openWorkshop(remember: Remember): Workshop {
  const version = encoderVersion();
  let encoder: Promise<Encode> | undefined;
  return {
    layout: readLayoutWidths(),
    make: async (path, { contents, hash }, variant) => {
      const { format, width } = variant;
      const encode = async () => (await (encoder ??= openEncoder()))(contents, variant);
      const key = `picture ${hash} ${format} ${String(width)} ${version}`;
      const made = await remember(key, encode).catch((error: unknown) => {
        throw explain(error, path);
      });
      const ending = format === 'jpeg' ? 'jpg' : format;
      const name = path.replace(/\.[^.]*$/, `-${String(width)}.${ending}`);
      return { contents: made, url: publishedAsset(name, made).url };
    },
  };
}

/** Files are looked at before a build, but only at their beginnings and ends. */
function explain(error: unknown, path: string): unknown {
  if (error instanceof PictureError || !(error instanceof Error)) return error;
  return new PictureError(
    `No other sizes could be made of ${path}, probably because it is damaged. Save the picture again, or use another one. (${error.message})`,
  );
}

async function makePicture(path: string, asset: AssetFile, workshop: Workshop): Promise<AssetFile> {
  const format = pixelFormatOf(extname(path).slice(1));
  if (format === undefined) return asset;
  const recipe = planRecipe(format, asset.built.width ?? 0, workshop.layout);
  const fallback = await workshop.make(path, asset, recipe.fallback);
  const sources = await makeSources(recipe, fallback, (variant) =>
    workshop.make(path, asset, variant),
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

/** The files of each format that is smaller than the fallback at its width, and of the fallback's own. */
async function makeSources(
  { sources, fallback: { format: usualFormat, width: usual } }: Recipe,
  fallback: PictureFile,
  make: (variant: Variant) => Promise<PictureFile>,
): Promise<readonly { readonly source: PictureSource; readonly files: readonly PictureFile[] }[]> {
  const made = sources.map(async ({ format, variants }) => {
    const files = await Promise.all(variants.map(make));
    const widths = variants.map(({ width }) => width);
    const atUsual = files[widths.indexOf(usual)]?.contents.length ?? Infinity;
    const isWorthIt = format === usualFormat || atUsual < fallback.contents.length;
    const named = files.map(({ url }, index) => ({ url, width: widths[index] ?? usual }));
    const source: PictureSource = { type: `image/${format}`, variants: named };
    return isWorthIt ? [{ source, files }] : [];
  });
  return (await Promise.all(made)).flat();
}
