import { pictureSize } from './picture-size.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const bytesAroundChunk = 12;

export function isPng(contents: Buffer): boolean {
  return contents.subarray(0, signature.length).equals(signature);
}

/** Walks the chunks of a PNG to its end mark (ISO/IEC 15948, clause 5). */
export function isWholePng(contents: Buffer): boolean {
  let offset = signature.length;
  while (offset + bytesAroundChunk <= contents.length) {
    const name = contents.toString('latin1', offset + 4, offset + 8);
    if (name === 'IEND') return pictureSize(contents) !== undefined;
    offset += bytesAroundChunk + contents.readUInt32BE(offset);
  }
  return false;
}
