/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const endMarker = Buffer.from([0xff, 0xd9]);

export function isJpeg(contents: Buffer): boolean {
  return contents.length > 2 && contents.readUIntBE(0, 3) === 0xffd8ff;
}

/** Whether the size and the end marker are there. Cameras append data of their own after the marker. */
export function isWholeJpeg(contents: Buffer): boolean {
  const frame = findFrame(contents);
  return frame !== undefined && contents.indexOf(endMarker, frame) >= 0;
}

/** The size of a JPEG; undefined for other files, and for one that is cut off before its size. */
export function jpegSize(contents: Buffer): PixelSize | undefined {
  const frame = isJpeg(contents) ? findFrame(contents) : undefined;
  if (frame === undefined) return undefined;
  return { width: contents.readUInt16BE(frame + 7), height: contents.readUInt16BE(frame + 5) };
}

/** Offset of the frame header of a JPEG, which has its size (ITU-T T.81, annex B). */
function findFrame(contents: Buffer): number | undefined {
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
