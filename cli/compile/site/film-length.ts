import { boxesOf } from '../source/content/boxes.ts';

/** How many seconds a film plays, by its file; undefined of what is no film that browsers play. */
export function filmSeconds(contents: Uint8Array, extension: string): number | undefined {
  const buffer = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const read = { '.mp4': secondsOfMp4, '.webm': secondsOfWebm }[extension.toLowerCase()];
  try {
    return read?.(buffer);
  } catch (error) {
    // A file that ends within a number is reported by its content.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** By the movie header (ISO/IEC 14496-12, section 8.2.2). */
function secondsOfMp4(contents: Buffer): number | undefined {
  const movie = boxesOf(contents)?.get('moov');
  const header = movie && boxesOf(movie.subarray(boxHead))?.get('mvhd');
  if (header === undefined) return undefined;
  const isLong = header.readUInt8(boxHead) === 1;
  const scale = boxHead + (isLong ? 20 : 12);
  const length = isLong
    ? Number(header.readBigUInt64BE(scale + 4))
    : header.readUInt32BE(scale + 4);
  return length / header.readUInt32BE(scale);
}

/** Bytes of a box before its content. */
const boxHead = 8;

/** The ids of elements of WebM (https://www.matroska.org/technical/elements.html). */
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };

function secondsOfWebm(contents: Buffer): number | undefined {
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
  const segment = findElement(view, ids.segment, { start: 0, end: view.byteLength });
  const info = segment && findElement(view, ids.info, segment);
  const duration = info && findElement(view, ids.duration, info);
  if (info === undefined || duration === undefined) return undefined;
  const { start, end } = duration;
  const ticks = end - start === 4 ? view.getFloat32(start) : view.getFloat64(start);
  const scale = findElement(view, ids.scale, info);
  return (ticks * (scale === undefined ? 1e6 : numberIn(view, scale))) / 1e9;
}

function findElement(view: DataView, id: number, { start, end }: Part): Part | undefined {
  for (let at = start; at < end;) {
    const name = { start: at, end: at + lengthOfVint(view, at) };
    const size = { start: name.end, end: name.end + lengthOfVint(view, name.end) };
    const length = sizeIn(view, size);
    // All bits set: the size is not known, as of a live stream.
    const isOpen = length >= 2 ** (7 * (size.end - size.start)) - 1;
    const part = { start: size.end, end: isOpen ? end : Math.min(end, size.end + length) };
    if (numberIn(view, name) === id) return part;
    at = part.end;
  }
  return undefined;
}

/** How many bytes a number takes whose leading zeros say so. */
function lengthOfVint(view: DataView, at: number): number {
  return Math.clz32(view.getUint8(at)) - 23;
}

/** A size, whose first byte begins with the bits that say how many bytes it takes. */
function sizeIn(view: DataView, { start, end }: Part): number {
  const first = view.getUint8(start) & (0xff >> (end - start));
  return first * 256 ** (end - start - 1) + numberIn(view, { start: start + 1, end });
}

function numberIn(view: DataView, { start, end }: Part): number {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 256 + view.getUint8(at);
  return number;
}
