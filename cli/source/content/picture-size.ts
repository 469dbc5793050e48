import { imageSize } from 'image-size';
import type { PixelSize } from './jpeg.ts';
import { jpegSize } from './jpeg.ts';

/** From this orientation of its Exif data on, a photograph is shown on its side. */
const firstTurned = 5;

interface StoredSize extends PixelSize {
  readonly orientation?: number | undefined;
}

/** How large browsers draw a picture that is made of pixels; undefined for any other file, or one without a size. */
export function pictureSize(contents: Buffer): PixelSize | undefined {
  const size: StoredSize | undefined = storedSize(contents) ?? jpegSize(contents);
  if (size === undefined || size.width <= 0 || size.height <= 0) return undefined;
  const { width, height, orientation = 1 } = size;
  return orientation < firstTurned ? { width, height } : { width: height, height: width };
}

/**
 * The package throws for what it does not know, for what is cut off, and at fill bytes between the segments of a JPEG. It
 * gets a copy, because it reads beyond the end of a buffer that is a part of another.
 */
function storedSize(contents: Buffer): StoredSize | undefined {
  try {
    return imageSize(new Uint8Array(contents));
  } catch {
    return undefined;
  }
}
