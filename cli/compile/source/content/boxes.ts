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

export function textAt(contents: Buffer, offset: number): string {
  return contents.toString('latin1', offset, offset + 4);
}
