import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { BuiltAsset } from '../../../runtime/contract.ts';
import { pictureSize } from '../source/content/picture-size.ts';
import { svgTags } from '../source/content/svg.ts';
import { filmSeconds } from './film-length.ts';
import type { OutputEntry } from './output-file.ts';
import { hashContent } from '../values/hash.ts';
import { rasterFormatOf } from './pictures/variant-plan.ts';

/** An asset of the project and what the build knows of it. */
export interface AssetFile {
  /** There until those of another one are asked for. */
  readonly contents: () => Uint8Array;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Where the file itself is published. */
  readonly url: string;
  /** What pages are given of it. */
  readonly built: BuiltAsset;
  /** What pages load in its place, where a picture is published in several sizes. */
  readonly variants?: readonly OutputEntry[];
}

/** Assets by their paths in the project. */
export type Assets = ReadonlyMap<string, AssetFile>;

/** Reads the named assets; each gets a URL that holds a hash of its content. */
export function readAssets(root: string, paths: Iterable<string>): Assets {
  const read = (path: string) => createAsset(path, readFileSync(join(root, path)));
  return new Map([...paths].sort().map((path) => [path, read(path)]));
}

/** The same assets, some published at an address of their own instead of their hash. */
export function publishAt(assets: Assets, urls: ReadonlyMap<string, string>): Assets {
  return new Map([...assets].map(([path, asset]) => [path, assetAt(asset, urls.get(path))]));
}

/** An asset at a URL that stays; undefined leaves it where it is. */
export function assetAt(asset: AssetFile, url: string | undefined): AssetFile {
  return url === undefined ? asset : { ...asset, url, built: { ...asset.built, url } };
}

/** @param again Reads the contents once more, which are not held for this. */
export function createAsset(
  path: string,
  contents: Uint8Array,
  again: () => Uint8Array = () => contents,
): AssetFile {
  const hash = hashContent(contents);
  const url = assetUrl(path, hash);
  const seconds = filmSeconds(contents, extname(path));
  const measures = measurePicture(contents, extname(path));
  const built = { url, ...measures, ...(seconds !== undefined && { seconds }) };
  return { contents: again, hash, url, built };
}

/** Where an asset is published: characters that hosts spell differently become hyphens. */
export function assetUrl(path: string, hash: string): string {
  return `${publishedStart(path)}${hash.slice(0, 10)}${plain(extname(path))}`;
}

/** What the URLs of an asset and of its other sizes begin with, whatever it holds. */
export function publishedStart(path: string): string {
  return `/assets/${plain(basename(path, extname(path)))}-`;
}

function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/gu, '-');
}

type Measures = Pick<BuiltAsset, 'width' | 'height' | 'title'>;

/** Size in pixels of a picture, and title of an SVG; empty for any other file. */
export function measurePicture(contents: Uint8Array, extension: string): Measures {
  const ending = extension.toLowerCase();
  const buffer = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (ending === '.svg') return measureSvg(buffer);
  return rasterFormatOf(ending) === undefined ? {} : { ...pictureSize(buffer) };
}

function measureSvg(contents: Buffer): Measures {
  const head = svgTags(headOf(contents));
  const { title, attributes } = (head?.title === undefined ? svgTags(contents) : head) ?? {};
  if (attributes === undefined) return {};
  return { ...drawnSize(attributes), ...(title !== undefined && { title }) };
}

/** What comes up to the end of the title: the rest is the drawing, most of the file. */
function headOf(contents: Buffer): Buffer {
  const end = contents.indexOf('</title>');
  return end === -1 ? contents : contents.subarray(0, end + '</title>'.length);
}

/** Of the view box where the file states no size. */
function drawnSize(attributes: ReadonlyMap<string, string>): Measures {
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , boxWidth, boxHeight] = box.map(Number);
  const width = pixels(attributes.get('width')) ?? boxWidth;
  const height = pixels(attributes.get('height')) ?? boxHeight;
  return width !== undefined && height !== undefined ? { width, height } : {};
}

/** A length in other units, or relative to its surroundings, says nothing in pixels. */
function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
