import type { BuiltAsset } from '../../runtime/contract.ts';
import { pictureSize } from '../source/content/picture-size.ts';
import { readSvg } from '../source/content/svg.ts';

type Measures = Pick<BuiltAsset, 'width' | 'height' | 'title'>;

const pixelPictures: readonly string[] = ['.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Size in pixels of a picture, and title of an SVG; empty for any other file. */
export function measurePicture(contents: Uint8Array, extension: string): Measures {
  const ending = extension.toLowerCase();
  const buffer = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (ending === '.svg') return measureSvg(buffer.toString('utf8'));
  return pixelPictures.includes(ending) ? { ...pictureSize(buffer) } : {};
}

function measureSvg(text: string): Measures {
  const { size, title } = readSvg(text) ?? {};
  return { ...size, ...(title !== undefined && { title }) };
}
