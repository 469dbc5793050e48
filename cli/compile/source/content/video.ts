import type { Format } from './picture-formats.ts';
import { boxesOf, brandsOf } from './boxes.ts';

const ebmlMark = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const segmentMark = Buffer.from([0x18, 0x53, 0x80, 0x67]);
const mp4Brand = /^(?:isom|iso\d|mp4\d|avc1|av01|M4V |dash|MSNV|3gp.)$/;

function isMp4(contents: Buffer): boolean {
  const [major, ...others] = brandsOf(contents);
  return major !== 'qt  ' && [major ?? '', ...others].some((brand) => mp4Brand.test(brand));
}

/** An MP4 file whose pictures are coded in a way that browsers play. */
function isPlayableMp4(contents: Buffer): boolean {
  return isMp4(contents) && !foreignCodec.test(codecsOf(contents));
}

/** What telephones and cameras often record; most browsers play its sound at best. */
function isHevc(contents: Buffer): boolean {
  return isMp4(contents) && /hvc1|hev1/.test(codecsOf(contents));
}

/** It can be played where its list of frames and the frames are there. */
function isWholeMp4(contents: Buffer): boolean {
  const boxes = boxesOf(contents);
  return boxes !== undefined && boxes.has('moov') && (boxes.has('mdat') || boxes.has('moof'));
}

/** The oldest have no brands. */
function isQuickTime(contents: Buffer): boolean {
  const isOld = /^(?:moov|mdat|wide|free)$/.test(contents.toString('latin1', 4, 8));
  return isOld || brandsOf(contents)[0] === 'qt  ';
}

/** Whether the segment is all there (RFC 9559, 4.5); recorders may state no size. */
function isWholeWebm(contents: Buffer): boolean {
  const segment = contents.indexOf(segmentMark);
  if (segment < 0 || segment + 12 > contents.length) return false;
  const start = segment + segmentMark.length;
  const length = Math.clz32(contents.readUInt8(start)) - 23;
  if (length > 8) return false;
  const bits = contents.readBigUInt64BE(start) >> BigInt(64 - 8 * length);
  const unknown = (1n << BigInt(7 * length)) - 1n;
  const size = bits & unknown;
  return size === unknown || BigInt(start + length) + size <= BigInt(contents.length);
}

/** Codings of pictures that browsers do not play, or only some of them on some devices. */
const foreignCodec = /hvc1|hev1|dvh1|dvhe|mp4v|s263|ap[ch][a-z]|jpeg|mjp[ab]/;

/** The codings of its tracks, each after its description's head (ISO/IEC 14496-12, 8.5.2). */
function codecsOf(contents: Buffer): string {
  const tracks = boxesOf(contents)?.get('moov')?.toString('latin1') ?? '';
  return Array.from(tracks.matchAll(/stsd.{12}(.{4})/gs), ([, codec]) => codec).join(' ');
}

/** Whether the head of an EBML file calls it so (RFC 8794, section 11.2.4). */
function isCalled(type: RegExp): (contents: Buffer) => boolean {
  return (contents) =>
    contents.subarray(0, 4).equals(ebmlMark) && type.test(contents.toString('latin1', 4, 80));
}

export const videoFormats: readonly Format[] = [
  {
    words: 'a WebM video',
    endings: ['webm'],
    begins: isCalled(/\x42\x82.webm/s),
    isWhole: isWholeWebm,
  },
  { words: 'a Matroska video', endings: ['mkv'], begins: isCalled(/\x42\x82.matroska/s) },
  { words: 'an MP4 video in H.264', endings: ['mp4'], begins: isPlayableMp4, isWhole: isWholeMp4 },
  { words: 'an MP4 video in HEVC', endings: [], begins: isHevc },
  { words: 'an MP4 video in a form that few browsers play', endings: [], begins: isMp4 },
  { words: 'a QuickTime video', endings: ['mov'], begins: isQuickTime },
];
