import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutCache } from '../../../cli/compile/emit/drawing.ts';
import type { Remember } from '../../../cli/compile/emit/drawing.ts';
import type { AssetFile } from '../../../cli/compile/site/assets.ts';
import { createAsset } from '../../../cli/compile/site/assets.ts';
import { makePictures } from '../../../cli/compile/site/pictures/make-pictures.ts';
import {
  parseLayoutWidths,
  planWidths,
  readLayoutWidths,
} from '../../../cli/compile/site/pictures/variant-plan.ts';
import { mark, photograph } from '../../rasters/rasters.ts';

const layout = { widths: [360, 720, 1440], fallback: 1140 };

/** What becomes of one file that pages show. */
async function made(
  name: string,
  contents: Buffer,
  remember: Remember = withoutCache,
): Promise<AssetFile> {
  const path = `assets/${name}`;
  const all = await makePictures(
    new Map([[path, createAsset(path, contents)]]),
    new Set([path]),
    readLayoutWidths(),
    remember,
  );
  const asset = all.get(path);
  if (asset === undefined) throw new Error(`${path} is lost.`);
  return asset;
}

function widthsOf({ built }: AssetFile) {
  return built.sources?.map(({ variants }) => variants.map(({ width }) => width));
}

/** The files that are published, as the library reads them, by their endings. */
async function published({ variants = [] }: AssetFile) {
  return Promise.all(
    variants.map(async ({ path, contents }) => {
      if (typeof contents === 'string') throw new Error(`${path} is a text.`);
      return { ending: path.split('.').at(-1), ...(await sharp(contents).metadata()) };
    }),
  );
}

test('the widths are those of the containers and of half of them, and twice the narrowest', () => {
  const styles = [430, 830]
    .map((width) => `.container { max-width: calc(${String(width)} * var(--pixel)) }`)
    .join('\n');
  expect(parseLayoutWidths(styles, '--gap: 15px;')).toEqual({
    widths: [200, 400, 800],
    fallback: 800,
  });
  expect(readLayoutWidths().widths).toEqual([360, 470, 570, 720, 940, 1140, 1440]);
});

test.each([
  ['wider than all of the layout', 4000, [360, 720, 1440], 1140],
  ['narrower than some of it', 1000, [360, 720, 1000], 1000],
  ['as wide as one of it', 720, [360, 720], 720],
  ['narrower than all of it', 200, [200], 200],
])('a picture that is %s is published in no width above its own', (_, width, widths, fallback) => {
  expect(planWidths(width, layout)).toEqual({ widths, fallback });
});

test('a photograph is published as AVIF and WebP, and as JPG for other browsers', async () => {
  const asset = await made('class.jpg', await photograph(800, 600));
  expect(asset.built).toMatchObject({ width: 800, height: 600 });
  expect(asset.built.url).toMatch(/^\/assets\/class-800-\w{10}\.jpg$/);
  expect(asset.built.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(widthsOf(asset)).toEqual([
    [360, 470, 570, 720, 800],
    [360, 470, 570, 720, 800],
  ]);
  const files = await published(asset);
  expect(files).toHaveLength(11);
  expect(files[0]).toMatchObject({ ending: 'jpg', format: 'jpeg', width: 800, height: 600 });
  expect(files[1]).toMatchObject({ ending: 'avif', format: 'heif', width: 360, height: 270 });
  expect(files[6]).toMatchObject({ ending: 'webp', format: 'webp', width: 360, height: 270 });
});

test('a small mark keeps its size and its transparency, and its format where another saves nothing', async () => {
  const asset = await made('logo.png', await mark(200, 60));
  expect(asset.built).toMatchObject({ width: 200, height: 60 });
  const files = await published(asset);
  expect(files.map(({ width, hasAlpha }) => ({ width, hasAlpha }))).toEqual(
    files.map(() => ({ width: 200, hasAlpha: true })),
  );
  const sizes = new Map(asset.variants?.map(({ path, contents }) => [`/${path}`, contents.length]));
  const fallback = sizes.get(asset.built.url) ?? 0;
  for (const { variants } of asset.built.sources ?? [])
    expect(sizes.get(variants[0]?.url ?? '')).toBeLessThan(fallback);
});

test('a WebP that another format makes no smaller still comes in the widths of the layout', async () => {
  const asset = await made(
    'mark.webp',
    await sharp(await mark(800, 300))
      .webp()
      .toBuffer(),
  );
  const webp = asset.built.sources?.find(({ type }) => type === 'image/webp');
  expect(webp?.variants.map(({ width }) => width)).toEqual([360, 470, 570, 720, 800]);
  expect(webp?.variants.map(({ url }) => url)).toContain(asset.built.url);
});

test('a photograph that was taken on its side is turned upright, and says nothing of the camera', async () => {
  const taken = await sharp(await photograph(400, 300))
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'Someone' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const asset = await made('class.jpg', taken);
  expect(asset.built).toMatchObject({ width: 300, height: 400 });
  for (const { width, height, exif, orientation = 1 } of await published(asset)) {
    expect({ isUpright: (width ?? 0) < (height ?? 0), exif, orientation }).toEqual({
      isUpright: true,
      exif: undefined,
      orientation: 1,
    });
  }
});

test('the same picture gives the same bytes', async () => {
  const photo = await photograph(500, 400);
  const [one, other] = [await made('class.jpg', photo), await made('class.jpg', photo)];
  expect(one.built).toEqual(other.built);
});

test('what was made before is not made again', async () => {
  const known = new Map<string, Uint8Array>();
  const worked: string[] = [];
  const remember: Remember = async (key, work) => {
    const result = known.get(key) ?? (worked.push(key), await work());
    known.set(key, result);
    return result;
  };
  const photo = await photograph(500, 400);
  const first = await made('class.jpg', photo, remember);
  const count = worked.length;
  const again = await made('renamed.jpg', photo, remember);
  expect(worked).toHaveLength(count);
  expect(again.variants?.length).toBe(first.variants?.length);
});

test('a picture that moves is published as it is', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
  const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
  const moving = await sharp(frames, { raw }).webp().toBuffer();
  const asset = await made('moving.webp', moving);
  expect(asset.built).toMatchObject({ width: 10, height: 10 });
  expect(asset).not.toHaveProperty('variants');
});

test('a drawing is published as it is', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>');
  expect(await made('a.svg', svg)).not.toHaveProperty('variants');
});

test('a picture that pages do not show is published as it is', async () => {
  const path = 'assets/thumb.jpg';
  const assets = new Map([[path, createAsset(path, await photograph(400, 300))]]);
  expect(await makePictures(assets, new Set(), layout, withoutCache)).toBe(assets);
});

test('a damaged picture is named in plain words', async () => {
  const photo = await photograph(400, 300);
  const damaged = Buffer.concat([photo.subarray(0, 700), photo.subarray(-2)]);
  await expect(made('class.jpg', damaged)).rejects.toThrow(
    /^No other sizes could be made of assets\/class\.jpg, probably because it is damaged\./,
  );
});
