import { imageSize } from 'image-size';
import type { Danger } from './svg.ts';

/** What a file is by its content. */
export interface Format {
  /** In a marketer's words, with an article. */
  readonly words: string;
  /** Without dots, in lower case; the first is the usual one. */
  readonly endings: readonly string[];
  readonly begins: (contents: Buffer) => boolean;
  /** Whether nothing is missing of one that does, where that can be seen. */
  readonly isWhole?: (contents: Buffer) => boolean;
  /** What of it visitors must not be sent, where a format can hold such a thing. */
  readonly findDanger?: (contents: Buffer) => Danger | undefined;
}

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

/** A WebP picture is a RIFF file. */
function isWebp(contents: Buffer): boolean {
  return textAt(contents, 0) === 'RIFF' && textAt(contents, 8) === 'WEBP';
}

function isWholeWebp(contents: Buffer): boolean {
  const size = 8 + contents.readUInt32LE(4);
  return size > 12 && size <= contents.length;
}

/** Whether a file says that it is readable as one of some kinds. */
function hasBrand(kind: RegExp): (contents: Buffer) => boolean {
  return (contents) => brandsOf(contents).some((brand) => kind.test(brand));
}

function isWholeAvif(contents: Buffer): boolean {
  const boxes = boxesOf(contents);
  // The points are in a box of their own or, rarely, in one inside that of the properties.
  return boxes !== undefined && (boxes.has('mdat') || contents.includes('idat'));
}

/** The boxes of a file by name (ISO/IEC 14496-12, 4.2); undefined where the last is cut off. */
export function boxesOf(contents: Buffer): ReadonlyMap<string, Buffer> | undefined {
  const boxes = new Map<string, Buffer>();
  let offset = 0;
  while (offset + 8 <= contents.length) {
    const size = boxSize(contents, offset);
    if (size < 8) return undefined;
    boxes.set(textAt(contents, offset + 4), contents.subarray(offset, offset + size));
    offset += size;
  }
  return offset === contents.length ? boxes : undefined;
}

/** A box without a size extends to the end; one of four gigabytes or more is not for a page. */
function boxSize(contents: Buffer, offset: number): number {
  const size = contents.readUInt32BE(offset);
  if (size === 0) return contents.length - offset;
  return size === 1 && offset + 16 <= contents.length
    ? Number(contents.readBigUInt64BE(offset + 8))
    : size;
}

/** The brands that the first box says the file is readable as. */
export function brandsOf(contents: Buffer): readonly string[] {
  if (contents.length < 12 || textAt(contents, 4) !== 'ftyp') return [];
  const end = Math.min(contents.readUInt32BE(0), contents.length);
  const brands = contents.toString('latin1', 8, end);
  return brands.match(/.{4}/gs) ?? [];
}

function textAt(contents: Buffer, offset: number): string {
  return contents.toString('latin1', offset, offset + 4);
}

const endMarker = Buffer.from([0xff, 0xd9]);

function isJpeg(contents: Buffer): boolean {
  return contents.length > 2 && contents.readUIntBE(0, 3) === 0xffd8ff;
}

/** Whether size and end marker are there; cameras append data of their own behind it. */
function isWholeJpeg(contents: Buffer): boolean {
  const frame = findFrame(contents);
  return frame !== undefined && contents.indexOf(endMarker, frame) >= 0;
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

/** The bytes that every PNG begins with (ISO/IEC 15948, clause 5.2). */
export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function isPng(contents: Buffer): boolean {
  return contents.subarray(0, pngSignature.length).equals(pngSignature);
}

/** The last chunk of a PNG is empty, and has four bytes of checksum (ISO/IEC 15948, clause 5). */
function isWholePng(contents: Buffer): boolean {
  const end = contents.lastIndexOf('IEND');
  return end >= 0 && end + 8 <= contents.length && pictureSize(contents) !== undefined;
}

/** In the `VP8X` chunk (https://developers.google.com/speed/webp/docs/riff_container). */
const webpAnimation = 0x02;

export function isAnimated(contents: Buffer): boolean {
  if (isWebp(contents))
    return textAt(contents, 12) === 'VP8X' && (contents.readUInt8(20) & webpAnimation) !== 0;
  if (!isPng(contents)) return brandsOf(contents)[0] === 'avis';
  // The chunk that announces frames stands before those of the first one.
  const control = contents.indexOf('acTL');
  return control >= 0 && control < contents.indexOf('IDAT');
}

/** Its directory names where each of the pictures in it ends. */
function isWholeIco(contents: Buffer): boolean {
  const count = contents.length < 6 ? 0 : contents.readUInt16LE(4);
  if (count === 0 || contents.length < 6 + 16 * count) return false;
  const entries = Array.from({ length: count }, (_, index) => 6 + 16 * index);
  return entries.every(
    (entry) =>
      contents.readUInt32LE(entry + 8) + contents.readUInt32LE(entry + 12) <= contents.length,
  );
}

function startsWith(text: string): (contents: Buffer) => boolean {
  return (contents) => contents.toString('latin1', 0, text.length) === text;
}

/** Formats that no field takes are here for their names. */
export const pictureFormats: readonly Format[] = [
  { words: 'a PNG picture', endings: ['png'], begins: isPng, isWhole: isWholePng },
  { words: 'a JPG picture', endings: ['jpg', 'jpeg'], begins: isJpeg, isWhole: isWholeJpeg },
  { words: 'a WebP picture', endings: ['webp'], begins: isWebp, isWhole: isWholeWebp },
  {
    words: 'an AVIF picture',
    endings: ['avif'],
    begins: hasBrand(/^avi[fs]$/),
    isWhole: isWholeAvif,
  },
  // What telephones take pictures in; its brands stand for the ways of coding one.
  { words: 'a HEIC picture', endings: ['heic'], begins: hasBrand(/^(?:he[iv][csmx]|mif1)$/) },
  { words: 'a GIF picture', endings: ['gif'], begins: startsWith('GIF8') },
  {
    words: 'an icon file',
    endings: ['ico'],
    begins: startsWith('\0\0\x01\0'),
    isWhole: isWholeIco,
  },
];
