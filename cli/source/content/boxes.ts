/** A WebP picture is a RIFF file. */
export function isWebp(contents: Buffer): boolean {
  return textAt(contents, 0) === 'RIFF' && textAt(contents, 8) === 'WEBP';
}

export function isWholeWebp(contents: Buffer): boolean {
  const size = 8 + contents.readUInt32LE(4);
  return size > 12 && size <= contents.length;
}

export function isAvif(contents: Buffer): boolean {
  return brandsOf(contents).some((brand) => ['avif', 'avis'].includes(brand));
}

/** Whether the file holds an animation. */
export function isAvifSequence(contents: Buffer): boolean {
  return brandsOf(contents)[0] === 'avis';
}

/** What telephones take pictures in; its brands stand for the ways of coding one. */
export function isHeic(contents: Buffer): boolean {
  return brandsOf(contents).some((brand) => /^(he[iv][csmx]|mif1)$/.test(brand));
}

export function isWholeAvif(contents: Buffer): boolean {
  const boxes = boxesOf(contents);
  // The points are in a box of their own or, rarely, in one inside that of the properties.
  return boxes !== undefined && (boxes.has('mdat') || contents.includes('idat'));
}

/** The boxes of a file by their names (ISO/IEC 14496-12, clause 4.2); undefined where the last one is cut off. */
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
