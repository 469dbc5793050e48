/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const bytesAroundChunk = 12;

export function isPng(contents: Buffer): boolean {
  return contents.subarray(0, signature.length).equals(signature);
}

/** Walks the chunks of a PNG to its end mark (ISO/IEC 15948, clause 5). */
export function isWholePng(contents: Buffer): boolean {
  let offset = signature.length;
  while (offset + bytesAroundChunk <= contents.length) {
    if (nameOf(contents, offset) === 'IEND') return measurePng(contents) !== undefined;
    offset += bytesAroundChunk + contents.readUInt32BE(offset);
  }
  return false;
}

/** Undefined for what is no PNG, or cut off before its size. */
export function measurePng(contents: Buffer): PixelSize | undefined {
  if (!isPng(contents) || contents.length < 24 || nameOf(contents, 8) !== 'IHDR') return undefined;
  const [width, height] = [contents.readUInt32BE(16), contents.readUInt32BE(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function nameOf(contents: Buffer, chunk: number): string {
  return contents.toString('latin1', chunk + 4, chunk + 8);
}
