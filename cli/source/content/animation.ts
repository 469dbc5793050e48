import { isPng } from './png.ts';
import { isAvifSequence, isWebp } from './boxes.ts';

/** Bits of the first byte of a WebP's `VP8X` chunk (https://developers.google.com/speed/webp/docs/riff_container). */
const webpAnimation = 0x02;

/** Whether a picture moves. */
export function isAnimated(contents: Buffer): boolean {
  if (isWebp(contents)) return isAnimatedWebp(contents);
  return isPng(contents) ? isAnimatedPng(contents) : isAvifSequence(contents);
}

function isAnimatedWebp(contents: Buffer): boolean {
  const isExtended = contents.toString('latin1', 12, 16) === 'VP8X';
  return isExtended && (contents.readUInt8(20) & webpAnimation) !== 0;
}

/** The chunk that announces frames stands before those of the first one. */
function isAnimatedPng(contents: Buffer): boolean {
  const control = contents.indexOf('acTL');
  return control >= 0 && control < contents.indexOf('IDAT');
}
