import {
  isAvif,
  isHeic,
  isJpeg,
  isPng,
  isWebp,
  isWholeAvif,
  isWholeJpeg,
  isWholePng,
  isWholeWebp,
} from './picture-size.ts';
import { findDanger, isHtml, isSvg, isWholeSvg } from './svg.ts';
import type { Danger } from './tag-reader.ts';
import {
  isHevc,
  isMatroska,
  isMp4,
  isPlayableMp4,
  isQuickTime,
  isWebm,
  isWholeMp4,
  isWholeWebm,
} from './video.ts';

/** What a file is by its content. */
export interface Format {
  /** In a marketer's words, with an article. */
  readonly words: string;
  /** Without dots, in lower case; the first is the usual one. */
  readonly endings: readonly string[];
  /** Whether a content starts as one of this format does. */
  readonly begins: (contents: Buffer) => boolean;
  /** Whether nothing is missing of one that does. */
  readonly isWhole: (contents: Buffer) => boolean;
  /** What of it visitors must not be sent, where a format can hold such a thing. */
  readonly findDanger?: (contents: Buffer) => Danger | undefined;
}

/** Formats that no field takes are here for their names. */
const formats: readonly Format[] = [
  { words: 'a PNG picture', endings: ['png'], begins: isPng, isWhole: isWholePng },
  { words: 'a JPG picture', endings: ['jpg', 'jpeg'], begins: isJpeg, isWhole: isWholeJpeg },
  { words: 'a WebP picture', endings: ['webp'], begins: isWebp, isWhole: isWholeWebp },
  { words: 'an AVIF picture', endings: ['avif'], begins: isAvif, isWhole: isWholeAvif },
  { words: 'a HEIC picture', endings: ['heic'], begins: isHeic, isWhole: () => true },
  { words: 'a GIF picture', endings: ['gif'], begins: startsWith('GIF8'), isWhole: () => true },
  {
    words: 'an icon file',
    endings: ['ico'],
    begins: startsWith('\0\0\x01\0'),
    isWhole: isWholeIco,
  },
  { words: 'an SVG picture', endings: ['svg'], begins: isSvg, isWhole: isWholeSvg, findDanger },
  { words: 'a web page', endings: ['html', 'htm'], begins: isHtml, isWhole: () => true },
  { words: 'a WebVTT file', endings: ['vtt'], begins: isWebVtt, isWhole: () => true },
  { words: 'a PDF file', endings: ['pdf'], begins: isPdf, isWhole: isWholePdf },
  { words: 'a WebM video', endings: ['webm'], begins: isWebm, isWhole: isWholeWebm },
  { words: 'a Matroska video', endings: ['mkv'], begins: isMatroska, isWhole: () => true },
  {
    words: 'an MP4 video in H.264',
    endings: ['mp4'],
    begins: isPlayableMp4,
    isWhole: isWholeMp4,
  },
  { words: 'an MP4 video in HEVC', endings: [], begins: isHevc, isWhole: () => true },
  {
    words: 'an MP4 video in a form that few browsers play',
    endings: [],
    begins: isMp4,
    isWhole: () => true,
  },
  { words: 'a QuickTime video', endings: ['mov'], begins: isQuickTime, isWhole: () => true },
];

/** The format that an ending promises, where it is one that is known. */
export function formatOfEnding(ending: string): Format | undefined {
  return formats.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

/** The format that a content has, whatever the file is called. */
export function formatOfContent(contents: Buffer): Format | undefined {
  return formats.find(({ begins }) => begins(contents));
}

function startsWith(text: string): (contents: Buffer) => boolean {
  return (contents) => contents.toString('latin1', 0, text.length) === text;
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

/** https://www.w3.org/TR/webvtt1/#file-structure */
function isWebVtt(contents: Buffer): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(contents.toString('utf8', 0, 16));
}

// Readers look for both marks within a kilobyte of the ends.
function isPdf(contents: Buffer): boolean {
  return contents.subarray(0, 1024).includes('%PDF-');
}

function isWholePdf(contents: Buffer): boolean {
  return contents.subarray(-1024).includes('%%EOF');
}
