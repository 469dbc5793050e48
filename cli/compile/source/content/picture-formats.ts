import { boxesOf, brandsOf, textAt } from './boxes.ts';
import { findFrame, isJpeg, pictureSize } from './picture-size.ts';
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

const endMarker = Buffer.from([0xff, 0xd9]);

/** Whether size and end marker are there; cameras append data of their own behind it. */
function isWholeJpeg(contents: Buffer): boolean {
  const frame = findFrame(contents);
  return frame !== undefined && contents.indexOf(endMarker, frame) >= 0;
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
