import type { BuiltAsset } from '../../runtime/contract.ts';
import { readSvgRoot } from '../source/content/svg.ts';
import { pictureSize } from '../source/content/picture-size.ts';

type Measures = Pick<BuiltAsset, 'width' | 'height' | 'title'>;

const pixelPictures: readonly string[] = ['.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Size in pixels of a picture, and title of an SVG; empty for any other file. */
export function measurePicture(contents: Uint8Array, extension: string): Measures {
  const ending = extension.toLowerCase();
  const buffer = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (ending === '.svg') return measureSvg(buffer);
  return pixelPictures.includes(ending) ? { ...pictureSize(buffer) } : {};
}

function measureSvg(contents: Buffer): Measures {
  const root = readSvgRoot(contents);
  if (root === undefined) return {};
  const { title, attributes } = root;
  return { ...drawnSize(attributes), ...(title !== undefined && { title }) };
}

/** Of the view box where the file states no size. */
function drawnSize(attributes: ReadonlyMap<string, string>): Measures {
  const box =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
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
