import { imageSize } from 'image-size';

/** From this orientation of its Exif data on, a photograph is shown on its side. */
const firstTurned = 5;

/** How large browsers draw a picture made of pixels; undefined for any other file. */
export function pictureSize(contents: Buffer) {
  const size = storedSize(contents);
  if (size === undefined || size.width <= 0 || size.height <= 0) return undefined;
  const { width, height, orientation = 1 } = size;
  return orientation < firstTurned ? { width, height } : { width: height, height: width };
}

/** It throws for what it does not know, and at fill bytes; it reads beyond a buffer's end. */
function storedSize(contents: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(new Uint8Array(contents));
  } catch {
    const frame = isJpeg(contents) ? findFrame(contents) : undefined;
    if (frame === undefined) return undefined;
    return { width: contents.readUInt16BE(frame + 7), height: contents.readUInt16BE(frame + 5) };
  }
}

export function isJpeg(contents: Buffer): boolean {
  return contents.length > 2 && contents.readUIntBE(0, 3) === 0xffd8ff;
}

/** Offset of the frame header of a JPEG, which has its size (ITU-T T.81, annex B). */
export function findFrame(contents: Buffer): number | undefined {
  let offset = 2;
  while (offset + 9 < contents.length && contents[offset] === 0xff) {
    const marker = contents.readUInt8(offset + 1);
    if (isFrame(marker)) return offset;
    // Any number of fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + contents.readUInt16BE(offset + 2);
  }
  return undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
